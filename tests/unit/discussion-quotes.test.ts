import { expect, test } from "vitest";
import { excerptOf, plainWords, quotedWords } from "../../upstream/rules/discussions";
import { allowance, leastCpuOf } from "../support/cpu-time";

const text =
  "> They told me *no*.\n\nTwo things:\n\n- Ask for the **price tag** first.\n- Read [the terms](/siteterms/), 2 \\* 3 pages.\n\n1. Then wait.";

test("A text reads without its marks", () => {
  expect(plainWords(text)).toBe(
    "They told me no. Two things: Ask for the price tag first. Read the terms, 2 * 3 pages. Then wait.",
  );
  expect(plainWords(">>quoted twice\n  - > inside a list")).toBe("quoted twice inside a list");
  expect(plainWords("5 - 3 > 1")).toBe("5 - 3 > 1");
});

test("A quote may be what somebody typed or what they selected on the page, over several paragraphs too", () => {
  for (const [given, shown] of [
    [text, plainWords(text)],
    ["- Ask for the **price tag** first.", "Ask for the price tag first."],
    ["the price tag first.\nRead the terms", "the price tag first. Read the terms"],
    ["They told me no.\n\nTwo things:", "They told me no. Two things:"],
    ["terms, 2 * 3", "terms, 2 * 3"],
  ] as const) {
    expect(quotedWords(given, text), given).toBe(shown);
  }
  for (const words of ["Ask for the price first", "They told me yes.", "**"])
    expect(quotedWords(words, text), words).toBeNull();
});

test("An excerpt ends between two words, and never within a character", () => {
  expect(excerptOf("*Short*.")).toBe("Short.");
  expect(excerptOf(`${"word ".repeat(38)}last, more words`)).toBe(`${"word ".repeat(38)}last…`);
  expect(excerptOf(`x${"😀".repeat(200)}`)).toBe(`x${"😀".repeat(99)}…`);
  expect(plainWords("[a](https://en.wikipedia.org/wiki/Foam_(bedding)) b")).toBe("a b");
});

test("Thousands of marks and empty lines take no time", () => {
  for (const mark of ["\n", "> ", "- ", " ", "1. ", "[", "http://[", "1*", "> $"])
    expect(leastCpuOf(5, () => plainWords(mark.repeat(6000)), allowance(100))).toBeLessThan(allowance(100));
});
