import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { amountError, centsOf } from "#contracts/text/dollar-amount";
import { currencyText, mayBeTyped } from "~/ui/forms/currency";

const decimals = { decimals: true };

describe("an amount of dollars", () => {
  test.each([
    ["1500", 150_000],
    ["1,500", 150_000],
    ["$1,500", 150_000],
    [" $ 1,234,567 ", 123_456_700],
    ["0", 0],
    ["007", 700],
    ["150.00", 15_000],
    ["$1,299.00", 129_900],
    ["12.", 1200],
    ["USD 1,299.00", 129_900],
    ["US$1,299", 129_900],
    ["1,299 USD", 129_900],
    ["900 dollars", 90_000],
    ["＄１，２９９", 129_900],
    ["\u202a$1,299\u202c", 129_900],
    ["$\u00a01,299\u200b", 129_900],
  ])("is read from “%s”", (text, cents) => {
    expect(centsOf(text)).toBe(cents);
    expect(centsOf(text, decimals)).toBe(cents);
  });

  test.each([
    ["12.5", 1250],
    ["1,299.50", 129_950],
    [".99", 99],
    ["199.99", 19_999],
  ])("has cents only where they are allowed: “%s”", (text, cents) => {
    expect(centsOf(text, decimals)).toBe(cents);
    expect(centsOf(text)).toBeNull();
  });

  test.each([
    "",
    " ",
    "$",
    ".",
    "$.",
    "1,50",
    "1,5000",
    ",500",
    "15,00",
    "1 500",
    "-5",
    "5-",
    "1.234",
    "1e3",
    "١٢",
    "$$5",
    "5$",
    "1299⁹⁹",
    "1.299,00 €",
    "1,299.999",
    "EUR 900",
    "AUD 900",
    "about 900",
    "9999999999",
  ])("is not read from “%s”", (text) => {
    expect(centsOf(text, decimals)).toBeNull();
  });

  test("survives being written and read, with and without its sign and its commas", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
        const text = currencyText(cents);
        for (const written of [text, `$${text}`, text.replaceAll(",", "")])
          expect(centsOf(written, decimals)).toBe(cents);
      }),
    );
  });

  test("can be typed letter by letter, whatever it is", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."0123456789,.$ x-") }), (text) => {
        fc.pre(centsOf(text, decimals) !== null);
        for (let end = 0; end <= text.length; end += 1) expect(mayBeTyped(text.slice(0, end))).toBe(true);
      }),
    );
  });

  test("takes no letter, no sign and no third decimal while it is typed", () => {
    for (const text of ["a", "1e3", "-1", "1.2.3", "$$", "1.234"]) expect(mayBeTyped(text), text).toBe(false);
  });

  test("that cannot be read is said to be so; nothing at all is no fault", () => {
    expect(amountError("")).toBeNull();
    expect(amountError("1,500")).toBeNull();
    expect(amountError("1,50")).toBe("Enter an amount in whole dollars, like 1,500");
    expect(amountError("1,50", decimals)).toBe("Enter an amount in dollars, like 1,299.50");
  });
});
