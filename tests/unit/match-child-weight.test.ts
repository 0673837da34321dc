import { describe, expect, test } from "vitest";
import type { MatchAnswers } from "#contracts/match/match";
import { confidenceOf } from "../../upstream/rules/match/confidence";
import { explainer } from "../../upstream/rules/match/text/explain";
import { nowhere } from "../../upstream/rules/match/match-model";
import { currentRuleset } from "../../upstream/rules/match/ruleset";
import { demoBeds } from "../support/demo-beds";
import { findBeds } from "../support/match-found";
import { profileFrom, scoredBed } from "./match-profiles/plain-bed";

/** Ruleset 2026.3, rules 3, 8 and 13: of a child whose weight and position nobody gave, what is usual at its age. */

const side: MatchAnswers = { recipient: "child", childAge: 8, position: "side" };
const pounds = (answers: Record<string, string>) => profileFrom({ recipient: "child", ...answers }).sleepers[0]!;

describe("a child's weight", () => {
  test.each([
    [3, 31],
    [8, 57],
    [12, 91],
  ])("is the median at %d years, %d lb, where nobody gave it", (years, median) => {
    expect(pounds({ childAge: String(years) })).toMatchObject({ pounds: median, poundsAtAge: years });
    expect(pounds({ childAge: String(years), weight: "unknown" })).toMatchObject({ pounds: median });
  });

  test("is what was given, where it was", () => {
    expect(pounds({ childAge: "8", pounds: "80" })).toMatchObject({ pounds: 80, poundsAtAge: null });
    expect(pounds({ childAge: "8", weight: "under-130" })).toMatchObject({ pounds: 115, poundsAtAge: null });
  });

  test("is known with the age, and nobody is said to have left out which feel a child likes", () => {
    const found = findBeds(side, demoBeds());
    const missing = found.beds
      .slice(0, 20)
      .flatMap(
        ({ confidence, sleepers, model }) =>
          confidenceOf(confidence, sleepers, model, found.profile, currentRuleset)!.missing,
      );
    expect(missing.length).toBeGreaterThan(0);
    expect(missing.filter((each) => /weighs|feel/.test(each))).toEqual([]);
  });

  test("is unknown without an age and from 13 on, and an adult's is no matter of a child's age", () => {
    const others: Record<string, string>[] = [{}, { childAge: "13" }, { recipient: "me", childAge: "8" }];
    for (const answers of others) expect(pounds(answers)).toMatchObject({ pounds: null, poundsAtAge: null });
  });

  test("lets beds be good or excellent for a child of 8 who sleeps on the side", () => {
    const bandsOf = (answers: MatchAnswers) => {
      const found = findBeds(answers, demoBeds());
      return new Set(found.beds.map((bed) => found.bandOf(bed)));
    };
    const bands = bandsOf(side);
    expect([...bands].some((band) => band === "good" || band === "excellent")).toBe(true);
    const { childAge: _, ...withoutAge } = side;
    expect(bandsOf(withoutAge)).toEqual(new Set(["possible"]));
  });

  test("isn't told as if somebody had given it", () => {
    const scored = scoredBed({ recipient: "child", childAge: "8", position: "side" }, {});
    const explain = explainer(side, { third: 0, medians: {} as never }, currentRuleset, nowhere);
    const { parts } = explain({ best: scored as never, others: [] }, 1);
    const told = parts.map(({ because }) => because).join(" ");
    expect(told).toContain("Side sleepers of about 57 lb (typical at age 8) need");
    expect(told).not.toMatch(/the child’s weight|Until you tell us (how|what)/);
  });

  test("hides no bed for what its maker says of capacity", () => {
    const filters = findBeds(side, demoBeds()).hidden.map(({ filter }) => filter);
    expect(filters).not.toContain("capacity");
  });
});

describe("how a child lies", () => {
  const eight = { recipient: "child", childAge: "8", size: "twin" };
  const twin = { prices: { twin: 300 } };
  const owners = [
    { position: "side", weight_band: "under-130", count: 4, mean: 5 },
    { position: "back", weight_band: "under-130", count: 4, mean: 4 },
    { position: "back", weight_band: "230-300", count: 40, mean: 1 },
  ];

  test("needs no telling, so beds are more than possible without it", () => {
    const found = findBeds({ recipient: "child", childAge: 8, size: "twin" }, demoBeds());
    const bands = found.beds.slice(0, 10).map((bed) => found.bandOf(bed));
    expect(bands.filter((band) => band !== "possible").length).toBeGreaterThanOrEqual(8);
  });

  test("leaves no part short of an answer, and nobody is said to have left it out", () => {
    const scored = scoredBed(eight, twin);
    expect([...scored.sleepers[0]!.view.unanswered]).toEqual(["cooling"]);
    const { missing } = confidenceOf(
      scored.confidence,
      scored.sleepers,
      scored.model,
      profileFrom(eight),
      currentRuleset,
    )!;
    expect(missing).not.toContain("how the child sleeps");
    const adults: Record<string, string>[] = [
      { ...eight, childAge: "13" },
      { recipient: "me", pounds: "60" },
    ];
    for (const adult of adults) expect(scoredBed(adult, twin).sleepers[0]!.view.unanswered.has("support")).toBe(true);
  });

  test("makes owners of every position owners like it, of whom the weight is told", () => {
    const [sleeper] = scoredBed(eight, { ...twin, owners }).sleepers;
    expect(sleeper!.owners).toMatchObject({ count: 8 });
    expect(scoredBed({ ...eight, position: "side" }, { ...twin, owners }).sleepers[0]!.owners).toBeNull();
    const explain = explainer(
      { recipient: "child", childAge: 8, size: "twin" },
      { third: 0, medians: {} as never },
      currentRuleset,
      nowhere,
    );
    const { parts } = explain({ best: scoredBed(eight, { ...twin, owners }) as never, others: [] }, 1);
    const told = parts.map(({ because }) => because).join(" ");
    expect(told).toContain("About 8 owners under 130 lb give it");
    expect(told).toContain("Children of about 57 lb (typical at age 8) need");
  });

  test("asks for the age, not for the weight, where the age is what is missing", () => {
    const scored = scoredBed({ recipient: "child" }, {});
    const explain = explainer({ recipient: "child" }, { third: 0, medians: {} as never }, currentRuleset, nowhere);
    const { parts, confidence } = explain({ best: scored as never, others: [] }, 1);
    expect(parts.map(({ because }) => because).join(" ")).toContain("Until you tell us how old the child is, we go by");
    expect(confidence!.missing).toContain("the child’s age");
    expect(confidence!.missing.join()).not.toContain("weighs");
  });
});
