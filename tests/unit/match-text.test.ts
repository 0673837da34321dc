import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { WeightBand } from "../../upstream/rules/firmness";
import { drawbackOf } from "~/mattress/match/drawback";
import { explainer } from "../../upstream/rules/match/text/explain";
import { nowhere } from "../../upstream/rules/match/match-model";
import { mediansOf } from "../../upstream/rules/match/text/praise-text";
import { currentRuleset } from "../../upstream/rules/match/ruleset";
import { weightsText } from "../../upstream/rules/match/text/phrases";
import { anyAnswers } from "./match-profiles/any-match";
import { type Answers, answersOf, type BedFacts, bedOf, plainBed, scoredBed } from "./match-profiles/plain-bed";
import { runs } from "../support/property-runs";

/** The sentences of a result, and whom they speak to. */

/** As a result of the upstream, with the reasons of its points. */
function explained(answers: Answers, facts: Partial<BedFacts> = {}) {
  const { model, ...scored } = scoredBed(answers, facts);
  const card = {
    ...model.card,
    brand: { slug: "meadow", name: "Meadow" },
  } as unknown as Parameters<ReturnType<typeof explainer>>[0]["best"]["model"]["card"];
  const beside = { third: 80, medians: mediansOf([{ model: bedOf({ ...plainBed }) }]) };
  const explain = explainer(answersOf({ recipient: "me", ...answers }), beside, currentRuleset, nowhere);
  return explain({ best: { ...scored, model: { ...model, card } }, others: [] }, 1);
}

const side = { recipient: "me", age: "35-49", position: "side", pounds: "155", pain: "none", temperature: "neutral" };
const couple = {
  ...side,
  recipient: "couple",
  partnerPosition: "side",
  partnerPounds: "155",
  partnerPain: "none",
  partnerTemperature: "neutral",
  lightSleeper: "no",
};
const nothingLeftOut = {
  size: "queen",
  budgetRange: "unknown",
  tryInStore: "no",
  adjustableBase: "no",
  allergies: "none",
  bunk: "no",
};

/** Speaks to the visitor as the sleeper; what a budget is and how long a bed should last is for whoever buys it. */
const asSleeper =
  /\b(for|fits|suits|like|hugs|gives|support) you\b|\byou (need|like|prefer|weigh|sleep|slept|liked|had|have any)|\byour (spine|shoulders|partner|age|weight)|(?<!sooner than )you’d like\b/i;

describe("a bed for a child, guests or someone else", () => {
  test.each(["child", "guest", "someone-else"])("is never told of as the visitor's own: %s", (recipient) => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const given = { ...answers, recipient, ...nothingLeftOut };
        for (const facts of [{}, { range: { softest: 2.3, firmest: 7.3 } }, { measured: 1, hug: 1 }, { height: 18 }]) {
          const { why, weakest, parts, changes, confidence, deductions } = explained(given, facts);
          const said = [
            ...why,
            weakest?.how ?? "",
            ...[...parts, ...deductions].map((part) => part.because),
            ...changes.map(({ text }) => text),
            ...confidence!.missing,
            drawbackOf(weakest, given) ?? "",
          ];
          for (const sentence of said) expect(sentence).not.toMatch(asSleeper);
        }
      }),
    );
  });

  test("has as missing what was not said of them, and nothing of guests", () => {
    expect(explained({ recipient: "someone-else" }).confidence?.missing).toEqual(
      expect.arrayContaining(["how the sleeper sleeps", "what the sleeper weighs", "the sleeper’s age"]),
    );
    expect(explained({ recipient: "child", position: "side" }).confidence?.missing).toContain("the child’s age");
    expect(explained({ recipient: "guest", size: "queen" }).confidence?.missing).toEqual([]);
  });
});

