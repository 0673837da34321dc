import { describe, expect, test } from "vitest";
import type { Layer } from "#contracts/mattress";
import { picksOf } from "../../upstream/rules/match/picks/picks";
import { confidenceOf } from "../../upstream/rules/match/confidence";
import { halvesOf, nowhere } from "../../upstream/rules/match/match-model";
import { foldLines } from "../../upstream/rules/match/rank";
import { currentRuleset } from "../../upstream/rules/match/ruleset";
import { scoreModels } from "../../upstream/rules/match/score-models";
import { because } from "../../upstream/rules/match/text/part-reasons";
import { partsOfSleeper } from "../../upstream/rules/match/score-sleeper";
import { mediansOf } from "../../upstream/rules/match/text/praise-text";
import { shortfallOf } from "../../upstream/rules/match/text/shortfall-text";
import { unsuitedClauses } from "../../upstream/rules/match/text/skips";
import { whyOf } from "../../upstream/rules/match/text/why";
import { readingsOf } from "../../upstream/rules/readings/readings";
import {
  type Answers,
  type BedFacts,
  bedOf,
  plainBed,
  profileFrom,
  scoredBed,
  scores,
} from "./match-profiles/plain-bed";

/** Ruleset 2026.3, rule 5: of a bed whose halves are ordered one by one each sleeper has a half of their own. */

const side = { recipient: "me", position: "side", pounds: "118", pain: "none", temperature: "neutral" };
const couple = {
  ...side,
  recipient: "couple",
  size: "king",
  partnerPosition: "stomach",
  partnerPounds: "250",
  partnerPain: "none",
  partnerTemperature: "neutral",
};
const [soft, medium, firm] = [{ firmness: 4 }, { firmness: 5.5 }, { firmness: 7.5 }];
const threeWays: Partial<BedFacts> = { measured: null, halves: [soft!, medium!, firm!] };
const fitsOf = (answers: Answers, facts: Partial<BedFacts> = threeWays) =>
  scoredBed(answers, facts).sleepers.map(({ fit }) => fit);

describe("of a bed whose halves are ordered one by one", () => {
  test("each of a couple lies on the half that fits best, as on a bed of that firmness", () => {
    const [yours, theirs] = fitsOf(couple);
    expect([yours!.firmness, theirs!.firmness]).toEqual([4, 7.5]);
    expect(yours!.share).toBe(fitsOf(couple, { measured: 4 })[0]!.share);
    expect(theirs!.share).toBe(fitsOf(couple, { measured: 7.5 })[1]!.share);
    expect(yours).toMatchObject({ from: "ordered", pressureMove: 0, supportMove: 0 });
    expect(scoredBed(couple, threeWays).score).toBeGreaterThan(scoredBed(couple, { measured: 5.5 }).score);
  });

  test("a sleeper alone has the half that fits best, too, and a wish chooses another", () => {
    expect(fitsOf(side)[0]!.firmness).toBe(4);
    expect(fitsOf({ ...side, pounds: "205" })[0]!.firmness).toBe(5.5);
    expect(fitsOf({ ...side, position: "stomach", pounds: "250" })[0]!.firmness).toBe(7.5);
    const back = { ...side, position: "back", pounds: "155" };
    expect(fitsOf(back)[0]!.firmness).toBe(5.5);
    expect(fitsOf({ ...back, preference: "firm" })[0]!.firmness).toBe(7.5);
  });

  test("each is scored by what their own half reads", () => {
    const plain = scores(3, 3, 3, 3, 3, 3, 3);
    const halves = [
      { firmness: 4, scores: { pressure_relief: 4.5 } },
      { firmness: 7.5, scores: { support: 4.5 } },
    ];
    const [yours, theirs] = scoredBed(couple, { scores: plain, halves }).sleepers;
    const alone = (firmness: number, own: Partial<BedFacts["scores"]>) =>
      scoredBed(couple, { measured: firmness, scores: { ...plain, ...own } }).sleepers;
    expect(yours!.shares).toEqual(alone(4, { pressure_relief: 4.5 })[0]!.shares);
    expect(theirs!.shares).toEqual(alone(7.5, { support: 4.5 })[1]!.shares);
  });

  test("what is known of its firmness is what its maker claims", () => {
    const certain = (facts: Partial<BedFacts>) => scoredBed(couple, facts).confidence;
    expect(certain(threeWays)).toBe(certain({ measured: null, claimed: 5.5 }));
    const { confidence, sleepers, model } = scoredBed(couple, threeWays);
    const told = confidenceOf(confidence, sleepers, model, profileFrom(couple), currentRuleset);
    expect(told?.missing).toContain("how firm it really is (nobody has measured it yet)");
  });

  test("its halves are read from layers of their own, and the rest of them is the same", () => {
    const layer = (more: Partial<Layer>): Layer => ({
      position: 1,
      role: "comfort",
      material: "talalay-latex",
      name: "Talalay latex",
      inches: 3,
      density_lb_ft3: 4.4,
      ild: 25,
      zones: null,
      coil_count_queen: null,
      coil_gauge: null,
      treatments: [],
      ild_by_half: null,
      ...more,
    });
    const core = layer({ position: 2, role: "support", inches: 6, ild: 36 });
    const firmness = { claimed: 5.5, measured: null, felt: [], range: null, halves: [4, 7.5], other_side: null };
    const bed = { firmness, top_style: "tight", layers: [layer({ ild_by_half: [18, 35] }), core] };
    const [softer, firmer] = halvesOf(bed, null);
    expect(softer).toMatchObject({ firmness: 4, readings: readingsOf([layer({ ild: 18 }), core]) });
    expect(firmer).toMatchObject({ firmness: 7.5, readings: readingsOf([layer({ ild: 35 }), core]) });
    expect(softer!.readings.pressure_relief).toBeGreaterThan(firmer!.readings.pressure_relief);
    expect(softer!.readings.durability).toBeCloseTo(firmer!.readings.durability, 0);
    expect(halvesOf({ ...bed, firmness: { ...firmness, halves: null } }, null)).toEqual([]);
  });
});

