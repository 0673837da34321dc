// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import CurrencyInput, { currencyDebounceMs } from "~/ui/forms/currency-input";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const field = () => screen.getByLabelText<HTMLInputElement>("Budget");
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const paste = (value: string) => fireEvent.input(field(), { target: { value }, inputType: "insertFromPaste" });
const rest = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

describe("the field for an amount of dollars", () => {
  test("takes only what an amount is made of, and groups thousands when it is left", () => {
    render(<CurrencyInput name="budget" label="Budget" />);
    type("1500");
    type("1500x");
    expect(field().value).toBe("1500");
    fireEvent.blur(field());
    expect(field().value).toBe("1,500");
  });

  test.each(["150.00", "$150.00", "USD 150"])("reads “%s” for what it says, typed or pasted", (amount) => {
    render(<CurrencyInput name="budget" label="Budget" />);
    if (amount.startsWith("U")) paste(amount);
    else for (let end = 1; end <= amount.length; end += 1) type(amount.slice(0, end));
    expect(field().value).toBe(amount);
    fireEvent.blur(field());
    expect(field().value).toBe("150");
  });

  test.each(["about 900", "1,299.999", "199.99"])(
    "keeps “%s” when it is pasted, and says that it can’t be read",
    (text) => {
      render(<CurrencyInput name="budget" label="Budget" />);
      paste(text);
      expect(field().value).toBe(text);
      expect(field().getAttribute("aria-invalid")).toBe("true");
      type("900");
      expect(field().getAttribute("aria-invalid")).toBeNull();
    },
  );

  test("keeps a text that comes as a whole, such as a dictated one, and takes no letter that is typed", () => {
    render(<CurrencyInput name="budget" label="Budget" />);
    const insert = (value: string, data: string) =>
      fireEvent.input(field(), { target: { value }, inputType: "insertText", data });
    insert("x", "x");
    expect(field().value).toBe("");
    insert("about 900", "about 900");
    expect(field().value).toBe("about 900");
    expect(field().getAttribute("aria-invalid")).toBe("true");
  });

  test("takes what an on-screen keyboard composes as typed: no fault before the amount is whole", () => {
    render(<CurrencyInput name="budget" label="Budget" />);
    const compose = (value: string) =>
      fireEvent.input(field(), { target: { value }, inputType: "insertCompositionText" });
    for (const value of ["1", "1,", "1,2", "1,29"]) {
      compose(value);
      expect([field().value, field().getAttribute("aria-invalid")]).toEqual([value, null]);
    }
    compose("1,29x");
    expect(field().value).toBe("1,29");
  });

  test("tells the amount once typing rests, and once only", () => {
    const told = vi.fn();
    render(<CurrencyInput name="budget" label="Budget" onAmount={told} />);
    type("1");
    rest(currencyDebounceMs - 1);
    type("1,2");
    type("1,200");
    rest(currencyDebounceMs - 1);
    expect(told).not.toHaveBeenCalled();
    rest(1);
    expect(told.mock.calls).toEqual([[120_000]]);
    type("");
    rest(currencyDebounceMs);
    expect(told.mock.calls).toEqual([[120_000], [null]]);
  });

  test("says what is wrong when it is left, and not while it is typed", () => {
    const told = vi.fn();
    render(<CurrencyInput name="budget" label="Budget" decimals onAmount={told} />);
    type("1,50");
    rest(currencyDebounceMs);
    expect([told.mock.calls.length, field().getAttribute("aria-invalid")]).toEqual([0, null]);
    fireEvent.blur(field());
    expect(field().value).toBe("1,50");
    expect(field().getAttribute("aria-invalid")).toBe("true");
    expect(document.getElementById(field().getAttribute("aria-describedby") ?? "")?.textContent).toContain(
      "like 1,299.50",
    );
    type("1,500");
    expect(field().getAttribute("aria-invalid")).toBeNull();
  });

  test("lets what was sent without scripts be mended", () => {
    render(<CurrencyInput name="budget" label="Budget" defaultValue="a lot" />);
    type("a lo");
    expect(field().value).toBe("a lo");
    type("900");
    type("900x");
    expect(field().value).toBe("900");
  });

  test("is a plain text field without scripts, with what was sent before in it", () => {
    const html = renderToString(
      <CurrencyInput name="budget" label="Budget" defaultValue="a lot" errors={["Enter an amount"]} />,
    );
    expect(html).toMatch(/<input type="text"[^>]*inputMode="numeric"/i);
    expect(html).toContain('value="a lot"');
    expect(html).toContain("Enter an amount");
  });
});