describe("what is missing", () => {
  test("names the one of a couple of whom too few owners like them have rated the bed", () => {
    const heavy = { ...couple, partnerPosition: "back", partnerPounds: "260" };
    const owners = [{ position: "side", weight_band: "130-180", count: 12, mean: 4.1 }];
    const missing = (facts: Partial<BedFacts>) =>
      explained(heavy, facts).confidence!.missing.filter((each) => /owners/.test(each));
    expect(missing({ owners })).toEqual(["how owners like your partner rate it (we’ve heard from fewer than 5)"]);
    expect(missing({})).toEqual(["how owners like either of you rate it (we’ve heard from fewer than 5)"]);
  });

  test("names a price, a firmness and layers that nobody published", () => {
    const missing = (answers: Answers, facts: Partial<BedFacts>) => explained(answers, facts).confidence?.missing;
    expect(missing({ ...side, size: "cal-king" }, { prices: { "cal-king": null } })).toContain(
      "this bed’s California king price",
    );
    expect(missing(side, { measured: null, claimed: 6 })).toContain(
      "how firm it really is (nobody has measured it yet)",
    );
    const secret = { build: { unpublishedInches: 3 } };
    expect(missing(side, { ...secret, tested: false })).toContain("what’s in it (its maker doesn’t publish all of it)");
    expect(missing(side, secret)).not.toContain("what’s in it (its maker doesn’t publish all of it)");
  });
});

