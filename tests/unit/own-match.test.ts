import { describe, expect, test } from "vitest";
import { generalWords } from "~/features/models/own-match.server";

const suits = { who: "It suits side sleepers from 130 to 230 lb.", who_not: "Skip it if you sleep hot.", found: [] };
const own = { reasons: ["It sleeps cool."], drawbacks: [] };

describe("whom a bed suits in general", () => {
  const words = generalWords(suits, { made_for: null }, own)!.who.replaceAll("\u00a0", " ");

  test("is said to differ from the visitor’s own match, and why, where that stands above it", () => {
    expect(words).toBe(
      "It suits side sleepers from 130 to 230 lb. That goes mostly by position and weight, and compares all beds. Your match goes by all your answers and compares only the beds they leave, so the two can differ.",
    );
  });

  test("is left as it is where there is no such match, and of a bed made for something else", () => {
    const said = (...[use, match]: [Parameters<typeof generalWords>[1]["made_for"], typeof own | null]) =>
      generalWords(suits, { made_for: use }, match)!.who.replaceAll("\u00a0", " ");
    expect(said(null, null)).toBe(suits.who);
    expect(said("bunk", own)).toBe(suits.who);
    expect(generalWords(null, { made_for: null }, own)).toBeNull();
  });
});
