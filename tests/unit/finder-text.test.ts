import { describe, expect, test } from "vitest";
import { type MatchAnswer, type MatchPart, matchResult, type PartPoints } from "#contracts/match/match";
import { measureTexts } from "~/features/match/answer-fields";
import { questionFor } from "~/features/match/quiz/questions";
import { rememberedFor } from "~/features/match/answers";
import { shownResults } from "~/features/match/results/shown-results.server";
import { drawbackOf, greatestLoss, pickDrawback } from "~/mattress/match/drawback";
import { sessionAge } from "../../upstream/http/cookies";
import { larkFirm } from "../support/compared-beds";

const part = (name: MatchPart, points: number, most: number): PartPoints => ({
  part: name,
  points,
  most,
  known: true,
  because: "",
});

describe("the questions", () => {
  test("say of each figure how exact it is kept, so that no typed one changes without a word", () => {
    const { childAge, pounds, height, partnerPounds, partnerHeight } = measureTexts;
    for (const { hint } of [pounds, partnerPounds]) expect(hint).toContain("We round it to whole pounds.");
    for (const { hint } of [height, partnerHeight]) expect(hint).toContain("to the nearest inch");
    expect(childAge.hint).toContain("Leave out half years.");
  });

  test("say that an exact weight needs no range, and has to lie in the one that is chosen", () => {
    for (const { hint } of [measureTexts.pounds, measureTexts.partnerPounds])
      expect(hint).toContain("If you chose a range above, your weight has to be in it.");
  });

  test("say for how long an answer about pain is remembered: as long as a session lasts", () => {
    expect(questionFor("pain", {}).why).toContain(rememberedFor);
    expect(rememberedFor).toContain(`${sessionAge / (24 * 60 * 60)} days`);
  });

  test("say that nobody needs to know how a young child lies", () => {
    const why = (childAge: string) => questionFor("position", { recipient: "child", childAge }).why;
    expect(why("12")).toContain("Most children lie every way in a night, so “Don’t know” takes nothing off a match.");
    expect(why("13")).not.toContain("Don’t know");
  });

  test.each(["position", "pain", "temperature", "preference"] as const)(
    "about the %s of somebody else say why without a word of you",
    (step) => {
      const why = (recipient: string) => questionFor(step, { recipient }).why.split("This isn’t medical advice.")[0];
      expect(why("me")).toMatch(/\byour?\b/);
      for (const recipient of ["child", "guest", "someone-else"]) {
        expect(why(recipient)).not.toMatch(/\byour? (?!both |results)/i);
      }
    },
  );
});

