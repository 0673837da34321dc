import { describe, expect, test } from "vitest";
import { type MatchPart, matchParts, sleepPositions } from "../../app/contracts/match";
import { weightBands } from "../../app/contracts/mattress";
import { paths } from "../../app/paths";
import { savedMatchMail } from "../../upstream/match/saved-match-mail";
import { apportion } from "../../upstream/rules/match/apportion";
import { bandOf } from "../../upstream/rules/match/explain";
import { comparedFirmness, fitShare } from "../../upstream/rules/match/firmness-fit";
import { nowhere } from "../../upstream/rules/match/match-model";
import { riskOf } from "../../upstream/rules/match/risk";
import { currentRuleset } from "../../upstream/rules/match/ruleset";
import { scoreModels, viewsOf } from "../../upstream/rules/match/score-models";
import { type BedFacts, bedOf, plainBed, profileFrom, scores } from "./match-profiles/hand-worked";

const target = (answers: Record<string, string>) =>
  viewsOf(profileFrom({ recipient: "me", ...answers }), currentRuleset)[0]!.target.firmness;
const weightOf = (part: MatchPart, answers: Record<string, string>) =>
  viewsOf(profileFrom(answers), currentRuleset)[0]!.weights[part];

describe("the target firmness", () => {
  // domain.md section 8, row by row.
  const table = { side: [4, 5.5, 6.5], back: [5.5, 6.5, 7], stomach: [6, 7, 7.5], combination: [5, 6, 6.75] };
  const cells = sleepPositions.flatMap((position) =>
    weightBands.map((weight, column) => [position, weight, table[position][column]!] as const),
  );
  test.each(cells)("of a %s sleeper of %s lb is %d", (position, weight, wanted) => {
    expect(target({ position, weight })).toBe(wanted);
  });

  test.each(cells)(
    "of a %s sleeper of %s lb goes half-way from %d to 6.5 with low-back pain",
    (position, weight, from) => {
      expect(target({ position, weight, pain: "low-back" })).toBe((from + 6.5) / 2);
    },
  );

  test.each(["shoulder", "hip", "shoulder,hip", "none,hip"])("is 0.5 softer with pain in %s", (pain) => {
    expect(target({ position: "back", weight: "130-230", pain })).toBe(6);
  });

  test.each([
    ["soft", 5],
    ["medium-soft", 5.4],
    ["medium", 5.8],
    ["medium-firm", 6.2],
    ["firm", 6.6],
  ])("is 0.6 of a rule of 6 and 0.4 of a preference for %s", (preference, wanted) => {
    expect(target({ position: "combination", weight: "130-230", preference })).toBeCloseTo(wanted, 10);
  });

  test("is told step by step, the rule's figure and the preference's apart", () => {
    const [view] = viewsOf(
      profileFrom({
        recipient: "me",
        position: "side",
        weight: "under-130",
        pain: "low-back,hip",
        preference: "medium",
      }),
      currentRuleset,
    );
    expect(view!.target.steps).toEqual([
      "Side sleepers under 130 lb: 4 of 10.",
      "Low-back pain moves it half-way to 6.5: 5.25.",
      "Shoulder or hip pain takes off 0.5: 4.75.",
      "You prefer medium (5.5): 0.6 × 4.75 + 0.4 × 5.5 = 5.05.",
    ]);
  });
});

describe("the fit", () => {
  test.each([
    [0, "130-230", 1],
    [1, "130-230", 1],
    [-1, "over-230", 1],
    [1, "under-130", 1],
    [2, "130-230", 0.5],
    [-2, "130-230", 0.5],
    [3, "130-230", 0],
    [-3, "130-230", 0],
    [4, null, 0],
    // Half again as steep, so nothing is left a third of the way earlier.
    [-2, "over-230", 0.25],
    [2, "under-130", 0.25],
    [-7 / 3, "over-230", 0],
    // Only on the side that hurts.
    [2, "over-230", 0.5],
    [-2, "under-130", 0.5],
  ] as const)("of a bed %d from the target of a sleeper of %s lb earns %d", (miss, weight, share) => {
    expect(fitShare(miss, weight, currentRuleset)).toBeCloseTo(share, 10);
  });
});