describe("the words of such a bed", () => {
  const why = (answers: Answers, facts: Partial<BedFacts> = threeWays) => {
    const scored = scoredBed(answers, facts);
    return whyOf(scored, mediansOf([scored]), profileFrom(answers), currentRuleset);
  };
  const poor = { ...threeWays, scores: scores(2, 2, 2, 2, 2, 2, 2) };

  test("say which half each should order", () => {
    expect(why(couple, poor)).toEqual([
      "You each get the right firmness: order your side soft, 4 of 10, and your partner’s firm, 7.5.",
    ]);
    expect(why({ ...couple, partnerPosition: "side", partnerPounds: "120" }, poor)).toEqual([
      "You each get the right firmness: order both sides soft, 4 of 10.",
    ]);
    expect(why(side, poor)).toEqual(["It comes in the right firmness for you: order it soft, 4 of 10."]);
  });

  test("say it as well where no half is right", () => {
    const tooFirm = { ...poor, halves: [medium!, firm!] };
    expect(why(side, tooFirm)).toEqual(["Order it medium, 5.5 of 10."]);
  });

  test("say of which firmness it falls short", () => {
    const short = (answers: Answers, halves: BedFacts["halves"]) => {
      const { sleepers, model } = scoredBed(answers, { measured: null, halves });
      return shortfallOf("firmness", sleepers[0]!, model, profileFrom(answers), currentRuleset);
    };
    expect(short(side, [medium!, firm!])).toBe("Even the softest you can order it is too firm for you");
    expect(short({ ...side, position: "stomach", pounds: "250" }, [soft!, medium!])).toBe(
      "Even the firmest you can order it is too soft for you",
    );
    const between = { ...side, pounds: "205" };
    expect(short(between, [soft!, firm!])).toBe("The closest you can order it is too firm for you");
    expect(short(side, [soft!, firm!])).toBeNull();
  });

  test("say why the half to order isn’t the one nearest to what is right, where the other would hurt more", () => {
    const sore = { ...side, pounds: "165", pain: "shoulder" };
    const [softer, firmer] = [{ firmness: 3.68 }, { firmness: 5.7 }];
    const scored = scoredBed(sore, { measured: null, halves: [softer, firmer] });
    const [sleeper] = scored.sleepers;
    expect(sleeper!.view.target.firmness).toBeCloseTo(4.74, 2);
    expect(sleeper!.fit.firmness).toBe(softer.firmness);
    const profile = profileFrom(sore);
    expect(shortfallOf("firmness", sleeper!, scored.model, profile, currentRuleset)).toBe(
      "Ordered soft, it’s too soft for you, but ordered medium it would be a bit firm, which is harder on you",
    );
    const part = partsOfSleeper(sleeper!).find((each) => each.part === "firmness")!;
    expect(because(part, sleeper!, scored.model, profile, currentRuleset)).toContain(
      " that’s right for you. Medium, 5.7, is nearer, but a bed that’s too firm hurts more, so it counts for more: ",
    );
  });

  test("tell of points what its maker says of the half, and how far off that is", () => {
    const profile = profileFrom(couple);
    const scored = scoredBed(couple, threeWays);
    const [yours, theirs] = scored.sleepers.map((sleeper) =>
      because(
        partsOfSleeper(sleeper).find(({ part }) => part === "firmness")!,
        sleeper,
        scored.model,
        profile,
        currentRuleset,
      ),
    );
    expect(yours).toMatch(
      /^Order your side soft, which its maker says is 4\. That’s 0\.27 softer than the 4\.27 that’s right for you/,
    );
    expect(theirs).toMatch(/^Order your partner’s side firm, which its maker says is 7\.5/);
  });

  test("send nobody away who would be served by one of its halves", () => {
    const reading = (motion: number) => ({ motion_isolation: motion });
    const clauses = (halves: NonNullable<BedFacts["halves"]>) =>
      unsuitedClauses(bedOf({ ...plainBed, measured: null, halves }), currentRuleset).map(({ clause }) => clause);
    const shared = "you share the bed and one of you wakes easily";
    const restless = [
      { firmness: 4, scores: reading(1.5) },
      { firmness: 5.5, scores: reading(1.5) },
    ];
    expect(clauses(restless)).toContain(shared);
    expect(clauses([{ firmness: 4, scores: reading(4) }, restless[1]!])).not.toContain(shared);
  });
});