describe("what speaks against a bed", () => {
  const parts = [part("support", 8, 18), part("owners", 5, 6)];
  const resultOf = (facts: object) =>
    matchResult.parse({
      rank: 1,
      model: { ...larkFirm, firmness: null, layers: [] },
      size: "queen",
      score: 80,
      parts,
      ...facts,
    });
  const drawbacksOf = (...weakest: object[]) => {
    const results = weakest.map(resultOf);
    const answer = { results, picks: [], collisions: [] } as unknown as MatchAnswer;
    return shownResults(answer, {}, null).results.map(({ drawbacks }) => drawbacks);
  };

  test("is nothing where the upstream says it of other beds, and not of this one", () => {
    const told = { weakest: { part: "support", points: 8, most: 18, how: "It’s too weak", who: null } };
    expect(drawbacksOf(told, {})).toEqual([["It’s too weak: 8 of your 18 points for support."], []]);
  });

  test("is the part that loses much where the upstream says it of no bed", () => {
    expect(drawbacksOf({})).toEqual([["It doesn’t support you as well as you need: 8 of your 18 points for support."]]);
    expect(drawbackOf(greatestLoss([part("support", 15.5, 17)]), {})).toBeNull();
  });

  test("is nothing where the upstream follows our rules and says it of no bed", () => {
    const ruleset = { version: "2026.3", effective_on: "2026-01-01" };
    const answer = { ruleset, results: [resultOf({})], picks: [], collisions: [] } as unknown as MatchAnswer;
    expect(shownResults(answer, {}, null).results.map(({ drawbacks }) => drawbacks)).toEqual([[]]);
  });

  test("is said of a pick, too, however little it costs, where the upstream has words for it", () => {
    const loss = {
      part: "firmness" as const,
      points: 19,
      most: 24,
      how: "It’s a bit soft for your partner",
      who: null,
    };
    expect(pickDrawback(loss, {})).toBe("It’s a bit soft for your partner.");
    expect(pickDrawback({ ...loss, how: null }, {})).toBeNull();
    expect(pickDrawback({ ...loss, how: null, points: 12 }, {})).toBe("It’s not the firmness you need.");
    expect(pickDrawback(null, {})).toBeNull();
  });

  test("of one of a couple has that one’s points, also where results saved earlier have those of both", () => {
    const weakest = {
      part: "firmness",
      points: 17,
      most: 20.5,
      how: "It’s a bit soft for your partner",
      who: "partner",
    };
    const partner = { sleeper: "partner", score: 80, parts: [part("firmness", 19, 24)] };
    expect(drawbacksOf({ weakest, sleepers: [partner] })).toEqual([
      ["It’s a bit soft for your partner: 19 of your partner’s 24 points for firmness."],
    ]);
  });

  test("says that it is hard to return unless a deduction has said so", () => {
    const because = "You have 365 nights to try it. You can only swap it for another bed.";
    const told = {
      band: "good",
      weakest: { part: "support", points: 8, most: 18, how: "It’s too weak", who: null },
      risk: { level: "high", because, hard: "You can only swap it for another bed" },
    };
    const deductions = [{ points: 3, because: `It’s hard to give back. ${because}` }];
    const weak = "It’s too weak: 8 of your 18 points for support.";
    expect(drawbacksOf(told, { ...told, deductions })).toEqual([
      [weak, "It’s hard to return. You can only swap it for another bed."],
      [weak],
    ]);
  });

  test("adds to a price over the budget that the code of a deal brings it within", () => {
    const flagsWith = (with_code_cents: number | null, price_cents = 159_900) => {
      const result = resultOf({
        price_cents,
        deal: { slug: "fall", title: "Fall sale", with_code_cents },
        deductions: [],
      });
      const answer = { results: [result], picks: [], collisions: [] } as unknown as MatchAnswer;
      return shownResults(answer, { budgetRange: "1500" }, null).results[0]!.flags;
    };
    expect(flagsWith(147_100)).toEqual(["With its code it’s within your budget."]);
    expect([flagsWith(150_100), flagsWith(null), flagsWith(140_000, 149_900)]).toEqual([[], [], []]);
  });

  test("is why a bed above a better match is called less", () => {
    const weak = { band: "fair", weakest: { part: "support", points: 5, most: 18, how: "It’s too weak", who: null } };
    const [above, good, below] = drawbacksOf(weak, { band: "good" }, weak);
    expect(above![1]).toBe("Since support counts that much, it’s only a fair match.");
    expect([good, below!.length]).toEqual([[], 1]);
    const [untold] = drawbacksOf({ band: "good", capacity_holds: true }, { band: "excellent" });
    expect(untold!.at(-1)).toContain("As nobody publishes how much weight it can hold, it’s only a good match");
    const partner = { sleeper: "partner", score: 70, parts: [part("owners", 6, 12.8)] };
    const [rarely] = drawbacksOf({ band: "good", parts: [], sleepers: [partner] }, { band: "excellent" });
    expect(rarely).toEqual([
      expect.stringContaining("With 6 of your partner’s 12.8 points for ratings by similar owners, it’s"),
    ]);
    const other = { ...weak, weakest: { ...weak.weakest, part: "owners" } };
    expect(drawbacksOf(other, { band: "good" })[0]![1]).toBe(
      "With 8 of your 18 points for support, it’s only a fair match.",
    );
    const possible = drawbacksOf({ band: "possible" }, { band: "good" }, { band: "possible" });
    expect(possible.flat().filter((said) => said.includes("it’s only"))).toEqual([]);
  });

  test("tells of results that older rules saved nothing that only today’s rules do", () => {
    const weak = { band: "fair", weakest: { part: "support", points: 5, most: 18, how: "It’s too weak", who: null } };
    const results = [weak, { band: "possible" }, { band: "good" }].map(resultOf);
    const shown = (version: string) =>
      shownResults(
        {
          results,
          picks: [],
          collisions: [],
          ruleset: { version, effective_on: "2026-01-01" },
        } as unknown as MatchAnswer,
        { weight: "130-180" },
        null,
      );
    const now = shown("2026.3");
    expect([now.countedWeight === null, now.whyPossible === null, now.results[0]!.drawbacks.length]).toEqual([
      false,
      false,
      2,
    ]);
    const before = shown("2026.2");
    expect([before.countedWeight, before.whyPossible, before.results[0]!.drawbacks.length]).toEqual([null, null, 1]);
  });

  test("says what it means for the sleeper first, then the points", () => {
    const warm = [part("cooling", 2.8, 13.2), part("support", 30, 30)];
    expect(drawbackOf(greatestLoss(warm), {})).toBe(
      "It sleeps warmer than you’d like: 2.8 of your 13.2 points for cooling.",
    );
    expect(drawbackOf(greatestLoss(warm), { temperature: "cold" })).toBe(
      "It sleeps cooler than you’d like: 2.8 of your 13.2 points for cooling.",
    );
    expect(drawbackOf(greatestLoss([part("support", 30, 30)]), {})).toBeNull();
  });

  test("says how much is amiss, and for whom", () => {
    const lost = (name: MatchPart, points: number, most: number) => ({
      part: name,
      points,
      most,
      how: null,
      who: null,
    });
    const firmness = (points: number) => drawbackOf(lost("firmness", points, 30), {});
    expect(drawbackOf({ ...lost("firmness", 12, 30), how: "It’s too firm for you" }, {})).toBe(
      "It’s too firm for you: 12 of your 30 points for firmness.",
    );
    expect(firmness(3)).toBe("It’s not the firmness you need: 3 of your 30 points for firmness.");
    expect(firmness(24)).toBe("It’s not quite the firmness you need: 24 of your 30 points for firmness.");
    const moving = lost("motion_isolation", 4, 12);
    expect(drawbackOf(moving, { recipient: "couple" })).toMatch(/^You’ll feel each other move more than you’d like:/);
    expect(drawbackOf(moving, { recipient: "guest" })).toMatch(/^Whoever shares it will feel the other move:/);
    const warmth = lost("cooling", 2.8, 13.2);
    const both = { recipient: "couple", temperature: "cold" };
    expect(drawbackOf(warmth, { ...both, partnerTemperature: "cold" })).toMatch(/^It sleeps cooler than you’d like:/);
    expect(drawbackOf(warmth, { ...both, partnerTemperature: "hot" })).toMatch(
      /^One of you will find it too warm or too cool:/,
    );
  });

  test("of a couple names whom it is about", () => {
    const couple = { recipient: "couple", temperature: "hot", partnerTemperature: "cold" };
    const points = (who: "you" | "partner" | "both" | null) =>
      drawbackOf({ part: "cooling", points: 3.4, most: 5, how: "It sleeps warm", who }, couple);
    expect(points("partner")).toBe("It sleeps warm: 3.4 of your partner’s 5 points for cooling.");
    expect(points("both")).toBe("It sleeps warm: 3.4 of your 5 points for cooling.");
    expect(points("you")).toBe(points("both"));
    expect(points(null)).toBe(points("both"));
    const said = (part: MatchPart, who: "you" | "partner" | "both", answers = couple) =>
      drawbackOf({ part, points: 5, most: 10, how: null, who }, answers)?.split(":")[0];
    expect(said("support", "you")).toBe("It supports your partner well enough, but not you");
    expect(said("support", "partner")).toBe("It doesn’t support your partner as well as they need");
    expect(said("support", "both")).toBe("It doesn’t support either of you as well as you need");
    expect(said("durability", "both")).toBe("It may wear out sooner than you’d like");
    expect(said("cooling", "you")).toBe("It sleeps too warm for you, but not for your partner");
    expect(said("cooling", "partner")).toBe("It sleeps cooler than your partner would like");
    expect(said("cooling", "both")).toBe("It sleeps too warm for you and too cool for your partner");
    expect(said("cooling", "both", { ...couple, partnerTemperature: "neutral" })).toBe(
      "It sleeps warmer than either of you would like",
    );
  });
});
