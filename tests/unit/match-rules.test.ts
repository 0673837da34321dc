import { describe, expect, test } from "vitest";
import { sleepPositions } from "../../app/contracts/match";
import { weightBands } from "../../app/contracts/mattress";
import { paths } from "../../app/paths";
import { privatePaths } from "../../app/private-paths";
import { savedMatchMail } from "../../upstream/match/saved-match-mail";
import { apportion } from "../../upstream/rules/match/apportion";
import { bandOf } from "../../upstream/rules/match/explain";
import { comparedFirmness, fitShare } from "../../upstream/rules/match/firmness-fit";
import { nowhere } from "../../upstream/rules/match/match-model";
import { riskOf } from "../../upstream/rules/match/risk";
import { currentRuleset, type Need } from "../../upstream/rules/match/ruleset";
import { scoreModels, viewsOf } from "../../upstream/rules/match/score-models";
import { distanceFrom } from "../../upstream/rules/match/score-sleeper";
import type { NeedPart } from "../../upstream/rules/match/sleeper-view";
import { type BedFacts, bedOf, plainBed, profileFrom, scores } from "./match-profiles/hand-worked";

const target = (answers: Record<string, string>) =>
  viewsOf(profileFrom({ recipient: "me", ...answers }), currentRuleset)[0]!.target.firmness;

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
      "Side sleepers under 130 lb do best at about 4 of 10.",
      "With lower back pain, we go halfway from there to 6.5: 5.25.",
      "With shoulder or hip pain, we go 0.5 softer: 4.75.",
      "You prefer medium (5.5), and that counts for 40%. So we looked for 5.05: 0.6 × 4.75 + 0.4 × 5.5.",
    ]);
  });
});

describe("the fit", () => {
  test.each([
    [0, "130-230", 1],
    [0.5, "130-230", 1],
    [-0.5, "over-230", 1],
    [0.5, "under-130", 1],
    [1.75, "130-230", 0.5],
    [-1.75, "130-230", 0.5],
    [3, "130-230", 0],
    [-3, "130-230", 0],
    [4, null, 0],
    // Half again as steep, so nothing is left a third of the way earlier.
    [-1.75, "over-230", 0.25],
    [1.75, "under-130", 0.25],
    [-0.5 - 2.5 / 1.5, "over-230", 0],
    // Only on the side that hurts.
    [1.75, "over-230", 0.5],
    [-1.75, "under-130", 0.5],
  ] as const)("of a bed %d from the target of a sleeper of %s lb earns %d", (miss, weight, share) => {
    expect(fitShare(miss, weight, currentRuleset)).toBeCloseTo(share, 10);
  });
});

describe("the firmness that is compared", () => {
  const felt = (owners: number) => [{ weight_band: "130-230" as const, firmness: 5, owners }];
  const compared = (facts: Partial<BedFacts>) =>
    comparedFirmness(bedOf({ ...plainBed, measured: null, claimed: 7, ...facts }).firmness, 4.5, currentRuleset);

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

  test.each([
    [{ softest: 3, firmest: 8 }, 4.5],
    [{ softest: 5, firmest: 8 }, 5],
    [{ softest: 2, firmest: 4 }, 4],
  ])("is the nearest to the target that a bed can be set to: of %j %d", (range, value) => {
    expect(compared({ measured: 6, range })).toEqual({ value, from: "set", owners: 0 });
  });
});

describe("a bed over budget", () => {
  const answers = { recipient: "me", position: "side", weight: "under-130", size: "queen", budgetRange: "950" };
  const scored = (facts: BedFacts, more: Record<string, string> = {}) =>
    scoreModels(profileFrom({ ...answers, ...more }), [bedOf(facts)], currentRuleset, nowhere).ranked[0]!;

  test("that scores less than the deduction loses what it has, and no more", () => {
    // Nothing but 0.4 of 12 for pressure relief, of 98 points.
    const worst = { ...plainBed, measured: 1, scores: scores(1, 1, 1, 1, 1, 1, 1) };
    const demanding = { position: "stomach", weight: "over-230", temperature: "hot", age: "65-over" };
    expect(scored({ ...worst, prices: { queen: 950 } }, demanding)).toMatchObject({ score: 49, deduction: 0 });
    expect(scored(worst, demanding)).toMatchObject({ score: 0, deduction: 49 });
  });

  test("that scores more loses 5 points", () => {
    const { score } = scored({ ...plainBed, prices: { queen: 950 } });
    expect(scored(plainBed)).toMatchObject({ score: score - 50, deduction: 50 });
  });
});

