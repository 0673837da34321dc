import { describe, expect, test } from "vitest";
import { matchParts } from "#contracts/match/match";
import { shareOfNeed } from "../../upstream/rules/match/part-shares";
import { currentRuleset } from "../../upstream/rules/match/ruleset";
import { type Answers, plainBed, sharesOf, viewOf } from "./match-profiles/plain-bed";

/** Ruleset 2026.3, section 3, rules 1, 2 and 8. */

const side = { position: "side", pounds: "155", pain: "none", temperature: "neutral" };
const withScore = (part: keyof typeof plainBed.scores, reading: number) => ({
  scores: { ...plainBed.scores, [part]: reading },
});

describe("what a reading earns", () => {
  test.each([
    [1, 0],
    [0.5, 0],
    [2, 0.425],
    [3, 0.85],
    [3.5, 0.925],
    [4, 1],
    [5, 1],
  ])("is nothing 2 below the need, 85 %% at it and all from the best that is useful: %d earns %d", (reading, share) => {
    expect(shareOfNeed(reading, { least: 3, best: 4 }, currentRuleset)).toBeCloseTo(share);
  });

  test("asks of nobody more than 4.95", () => {
    // 4.1 for pressure relief, and a point more would be 5.1.
    const { needs } = viewOf({ position: "side", pounds: "115", pain: "hip" });
    expect(needs.pressure_relief).toEqual({ least: 4.1, best: 4.95 });
  });

  test("wins nothing beyond what is useful for what nobody asked", () => {
    expect(sharesOf(side, withScore("cooling", 3.5)).cooling).toBe(1);
    expect(sharesOf(side, withScore("cooling", 5)).cooling).toBe(1);
  });

  test("falls the more a bed cools someone who sleeps cold", () => {
    const cold = (reading: number) => sharesOf({ ...side, temperature: "cold" }, withScore("cooling", reading)).cooling;
    expect([2, 3, 4, 5].map(cold)).toEqual([1, expect.closeTo(0.85), expect.closeTo(0.425), 0]);
  });

  test("of a hug rises with how far one sinks in, and of floating is the lower of both that it takes", () => {
    const feel = (wanted: string, hug: number, responsiveness: number) =>
      sharesOf({ ...side, feel: wanted }, { hug, ...withScore("responsiveness", responsiveness) }).feel;
    expect(feel("hug", 4.7, 1)).toBe(1);
    expect(feel("hug", 3.9, 5)).toBeCloseTo(0.85);
    expect(feel("float", 2, 4.7)).toBe(1);
    expect(feel("float", 2.8, 4.7)).toBeCloseTo(0.85);
    expect(feel("float", 2, 1.9)).toBe(0);
    expect(feel("float", 4.8, 4.7)).toBeCloseTo(0);
  });

  test("of a feel in between falls with the greater distance, the same where nobody said which they like", () => {
    const between = (hug: number, responsiveness: number, feel = "between") =>
      sharesOf({ ...side, feel }, { hug, ...withScore("responsiveness", responsiveness) }).feel;
    expect(between(3, 3.1)).toBe(1);
    expect(between(3.6, 3.1)).toBeCloseTo(0.85);
    expect(between(3, 4.1)).toBeCloseTo(0.75);
    expect(between(5, 3.1)).toBeCloseTo(0.15);
    expect(between(3.6, 4.1, "unknown")).toBeCloseTo(between(3.6, 4.1));
  });
});

