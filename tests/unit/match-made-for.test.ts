import { describe, expect, test } from "vitest";
import { because } from "../../upstream/rules/match/text/part-reasons";
import { partsOfSleeper } from "../../upstream/rules/match/score-sleeper";
import { mediansOf } from "../../upstream/rules/match/text/praise-text";
import { shortfallOf } from "../../upstream/rules/match/text/shortfall-text";
import { madeForWords } from "../../upstream/rules/match/text/suits";
import { whyOf } from "../../upstream/rules/match/text/why";
import { currentRuleset } from "../../upstream/rules/match/ruleset";
import { type BedFacts, profileFrom, scoredBed } from "./match-profiles/plain-bed";

/** Whose words count on a bed for children: its owners, who say what they weigh, are adults. */

const teen = { recipient: "child", childAge: "14", bunk: "yes", position: "back", pounds: "110", pain: "none" };
const owned = (mean: number): Partial<BedFacts> => ({
  measured: null,
  claimed: 5.6,
  felt: [{ weight_band: "130-180", firmness: 5.9, owners: 12 }],
  owners: [{ position: "back", weight_band: "130-180", count: 40, mean }],
  height: 7,
});

function wordsOf(facts: Partial<BedFacts>) {
  const scored = scoredBed(teen, facts);
  const profile = profileFrom(teen);
  const [sleeper] = scored.sleepers;
  const shortfall = shortfallOf("owners", sleeper!, scored.model, profile, currentRuleset);
  return [
    ...whyOf(scored, mediansOf([scored]), profile, currentRuleset),
    ...(shortfall === null ? [] : [shortfall]),
    ...partsOfSleeper(sleeper!).map((part) => because(part, sleeper!, scored.model, profile, currentRuleset)),
  ].filter((words) => /owners/i.test(words));
}

describe("of a bed that is made for bunks or children", () => {
  test.each(["bunk", "children"] as const)(
    "nothing is quoted from owners of the child's weight when it is for %s",
    (madeFor) => {
      for (const mean of [4.6, 3]) {
        const words = wordsOf({ ...owned(mean), madeFor });
        expect(words.length).toBeGreaterThan(1);
        expect(words.filter((each) => /weight|like the child|sleepers/.test(each))).toEqual([]);
      }
    },
  );

  test("owners of another bed are quoted by their weight", () => {
    expect(wordsOf(owned(4.6)).join(" ")).toContain("owners of about the child’s weight");
  });
});

describe("who should skip a bed for bunks", () => {
  test("are adults, and no teenager on a bunk", () => {
    expect(madeForWords.bunk.who_not).not.toContain("teenager");
    expect(madeForWords.children.who_not).toContain("teenager");
  });
});
