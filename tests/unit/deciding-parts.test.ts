import { describe, expect, test } from "vitest";
import { decidingParts } from "../../upstream/compare/deciding-parts";
import { leadOf } from "../../upstream/compare/lead";
import { type TypicalSleeper, typicalSleepers } from "../../upstream/compare/typical-sleepers";
import { popularComparisons } from "../../upstream/demo/catalogue/comparisons";
import { withinBudget } from "../../upstream/rules/match/hard-filters";
import { nowhere } from "../../upstream/rules/match/match-model";
import { profileOf } from "../../upstream/rules/match/profile";
import { wholeScore } from "../../upstream/rules/match/rank";
import { currentRuleset } from "../../upstream/rules/match/ruleset";
import { scoreModels } from "../../upstream/rules/match/score-models";
import { demoBeds } from "../support/demo-beds";
import { type Answers, type BedFacts, bedOf, plainBed, profileFrom } from "./match-profiles/plain-bed";

const plain: BedFacts = { ...plainBed, measured: 5.1 };
const loved = { position: "side", weight_band: "130-180", count: 40, mean: 4.625 };
const disliked = { ...loved, mean: 2.5 };

function between(left: Partial<BedFacts>, right: Partial<BedFacts>, more: Answers = {}) {
  const profile = profileFrom({ recipient: "me", position: "side", weight: "130-180", ...more });
  const beds = [bedOf({ ...plain, ...left }, "left"), bedOf({ ...plain, ...right }, "right")];
  const { ranked } = scoreModels(profile, beds, currentRuleset, nowhere);
  const of = (slug: string) => ranked.find(({ model }) => model.card.slug === slug)!;
  return decidingParts(of("left"), of("right"), ["Lark", "Owl"]);
}

describe("What decides between two beds", () => {
  test("is nothing where they are the same", () => {
    expect(between({}, {})).toEqual([]);
  });

  test("is not what is known of one of them only, nor what weighs less for it", () => {
    expect(between({}, { owners: [loved] })).toEqual([]);
  });

  test("is what owners like the sleeper say, where enough of both say it, in tenths of a star", () => {
    const parts = between({ owners: [disliked] }, { owners: [loved] });
    expect(parts).toHaveLength(1);
    expect(parts[0]).toMatchObject({ part: "owners" });
    expect(parts[0]!.difference).toBeLessThan(0);
    expect(parts[0]!.because).toMatch(
      /^The Owl is rated higher by owners who sleep like you \(4\.5 vs\. 2\.7 of 5 stars\)\.$/,
    );
  });

  test("comes largest first, with the target of a firmness", () => {
    const parts = between({ measured: 8 }, { scores: { ...plain.scores, cooling: 1 } });
    expect(parts.map(({ part }) => part)).toEqual(["firmness", "cooling"]);
    expect(parts[0]!.because).toMatch(
      /^The Owl is closer to the right firmness \(5\.1 vs\. 8; 5\.1 would be right\)\.$/,
    );
    expect(parts[1]!.because).toMatch(/^The Lark sleeps cooler \(4\.0 vs\. 1\.0 of 5\)\.$/);
    expect([parts[0]!.difference < 0, parts[1]!.difference > 0]).toEqual([true, true]);
  });

  test("is no score of 5 that nobody feels", () => {
    expect(
      between({ scores: { ...plain.scores, support: 2.9 } }, { scores: { ...plain.scores, support: 2.5 } }),
    ).toEqual([]);
    expect(
      between({ scores: { ...plain.scores, support: 3 } }, { scores: { ...plain.scores, support: 2.5 } }).map(
        ({ part }) => part,
      ),
    ).toEqual(["support"]);
  });

  test("is a firmness that can be set to what is right, beside one that is off", () => {
    const [first] = between({ range: { softest: 2.6, firmest: 7.6 } }, { measured: 8 });
    expect(first!.because).toBe(
      "You can set the Lark to the right firmness (2.6 to 7.6; 5.1 would be right). The Owl is 8.",
    );
  });

  test("is a firmness that can be ordered, for each side of two", () => {
    const dual = { measured: null, halves: [{ firmness: 5 }, { firmness: 7.5 }] };
    const [first] = between(dual, { measured: 8 });
    expect(first!.because).toBe(
      "You can order the Lark in the right firmness (5 or 7.5; 5.1 would be right). The Owl is 8.",
    );
    const partner = { recipient: "couple", partnerPosition: "stomach", partnerWeight: "230-300" };
    const [shared] = between(dual, { measured: 3 }, partner);
    expect(shared!.because).toContain(
      "You can order each side of the Lark in the right firmness (5 or 7.5; one of you",
    );
  });

  test("is what their own half reads, of a bed whose halves differ", () => {
    const halves = [
      { firmness: 5, scores: { pressure_relief: 4.5 } },
      { firmness: 7.5, scores: { pressure_relief: 2 } },
    ];
    const cushioning = between({ measured: null, halves }, { scores: { ...plain.scores, pressure_relief: 3 } }).find(
      ({ part }) => part === "pressure_relief",
    );
    expect(cushioning!.because).toMatch(/^The Lark is gentler on shoulders and hips \(4\.5 vs\. 3\.0 of 5\)\.$/);
  });

  test("is never the firmness of one beside another that is set, or ordered, as right", () => {
    const firm = (left: Partial<BedFacts>, more: Answers = {}) =>
      between(left, { measured: 5.1 }, more).filter(({ part }) => part === "firmness");
    const dial = { measured: null, range: { softest: 2.5, firmest: 7.5 } };
    expect(firm(dial)).toEqual([]);
    expect(firm(dial, { recipient: "couple", partnerPosition: "side", partnerWeight: "130-180" })).toEqual([]);
    expect(firm({ measured: null, halves: [{ firmness: 5 }, { firmness: 7.5 }] })).toEqual([]);
    const [short] = firm({ measured: null, range: { softest: 6.5, firmest: 8 } });
    expect(short!.because).toBe("The Owl is closer to the right firmness (5.1 vs. 6.5 to 8; 5.1 would be right).");
  });

  test("is a feel that was asked for, and a matter of taste after all else where none was", () => {
    const floating = { hug: 3 };
    const hugging = { hug: 4.9, scores: { ...plain.scores, responsiveness: 1.2, cooling: 3.2 } };
    const unsaid = between(floating, hugging);
    expect(unsaid.length).toBeGreaterThan(1);
    expect(unsaid.at(-1)).toMatchObject({
      part: "feel",
      because: "You sink in less on the Lark (3.0 vs. 4.9 of 5), which is a matter of taste.",
    });
    expect(Math.abs(unsaid.at(-1)!.difference)).toBeGreaterThan(Math.abs(unsaid[0]!.difference));
    const [asked] = between(floating, hugging, { feel: "hug" });
    expect(asked).toMatchObject({
      part: "feel",
      because: "The Owl is closer to the feel you want (4.9 vs. 3.0 of 5 for how far you sink in).",
    });
  });
});