describe("the reasons of points", () => {
  const because = (part: string, answers: Answers, facts: Partial<BedFacts> = {}) =>
    explained(answers, facts).parts.find((each) => each.part === part)?.because;

  test("tell what a bed scores, what this sleeper needs and what it earns", () => {
    expect(because("support", side)).toMatch(
      /^We rate it 4 of 5\. Side sleepers of about 155 lb need 3\.05, and more is useful up to 4\.05: [\d.]+ of the [\d.]+ points\.$/,
    );
    expect(because("support", { ...side, pain: "low-back" })).toContain("155 lb with lower back pain need 3.25");
    expect(because("edge_support", { ...side, age: "65-over" })).toContain(
      "People who have a hard time getting up need 3.3",
    );
    expect(because("cooling", { ...side, temperature: "cold" })).toContain(
      "People who sleep cold do best with 3 or less",
    );
  });

  test("never tell a rating of a bed as they tell points", () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const { why, weakest, parts, sleepers } = explained(answers, { hug: 2 });
        const reasons = [...parts, ...sleepers.flatMap((each) => each.parts)].map((part) => part.because);
        for (const said of [...why, ...reasons, drawbackOf(weakest, answers) ?? ""]) {
          for (const [, before] of said.matchAll(/(\S+ \S+ \S+) [\d.]+ of 5(?= for|,| and|\.(?!\d)| points)/g))
            expect(before).toMatch(/^[Ww]e rate it$/);
          for (const [, after] of said.matchAll(/[\d.]+ of (?:the |your |[\w ]+’s? )?[\d.]+ (points.{0,40})/g))
            expect(after).toMatch(/^points(?:\.|,|$| for \w)/);
        }
      }),
      { numRuns: runs(20) },
    );
  });

  test("tell of firmness where it comes from and how far off it is", () => {
    expect(because("firmness", side, { range: { softest: 2.3, firmest: 7.3 } })).toMatch(
      /^Its firmness can be set from 2\.3 to 7\.3, and 5\.1 is right for you: /,
    );
    expect(because("firmness", side, { measured: 6.1 })).toMatch(
      /^It measured 6\.1\. That’s 1 firmer than the 5\.1 that’s right for you: /,
    );
    expect(because("firmness", { ...side, pain: "hip" }, { measured: 6.1 })).toContain(
      "A bed that’s too firm counts for more here, since it hurts more",
    );
  });

  test("tell how what owners feel and what the maker says come to one figure", () => {
    const felt = (pounds: string, weight_band: WeightBand, firmness: number) =>
      because(
        "firmness",
        { ...side, pounds },
        { measured: null, claimed: 5.5, felt: [{ weight_band, owners: 40, firmness }] },
      );
    expect(felt("115", "under-130", 6.2)).toMatch(
      /^Its maker says 5\.5, and owners of about your weight say 6\.2\. Light people feel a bed firmer than it measures, here by about 0\.\d, so theirs counts as 5\.\d+, and halfway is 5\.\d+/,
    );
    expect(felt("320", "over-300", 5)).toContain("Heavy people feel a bed softer than it measures");
  });

  test("say of what counts nothing that it is for guests and children, not for the bed", () => {
    expect(because("feel", { recipient: "guest" })).toBe("We don’t count it for guests.");
    expect(because("motion_isolation", { recipient: "guest" })).toBe("We don’t count it for guests.");
    expect(because("feel", { recipient: "child", childAge: "8" })).toBe("We don’t count it for a child.");
    expect(because("motion_isolation", { recipient: "child", childAge: "8" })).toBe("Only one person sleeps on it.");
    expect(because("owners", { recipient: "guest" })).toMatch(
      /^We don’t know how your guests sleep, so for every bed we take 3\.55 stars/,
    );
  });

  test("tell of a firmness that nobody asked for that it is what we go by", () => {
    expect(because("firmness", { recipient: "me" }, { measured: 7 })).toMatch(/firmer than the 5\.\d+ we go by:/);
    expect(because("firmness", { recipient: "me" }, { measured: 7 })).not.toContain("right for you");
  });

  test("tell of a build that is too weak for a weight", () => {
    const heavy = { ...side, pounds: "330" };
    expect(because("pressure_relief", heavy, { build: { comfortInches: 2 } })).toContain(
      "It has 2 inches of cushion, and 330 lb take 3.25 inches",
    );
    expect(because("support", heavy, { height: 10 })).toContain("It’s 10 inches tall, and 330 lb take 12 inches");
    expect(because("durability", heavy, { build: { coilGauge: 15 } })).toContain("It has wire that’s light for 330 lb");
    const foams = [{ memory: false, inches: 2, density: 1.5 }];
    expect(because("durability", heavy, { build: { foams, coilGauge: 15 } })).toContain(
      "It has foam and wire that’s light for 330 lb",
    );
    expect(because("durability", side, { build: { coilGauge: 15 } })).not.toContain("light for");
  });

  test("say what to tell where nobody said it, and how much it counts until then", () => {
    expect(because("support", { recipient: "me" })).toMatch(
      / Until you tell us how you sleep and what you weigh, we go by the average sleeper and count 80% of it\.$/,
    );
    expect(because("pressure_relief", { recipient: "me" })).toContain("Until you tell us how you sleep, we go by");
    expect(because("durability", { recipient: "me" })).toContain("Until you tell us what you weigh, we go by");
    expect(because("cooling", { ...side, temperature: "unknown" })).toContain("whether you sleep hot or cold");
  });

  test.each([
    [{ recipient: "me", position: "side" }, "what you weigh, we go by a side sleeper of average weight"],
    [{ recipient: "me", pounds: "250" }, "how you sleep, we go by a combination sleeper of your weight"],
    [
      { recipient: "someone-else", height: "77" },
      "how the sleeper sleeps and what they weigh, we go by an average sleeper of the sleeper’s height",
    ],
    [{ recipient: "child", position: "side" }, "how old the child is, we go by a child of average weight"],
  ])("don’t call a sleeper average when an answer moves the figures: %o", (answers, said) => {
    expect(because("support", answers)).toContain(` Until you tell us ${said} and count 80% of it.`);
  });

  test("say why motion counts nothing", () => {
    expect(because("motion_isolation", side)).toBe("Only one person sleeps on it.");
    const apart = explained({ ...couple, size: "split-king" }, { prices: { "split-king": 900 } });
    expect(apart.sleepers.map(({ parts }) => parts.find(({ part }) => part === "motion_isolation")!.because)).toEqual([
      "Two mattresses side by side pass no motion on.",
      "Two mattresses side by side pass no motion on.",
    ]);
  });

  test("give both of a couple their points, and say whose is the lower score", () => {
    expect(because("support", { ...couple, partnerPosition: "stomach" })).toMatch(
      /^You get [\d.]+ of the [\d.]+ points, and your partner gets [\d.]+ of the [\d.]+ points\. Your partner’s is the lower score, so it counts for 85% and the other for 15%\.$/,
    );
  });
});

describe("weights", () => {
  test.each([
    [["under-130", "130-180"], "under 180 lb"],
    [["180-230", "230-300", "over-300"], "over 180 lb"],
    [["130-180", "180-230"], "from 130 to 230 lb"],
    [["under-130", "over-300"], "under 130 lb"],
    [["under-130", "130-180", "over-300"], "under 180 lb"],
    [["under-130", "180-230", "230-300"], "from 180 to 300 lb"],
    [["under-130", "130-180", "230-300", "over-300"], "under 180 lb"],
    [["130-180", "230-300", "over-300"], "over 230 lb"],
    [["under-130", "130-180", "180-230", "230-300", "over-300"], ""],
  ] as const)("are one range, the longest whose bands touch: %j is “%s”", (weights, text) => {
    expect(weightsText(weights)).toBe(text);
  });
});