describe("the picks of a couple who need different firmness", () => {
  const picks = (facts: Record<string, Partial<BedFacts>>, answers: Answers = couple) => {
    const profile = profileFrom(answers);
    const models = Object.entries(facts).map(([slug, own]) => {
      const bed = bedOf({ ...plainBed, prices: { king: 1500 }, ...own }, slug);
      return { ...bed, card: { ...bed.card, type: null } };
    });
    const found = scoreModels(profile, models, currentRuleset, nowhere);
    const lines = foldLines(found.ranked);
    const medians = mediansOf(models.map((model) => ({ model })));
    return picksOf({ ...found, lines, medians }, profile, currentRuleset).map(({ kind, because: words, beds }) => [
      kind,
      beds[0]!.model.card.slug,
      words,
    ]);
  };
  const poorly = scores(2, 2, 2, 2, 2, 2, 2);
  const between = { measured: 5.6 };

  test("name one whose halves are ordered beside those that are set at home, and say how to order it", () => {
    expect(picks({ between, halves: { ...threeWays, scores: poorly } })).toContainEqual([
      "adjustable",
      "halves",
      expect.stringMatching(
        /^Each half has its own firmness: order your side soft, 4 of 10, and your partner’s firm, 7\.5, so neither of you has to compromise on firmness\./,
      ),
    ]);
    const air = { range: { softest: 3, firmest: 8 }, scores: { ...poorly, support: 2.4, durability: 2.4 } };
    const kinds = picks({ between, halves: { ...threeWays, scores: poorly }, air });
    expect(kinds.find(([kind]) => kind === "adjustable")?.[1]).toBe("air");
  });

  test("promise no compromise only where both halves are right", () => {
    const [, , words] = picks({
      between,
      halves: { measured: null, halves: [medium!, firm!], scores: poorly },
    }).find(([kind]) => kind === "adjustable")!;
    expect(words).not.toContain("compromise");
  });

  test("say of every pick how to order it", () => {
    const [[kind, slug, words]] = picks({ halves: threeWays }) as [string[]];
    expect([kind, slug]).toEqual(["best-match", "halves"]);
    expect(words).toContain(" Order your side soft, 4 of 10, and your partner’s firm, 7.5.");
    const [[, , alone]] = picks({ halves: threeWays }, { ...side, size: "king" }) as [string[]];
    expect(alone).toContain(" Order it soft, 4 of 10.");
  });
});