describe("the firmness that is compared", () => {
  const felt = (owners: number) => [{ weight_band: "130-230" as const, firmness: 5, owners }];
  const compared = (facts: Partial<BedFacts>) =>
    comparedFirmness(bedOf({ ...plainBed, measured: null, claimed: 7, ...facts }).firmness, currentRuleset);

  test("is that of as many owners as are needed, and the claim with one fewer", () => {
    expect(compared({ felt: felt(5) })).toEqual({ value: 5, from: "owners", owners: 5 });
    expect(compared({ felt: felt(4) })).toEqual({ value: 7, from: "claimed", owners: 0 });
  });

  test("is the measured one, whatever owners and the brand say", () => {
    expect(compared({ measured: 6, felt: felt(50) })).toEqual({ value: 6, from: "measured", owners: 0 });
  });

  test("is never what owners of another weight feel", () => {
    expect(compared({ felt: [{ weight_band: "over-230", firmness: 5, owners: 50 }] }).from).toBe("claimed");
  });
});

describe("a bed over budget", () => {
  const answers = { recipient: "me", position: "side", weight: "under-130", size: "queen", budgetRange: "950" };
  const worst = { ...plainBed, measured: 10, scores: scores(1, 1, 1, 1, 1, 1, 1) };
  const scored = (facts: BedFacts) =>
    scoreModels(profileFrom(answers), [bedOf(facts)], currentRuleset, nowhere).ranked[0]!;

  test("that scores less than the deduction loses what it has, and no more", () => {
    const within = scored({ ...worst, prices: { queen: 950 } });
    expect(within).toMatchObject({ score: 41, deduction: 0 });
    expect(scored(worst)).toMatchObject({ score: 0, deduction: 41 });
  });

  test("that scores more loses 5 points", () => {
    const { score } = scored({ ...plainBed, prices: { queen: 950 } });
    expect(scored(plainBed)).toMatchObject({ score: score - 50, deduction: 50 });
  });
});

describe("what a part counts", () => {
  const usual = { recipient: "couple", position: "back", weight: "130-230", pain: "none", temperature: "neutral" };
  test.each([
    ["firmness", {}, 30],
    ["support", {}, 15],
    ["pressure_relief", {}, 12],
    ["pressure_relief", { position: "side" }, 18],
    ["pressure_relief", { pain: "hip" }, 18],
    ["pressure_relief", { position: "side", pain: "shoulder" }, 18],
    ["pressure_relief", { pain: "low-back" }, 12],
    ["motion_isolation", {}, 10],
    ["motion_isolation", { lightSleeper: "yes" }, 15],
    ["motion_isolation", { recipient: "me", lightSleeper: "yes" }, 0],
    ["motion_isolation", { recipient: "child" }, 0],
    ["motion_isolation", { recipient: "guest" }, 10],
    ["cooling", {}, 10],
    ["cooling", { temperature: "hot" }, 15],
    ["cooling", { temperature: "cold" }, 0],
    ["durability", {}, 8],
    ["durability", { weight: "over-230" }, 12],
    ["edge_support", {}, 7.5],
    ["edge_support", { recipient: "me" }, 5],
    ["edge_support", { recipient: "me", age: "65-over" }, 7.5],
    ["edge_support", { recipient: "child", age: "65-over" }, 5],
    ["edge_support", { recipient: "guest", age: "65-over" }, 5],
    ["responsiveness", {}, 5],
    ["responsiveness", { position: "combination" }, 7.5],
    ["owners", {}, 5],
  ] as [MatchPart, Record<string, string>, number][])(
    "%s with %j: %d points before rescaling",
    (part, answers, points) => {
      expect(weightOf(part, { ...usual, ...answers })).toBe(points);
    },
  );

  test("is 100 in all before any change", () => {
    const points = matchParts.reduce((total, part) => total + currentRuleset.parts[part], 0);
    expect(points).toBe(100);
  });
});

