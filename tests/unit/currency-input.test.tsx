// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, test } from "vitest";
import CurrencyInput from "~/ui/forms/currency-input";

afterEach(cleanup);

const field = () => screen.getByLabelText<HTMLInputElement>("Budget");
const type = (value: string) => fireEvent.change(field(), { target: { value } });

describe("the field for an amount of dollars", () => {
  test("takes only what an amount is made of, and groups thousands when it is left", () => {
    render(<CurrencyInput name="budget" label="Budget" />);
    type("1500");
    type("1500x");
    type("1500.5");
    expect(field().value).toBe("1500");
    fireEvent.blur(field());
    expect(field().value).toBe("1,500");
  });

  test("says what is wrong when it is left, and not while it is typed", () => {
    render(<CurrencyInput name="budget" label="Budget" decimals />);
    type("1,50");
    expect(field().getAttribute("aria-invalid")).toBeNull();
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