describe("what decides between the beds of a popular comparison", () => {
  const beds = demoBeds();
  const best = (brand: string, { answers }: TypicalSleeper) => {
    const profile = profileOf(answers);
    const own = beds.filter((bed) => bed.brand === brand);
    return scoreModels(profile, withinBudget(own, profile), currentRuleset, nowhere).ranked[0];
  };
  const pairs = popularComparisons().flatMap(({ left_brand_slug: left, right_brand_slug: right }) =>
    typicalSleepers.flatMap((sleeper) => {
      const [one, other] = [best(left, sleeper), best(right, sleeper)];
      return one === undefined || other === undefined ? [] : [{ left: one, right: other }];
    }),
  );

  test("never calls a bed further from a firmness that it can be set to", () => {
    const holds = ({ model: { firmness } }: (typeof pairs)[number]["left"], target: number) =>
      firmness.range !== null && firmness.range.softest <= target && target <= firmness.range.firmest;
    expect(pairs.length).toBeGreaterThan(80);
    for (const { left, right } of pairs) {
      for (const { part, difference, because } of decidingParts(left, right, ["Lark", "Owl"])) {
        if (part !== "firmness") continue;
        const behind = difference > 0 ? right : left;
        const isRight = behind.sleepers.every(({ view }) => holds(behind, view.target.firmness));
        expect(isRight, because).toBe(false);
      }
    }
  });

  test("always speaks for the better one, if only by what gives it its lead", () => {
    let leads = 0;
    for (const { left, right } of pairs) {
      const ahead = wholeScore(left) - wholeScore(right);
      if (Math.abs(ahead) <= 1) continue;
      const parts = decidingParts(left, right, ["Lark", "Owl"]);
      const isNamed = parts.some(({ part, difference }) => part !== "feel" && difference * ahead > 0);
      const [lark, owl] = [
        { scored: left, name: "Lark" },
        { scored: right, name: "Owl" },
      ] as const;
      const lead = ahead > 0 ? leadOf(lark, owl, isNamed, currentRuleset) : leadOf(owl, lark, isNamed, currentRuleset);
      if (!isNamed) expect(lead).not.toBeNull();
      leads += lead === null ? 0 : 1;
    }
    expect(leads).toBeGreaterThan(10);
  });

  test("rates none higher by owners whose stars, as they are shown, are no more", () => {
    const rated = pairs.flatMap(({ left, right }) =>
      decidingParts(left, right, ["Lark", "Owl"]).flatMap(({ part, because }) => (part === "owners" ? [because] : [])),
    );
    expect(rated.length).toBeGreaterThan(10);
    for (const because of rated) {
      const [, more, less] = /\(([\d.]+) vs\. ([\d.]+) of 5 stars\)/.exec(because)!;
      expect(Number(more), because).toBeGreaterThan(Number(less));
    }
  });

  test("calls no feel better for sleepers who name none, and tells of it last", () => {
    const feels = pairs.flatMap(({ left, right }) => {
      const parts = decidingParts(left, right, ["Lark", "Owl"]);
      return parts.flatMap(({ part, because }, at) =>
        part === "feel" ? [{ because, last: at === parts.length - 1 }] : [],
      );
    });
    expect(feels.length).toBeGreaterThan(10);
    for (const { because, last } of feels) {
      expect(because).toMatch(/^You sink in (less|more) on the (Lark|Owl) \(.+\), which is a matter of taste\.$/);
      expect(last).toBe(true);
    }
  });
});
