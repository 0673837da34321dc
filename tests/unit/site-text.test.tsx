// @vitest-environment jsdom
import { suggestionLabel, Highlight, piecesOf } from "../../app/site/search/search-combobox";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { paths } from "../../app/paths";
import { errorWords, faultOf, usualLinks } from "../../app/site/errors/error-text";
import { tabByKey } from "../../app/site/header/reviews-tabs";
import { charactersLeft } from "../../app/ui/forms/labeled-field";
import Field from "../../app/ui/forms/field";
import TextAreaField from "../../app/ui/forms/text-area-field";
import { pageNumbers } from "../../app/ui/listing/pagination";
import { wordmarkStyle } from "../../app/ui/wordmark";

afterEach(cleanup);

describe("the highlight of a suggestion", () => {
  const marked = (text: string, term: string) =>
    piecesOf(text, term)
      .map((piece) => (piece.matched ? `[${piece.text}]` : piece.text))
      .join("");

  test("marks every match whatever its case, and keeps the text's own case", () => {
    expect(marked("Casper Original", "cas")).toBe("[Cas]per Original");
    expect(marked("Nest NEST nest", "nest")).toBe("[Nest] [NEST] [nest]");
  });

  test("takes characters that mean something in a pattern as they are", () => {
    expect(marked("Tuft & Needle (Mint)", "(mint)")).toBe("Tuft & Needle [(Mint)]");
    expect(marked("a.b", ".")).toBe("a[.]b");
    expect(marked("TEMPUR-Pedic", "r-p")).toBe("TEMPU[R-P]edic");
  });

  test("marks nothing for an empty term or a typo", () => {
    expect(marked("Casper", " ")).toBe("Casper");
    expect(marked("Casper", "csaper")).toBe("Casper");
  });

  test("is written as <mark>", () => {
    const { container } = render(<Highlight text="Helix Midnight" term="MID" />);
    expect(container.querySelector("mark")?.textContent).toBe("Mid");
    expect(container.textContent).toBe("Helix Midnight");
  });
});

describe("the character counter (specification, section 4)", () => {
  test("says the limit while more are left than the threshold", () => {
    expect(charactersLeft(9, 20, 10)).toBe("Up to 20 characters");
    expect(charactersLeft(0, 4000, 500)).toBe("Up to 4,000 characters");
  });

  test("counts from the threshold down, with a singular at 1", () => {
    expect(charactersLeft(10, 20, 10)).toBe("10 characters left");
    expect(charactersLeft(18, 20, 10)).toBe("2 characters left");
    expect(charactersLeft(19, 20, 10)).toBe("1 character left");
    expect(charactersLeft(20, 20, 10)).toBe("0 characters left");
  });

  test("goes below zero when more was pasted than fits", () => {
    expect(charactersLeft(21, 20, 10)).toBe("1 character over the limit. Shorten your text to send it.");
    expect(charactersLeft(520, 20, 10)).toBe("500 characters over the limit. Shorten your text to send it.");
    expect(charactersLeft(7200, 3000, 500)).toBe("4,200 characters over the limit. Shorten your text to send it.");
  });

  test("leaves what is wrong to the message beside the field, until the text changes", () => {
    const { container, getByLabelText } = render(
      <TextAreaField
        name="message"
        label="Your message"
        maxLength={5}
        countFrom={2}
        defaultValue="too long"
        errors={["Keep it to 5 characters. You’re 3 over"]}
      />,
    );
    const count = () => container.querySelector("#message-count")?.textContent;
    expect(count()).toBe("Up to 5 characters");
    fireEvent.change(getByLabelText("Your message"), { target: { value: "longer" } });
    expect(count()).toBe("1 character over the limit. Shorten your text to send it.");
  });

  test("follows what is typed into a field", () => {
    render(<Field name="title" label="Title" maxLength={5} countFrom={2} />);
    const input = screen.getByLabelText("Title");
    expect(document.getElementById("title-count")?.textContent).toBe("Up to 5 characters");
    fireEvent.change(input, { target: { value: "abcd" } });
    expect(document.getElementById("title-count")?.textContent).toBe("1 character left");
    // What is pasted beyond it stays.
    expect(input.getAttribute("maxlength")).toBeNull();
  });
});

describe("a field with an error", () => {
  test("is marked invalid and described by its message", () => {
    render(<Field name="email" label="Email address" hint="We never share it" errors={["Enter your email address"]} />);
    const input = screen.getByLabelText("Email address");
    expect(input.getAttribute("aria-invalid")).toBe("true");
    expect(input.getAttribute("aria-describedby")).toBe("email-hint email-error");
    expect(document.getElementById("email-error")?.textContent).toBe("Error: Enter your email address");
  });
});

describe("small rules of the shell", () => {
  test("arrow keys, Home and End lead through the review tabs and round their ends", () => {
    expect([tabByKey("ArrowDown", 0), tabByKey("ArrowRight", 3), tabByKey("ArrowUp", 0)]).toEqual([
      "online-brands",
      "expert",
      "write",
    ]);
    expect([tabByKey("Home", 2), tabByKey("End", 0), tabByKey("a", 0)]).toEqual(["expert", "write", null]);
  });

  test("suggestion kinds are told in words", () => {
    expect(["manufacturer", "line", "model", "collection", "unheard-of"].map(suggestionLabel)).toEqual([
      "Brand",
      "Line",
      "Bed",
      "Collection",
      "Other",
    ]);
  });

  test("a brand's wordmark always has the same style, and not all have one", () => {
    expect(wordmarkStyle("casper")).toBe(wordmarkStyle("casper"));
    expect(
      new Set(["avocado", "casper", "nectar", "purple", "serta", "puffy"].map(wordmarkStyle)).size,
    ).toBeGreaterThan(2);
  });

  test("page numbers show the ends, the neighbors and the gaps between", () => {
    expect(pageNumbers(1, 3)).toEqual([1, 2, 3]);
    expect(pageNumbers(6, 12)).toEqual([1, null, 5, 6, 7, null, 12]);
    expect(pageNumbers(4, 12)).toEqual([1, 2, 3, 4, 5, null, 12]);
  });

  test("a page that there is not leads home and to the quiz first", () => {
    expect(usualLinks.slice(0, 2).map(({ to }) => to)).toEqual([paths.home, paths.finder]);
  });

  test("an error page never repeats an Error's message", () => {
    expect(faultOf(new Error("connect ECONNREFUSED 10.0.0.1"))).toEqual({
      status: null,
      retryAfter: null,
      requestId: null,
    });
    expect(errorWords(null).title).toBe("Something went wrong");
    expect(errorWords(429, 1).text).toContain("try again in 1 second.");
  });
});
