// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import { sleeperVerdict } from "#contracts/compare/comparisons";
import SleeperVerdicts from "~/features/compare/sleeper-verdicts";
import { shownText } from "../support/shown-text";

const brand = (name: string) => ({ slug: name.toLowerCase(), name });
const side = (name: string, band: string | null) => ({
  model: { slug: name.toLowerCase(), name: `${name} One`, brand: brand(name) },
  score: 88,
  band,
});
const verdict = (key: string, band: string | null) =>
  sleeperVerdict.parse({
    ...{ key, label: `Sleeper ${key}`, answers: {}, better: "even", cheaper: null, parts: [] },
    ...{ left: side("Lark", band), right: side("Owl", band) },
  });
const shown = (...bands: (string | null)[]) =>
  shownText(
    <SleeperVerdicts
      verdicts={bands.map((band, index) => verdict(String(index), band))}
      left={{ brand: brand("Lark") }}
      right={{ brand: brand("Owl") }}
    />,
  );

describe("the verdicts of a popular comparison", () => {
  test("say why one score is called good for one sleeper and excellent for another, before they call it so", () => {
    const text = shown("good", "excellent");
    expect(text).toContain("88 of 100, good");
    expect(text).toContain("88 of 100, excellent");
    expect(text.indexOf("in that sleeper’s own list")).toBeGreaterThan(-1);
    expect(text.indexOf("in that sleeper’s own list")).toBeLessThan(text.indexOf("88 of 100, good"));
  });

  test("explain no words where there are none", () => {
    expect(shown(null, null)).not.toContain("own list");
  });

  test("give a reason for the better one before what speaks for the other", () => {
    const against = { part: "firmness", difference: 2, because: "The Lark is closer to the right firmness." };
    const cell = (lead: string | null) =>
      shownText(
        <SleeperVerdicts
          verdicts={[sleeperVerdict.parse({ ...verdict("stomach", null), better: "right", parts: [against], lead })]}
          left={{ brand: brand("Lark") }}
          right={{ brand: brand("Owl") }}
        />,
      );
    const but = "But the Lark is closer to the right firmness.";
    expect(cell("The Owl is a little ahead in support.")).toContain(`The Owl is a little ahead in support. ${but}`);
    // An upstream that tells no lead has scores all the same.
    expect(cell(null)).toContain(`The Owl scores higher overall. ${but}`);
  });
});