describe("of beds with the same score", () => {
  const answers = { recipient: "me", size: "queen", budgetRange: "1000", position: "side", weight: "130-230" };
  const ranked = (...beds: readonly [slug: string, price: number | null][]) =>
    scoreModels(
      profileFrom(answers),
      beds.map(([slug, price]) => bedOf({ ...plainBed, prices: { queen: price } }, slug)),
      currentRuleset,
      nowhere,
    ).ranked.map(({ model }) => model.card.slug);

  test("the one that more is known of comes first, whatever it is called", () => {
    expect(ranked(["a", null], ["b", 900])).toEqual(["b", "a"]);
    expect(ranked(["a", 900], ["b", null])).toEqual(["a", "b"]);
  });

  test("and as much is known of, the order is that of their names", () => {
    expect(ranked(["b", 900], ["a", 900], ["c", 900])).toEqual(["a", "b", "c"]);
  });
});

describe("around the score", () => {
  test.each([
    [100, "excellent"],
    [85, "excellent"],
    [84.9, "good"],
    [70, "good"],
    [69.9, "fair"],
    [55, "fair"],
    [54.9, "weak"],
    [0, "weak"],
  ])("%d is %s", (score, band) => {
    expect(bandOf(score, currentRuleset)).toBe(band);
  });

  test.each([
    ["side", "130-230", "back", "over-230", false],
    ["side", "under-130", "back", "130-230", true],
    ["side", "under-130", "combination", "130-230", true],
    ["side", "under-130", "unknown", "130-230", false],
  ])("a split bed for %s %s with %s %s: %s", (position, weight, partnerPosition, partnerWeight, split) => {
    const answers = { recipient: "couple", position, weight, partnerPosition, partnerWeight };
    expect(scoreModels(profileFrom(answers), [], currentRuleset, nowhere).splitSuggested).toBe(split);
  });

  test.each([
    [{}, "low", 70],
    [{ trial_nights: null }, "unknown", null],
    [{ break_in_nights: null }, "medium", null],
    [{ return_fee_cents: 9900 }, "medium", 70],
    [{ return_kind: "exchange" }, "high", 70],
    [{ trial_nights: 30, break_in_nights: 21 }, "high", 9],
    [{ trial_nights: 20, break_in_nights: 30 }, "high", 0],
    [{ trial_nights: 89, break_in_nights: 30 }, "medium", 59],
    [{ trial_nights: 90, break_in_nights: 30 }, "low", 60],
    [{ trial_nights: 60, break_in_nights: 30 }, "medium", 30],
    [{ trial_nights: 59, break_in_nights: 30 }, "high", 29],
  ] as const)("the risk with %j is %s", (policies, level, nights) => {
    expect(riskOf(bedOf({ ...plainBed, policies }), currentRuleset)).toMatchObject({ level, usable_nights: nights });
  });

  test("tenths go to those that lost most by rounding down, none beyond its cap", () => {
    expect(apportion([1.5, 1.5, 1], 4)).toEqual([2, 1, 1]);
    expect(apportion([1.2, 1.9, 0.9], 4)).toEqual([1, 2, 1]);
    expect(apportion([2.9, 1.4, 0.7], 5, [2, 2, 1])).toEqual([2, 2, 1]);
    expect(() => apportion([2.9], 3, [2])).toThrow(RangeError);
  });

  test("the mail leads to the page of saved results", () => {
    const settings = { smtpUrl: "smtp://mail.test", from: "a@b.test", siteUrl: "https://www.bedlark.test" };
    const saved = { token: "tok_en-1", ruleset_version: "2026.1", kept_until: "2027-12-21" };
    const { body } = savedMatchMail("a@c.test", saved, settings);
    expect(body).toContain(`https://www.bedlark.test${paths.savedResults("tok_en-1")}`);
    expect(body).toContain("They are kept until December 21, 2027.");
    expect(savedMatchMail("a@c.test", { ...saved, kept_until: null }, settings).body).not.toContain("kept until");
  });
});
