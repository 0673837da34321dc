import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { centsOf, currencyError, currencyText, mayBeTyped } from "~/ui/forms/currency";

const decimals = { decimals: true };

describe("an amount of dollars", () => {
  test.each([
    ["1500", 150_000],
    ["1,500", 150_000],
    ["$1,500", 150_000],
    [" $ 1,234,567 ", 123_456_700],
    ["0", 0],
    ["007", 700],
  ])("is read from “%s”", (text, cents) => {
    expect(centsOf(text)).toBe(cents);
    expect(centsOf(text, decimals)).toBe(cents);
  });

  test.each([
    ["12.5", 1250],
    ["1,299.50", 129_950],
    [".99", 99],
    ["12.", 1200],
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
      fc.property(fc.string({ unit: fc.constantFrom(..."0123456789,.$ x-") }), fc.boolean(), (text, allowed) => {
        fc.pre(centsOf(text, { decimals: allowed }) !== null);
        for (let end = 0; end <= text.length; end += 1) {
          expect(mayBeTyped(text.slice(0, end), { decimals: allowed })).toBe(true);
        }
      }),
    );
  });

  test("takes no letter, no sign and no third decimal while it is typed", () => {
    for (const text of ["a", "1e3", "-1", "1.2.3", "$$"]) expect(mayBeTyped(text, decimals), text).toBe(false);
    expect(mayBeTyped("1.234", decimals)).toBe(false);
    expect(mayBeTyped("1.2")).toBe(false);
  });

  test("that cannot be read is said to be so; nothing at all is no fault", () => {
    expect(currencyError("")).toBeNull();
    expect(currencyError("1,500")).toBeNull();
    expect(currencyError("1,50")).toBe("Enter an amount in whole dollars, like 1,500");
    expect(currencyError("1,50", decimals)).toBe("Enter an amount in dollars, like 1,299.50");
  });
});