describe("what a part counts, and the score that earns it", () => {
  const usual = { recipient: "couple", position: "back", weight: "130-230", pain: "none", temperature: "neutral" };
  // domain.md section 8, row by row: points before rescaling, then the least or the most that is needed.
  test.each([
    ["support", { position: "side", weight: "under-130" }, 14, { least: 2.5 }],
    ["support", { position: "stomach", weight: "over-230" }, 14, { least: 4.5 }],
    ["support", { weight: "unknown" }, 14, null],
    ["pressure_relief", { position: "side" }, 12, { least: 3.8 }],
    ["pressure_relief", { position: "combination" }, 12, { least: 3.2 }],
    ["pressure_relief", {}, 12, { least: 2.6 }],
    ["pressure_relief", { position: "stomach" }, 12, { least: 2.2 }],
    ["pressure_relief", { pain: "low-back" }, 12, { least: 2.6 }],
    ["pressure_relief", { pain: "hip" }, 18, { least: 3.5 }],
    ["pressure_relief", { position: "side", pain: "shoulder,hip" }, 18, { least: 4.7 }],
    ["motion_isolation", {}, 12, { least: 3.5 }],
    ["motion_isolation", { lightSleeper: "yes" }, 20, { least: 4.6 }],
    ["motion_isolation", { recipient: "me", lightSleeper: "yes" }, 0, { least: 3.5 }],
    ["motion_isolation", { recipient: "child" }, 0, { least: 3.5 }],
    ["motion_isolation", { recipient: "guest" }, 12, { least: 3.5 }],
    ["cooling", {}, 6, { least: 2.2 }],
    ["cooling", { temperature: "unknown" }, 6, { least: 2.2 }],
    ["cooling", { temperature: "hot" }, 16, { least: 4.3 }],
    ["cooling", { temperature: "cold" }, 4, { most: 3 }],
    ["durability", {}, 8, { least: 3 }],
    ["durability", { weight: "over-230" }, 8, { least: 3.6 }],
    ["edge_support", {}, 7, { least: 3.2 }],
    ["edge_support", { recipient: "me" }, 3, { least: 2.2 }],
    ["edge_support", { recipient: "me", age: "65-over" }, 9, { least: 3.6 }],
    ["edge_support", { age: "65-over" }, 9, { least: 3.6 }],
    ["edge_support", { recipient: "child", age: "65-over" }, 3, { least: 2.2 }],
    ["edge_support", { recipient: "guest", age: "65-over" }, 3, { least: 2.2 }],
    ["responsiveness", {}, 3, { least: 1.6 }],
    ["responsiveness", { position: "combination" }, 9, { least: 3.6 }],
    ["responsiveness", { recipient: "me", age: "65-over" }, 9, { least: 3 }],
    ["responsiveness", { recipient: "me", age: "65-over", position: "combination" }, 9, { least: 3.6 }],
    ["feel", {}, 0, null],
    ["feel", { feel: "unknown" }, 0, null],
    ["feel", { feel: "hug" }, 10, { most: 2 }],
    ["feel", { feel: "between" }, 10, { least: 2, most: 4 }],
    ["feel", { feel: "float" }, 10, { least: 4 }],
  ] as [NeedPart, Record<string, string>, number, Need | null][])(
    "%s with %j: %d points before rescaling, for %j",
    (part, answers, points, need) => {
      const [view] = viewsOf(profileFrom({ ...usual, ...answers }), currentRuleset);
      expect(view!.weights[part]).toBe(points);
      const { least, most } = view!.needs[part] ?? {};
      expect([least, most]).toEqual([
        need?.least === undefined ? undefined : expect.closeTo(need.least, 10),
        need?.most,
      ]);
      expect(view!.needs[part] === null).toBe(need === null);
    },
  );

  test.each([
    [{ least: 3 }, 3, 0],
    [{ least: 3 }, 5, 0],
    [{ least: 3 }, 2.5, 0.5],
    [{ most: 3 }, 3, 0],
    [{ most: 3 }, 4.5, 1.5],
    [{ least: 2, most: 4 }, 4.5, 0.5],
    [{ least: 2, most: 4 }, 1.5, 0.5],
  ])("%j lies from a score of %d by %d", (need, score, distance) => {
    expect(distanceFrom(need, score)).toBeCloseTo(distance, 10);
  });
});

describe("around the score", () => {
  test.each([
    [100, "excellent"],
    [85, "excellent"],
    [84, "good"],
    [70, "good"],
    [69, "fair"],
    [55, "fair"],
    [54, "weak"],
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

  test("the mail leads to the page of saved results, names the site, and says of a demonstration that it is one", () => {
    const site = { siteUrl: "https://www.bedlark.test", siteName: "Bedlark", demo: true };
    const saved = { token: "tok_en-1", ruleset_version: "2026.2", kept_until: "2027-12-21" };
    const { subject, body } = savedMatchMail("a@c.test", saved, "/unsubscribe/tok/", site);
    expect(subject).toBe("Your mattress matches from Bedlark");
    expect(body).toContain(`https://www.bedlark.test${paths.savedResults("tok_en-1")}`);
    expect(body).toContain(`https://www.bedlark.test${privatePaths.unsubscribe("tok")}`);
    expect(body).toContain("We’ll keep them until December 21, 2027.");
    expect(savedMatchMail("a@c.test", { ...saved, kept_until: null }, "/unsubscribe/tok/", site).body).not.toContain(
      "until",
    );
    expect(body).toContain("This is a demo: the beds, stores and prices are made up.");
    expect(savedMatchMail("a@c.test", saved, "/unsubscribe/tok/", { ...site, demo: false }).body).not.toContain("demo");
  });
});