describe("the points of the parts", () => {
  const pointsOf = (answers: Answers) => viewOf(answers).points;

  test("are filled up to 100 from lasting, support, owners and pressure relief", () => {
    const { durability, support, owners, pressure_relief, edge_support, ...others } = pointsOf(side);
    const own = 12 + 25 / 75;
    const left = 100 - (24 + own + 13 + 5 + 8 + 3 + 3 + 6 + 7);
    expect(durability).toBeCloseTo(8 + 0.3 * left);
    expect(support).toBeCloseTo(own + 0.25 * left);
    expect(owners).toBeCloseTo(7 + 0.25 * left);
    expect(pressure_relief).toBeCloseTo(13 + 0.2 * left);
    expect(edge_support).toBe(3);
    expect(others).toEqual({ firmness: 24, motion_isolation: 0, cooling: 5, responsiveness: 3, feel: 6 });
  });

  test("of guests are filled up without lasting, and of a child with it", () => {
    expect(pointsOf({ recipient: "guest" }).durability).toBe(3);
    expect(pointsOf({ recipient: "guest" }).feel).toBe(0);
    const child = pointsOf({ recipient: "child", childAge: "8", position: "side", pounds: "60" });
    const left = 100 - (24 + 12 + 13 + 5 + 5 + 3 + 3 + 7);
    expect(child.durability).toBeCloseTo(5 + 0.2 * left);
    expect(child.support).toBeCloseTo(12 + 0.4 * left);
    expect(child.feel).toBe(0);
  });

  test("are scaled down alike where more is asked than 100", () => {
    const asking = pointsOf({
      ...side,
      recipient: "couple",
      pain: "hip",
      temperature: "hot",
      feel: "hug",
      lightSleeper: "yes",
    });
    expect(asking.cooling / asking.firmness).toBeCloseTo(17 / 24);
    expect(asking.motion_isolation / asking.pressure_relief).toBeCloseTo(22 / 20);
    expect(asking.firmness).toBeLessThan(24);
  });

  test.each([
    ["motion_isolation", {}, 0],
    ["motion_isolation", { recipient: "couple" }, 11],
    ["motion_isolation", { recipient: "couple", lightSleeper: "yes", position: "back", pounds: "130" }, 22],
    ["motion_isolation", { recipient: "couple", size: "split-king", lightSleeper: "yes" }, 0],
    ["cooling", { temperature: "hot" }, 17],
    ["cooling", { temperature: "cold" }, 9],
    ["edge_support", { recipient: "couple" }, 6],
    ["edge_support", { age: "65-over" }, 9],
    ["edge_support", { age: "65-over", mobility: "no" }, 3],
    ["edge_support", { age: "18-34", mobility: "yes" }, 9],
    ["responsiveness", { position: "combination" }, 8],
    ["responsiveness", { age: "65-over", position: "combination" }, 9],
    ["feel", { feel: "hug" }, 18],
    ["feel", { feel: "between" }, 9],
  ] as const)("count %s with %j: %d", (part, answers, points) => {
    expect(pointsOf({ ...side, ...answers })[part]).toBeCloseTo(points);
  });

  test("of pressure relief grow with sore shoulders by 7, and with a sore neck by 2", () => {
    const points = (pain: string) => pointsOf({ ...side, feel: "hug", temperature: "hot", pain });
    // Both ask for more than 100, so what is compared is the share of firmness's 24.
    const own = (pain: string) => (points(pain).pressure_relief / points(pain).firmness) * 24;
    expect(own("shoulder") - 20).toBeCloseTo(0);
    expect(own("shoulder,neck") - 20).toBeCloseTo(0);
    expect(viewOf({ ...side, pain: "neck" }).needs.pressure_relief.least).toBeCloseTo(3.4);
    expect(viewOf({ ...side, pain: "shoulder" }).needs.pressure_relief.least).toBeCloseTo(3.75);
  });
});

describe("owners like a sleeper", () => {
  const owner = (facts: Partial<{ position: string; weight_band: string; count: number; mean: number }> = {}) => ({
    position: "side",
    weight_band: "130-180",
    count: 12,
    mean: 4.7,
    ...facts,
  });
  const share = (owners: ReturnType<typeof owner>[], answers: Answers = side) => sharesOf(answers, { owners }).owners;
  const nobody = share([]);

  test("count by their Bayesian mean", () => {
    // (12 × 4.7 + 8 × 3.7) / 20 = 4.3: half-way from 85 % at 4.1 to all at 4.5.
    expect(share([owner()])).toBeCloseTo(0.925);
  });

  test("are too few below five, which counts as 3.55 stars", () => {
    expect(nobody).toBeCloseTo((0.6 * 0.55) / 0.7);
    expect(share([owner({ count: 4, mean: 5 })])).toBe(nobody);
    expect(share([owner({ count: 5, mean: 5 })])).toBeGreaterThan(nobody);
  });

  test("lie as the sleeper does", () => {
    expect(share([owner({ position: "back" })])).toBe(nobody);
  });

  test("count less the more pounds lie between, and not at all from 40 on", () => {
    const heavier = (pounds: string) => share([owner({ count: 30, mean: 4.4 })], { ...side, pounds });
    expect(heavier("180")).toBeCloseTo(share([owner({ count: 30, mean: 4.4 })]));
    expect(heavier("200")).toBeLessThan(heavier("190"));
    expect(heavier("200")).toBeGreaterThan(nobody);
    expect(heavier("220")).toBe(nobody);
  });
});

describe("an answer that nobody gave", () => {
  test.each([
    ["position", ["support", "firmness", "pressure_relief", "responsiveness"]],
    ["pounds", ["support", "firmness", "durability"]],
    ["temperature", ["cooling"]],
  ] as const)("leaves four fifths of the parts that need it: %s", (name, parts) => {
    // As it is assumed: nothing else moves.
    const assumed = { position: "combination", pounds: "170", temperature: "neutral", pain: "none" };
    const { [name]: _, ...without } = assumed;
    const [known, unknown] = [sharesOf(assumed), sharesOf(without)];
    for (const part of matchParts) {
      if (part === "owners") continue;
      // Who moves is asked for: without a position nobody is known to.
      if (part === "responsiveness" && name === "position") expect(unknown[part]).toBeCloseTo(0.8);
      else expect(unknown[part], part).toBeCloseTo(known[part] * (parts.some((of) => of === part) ? 0.8 : 1));
    }
  });

  test("leaves all of the firmness where a wish is known, and all of everything of guests", () => {
    expect(viewOf({ preference: "firm" }).unanswered.has("firmness")).toBe(false);
    expect(viewOf({ recipient: "guest" }).unanswered.size).toBe(0);
  });
});
