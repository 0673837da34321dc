import { describe, expect, test } from "vitest";
import { type Answers, type BedFacts, sharesOf } from "./match-profiles/plain-bed";

/** What a weight takes off a bed that is not built for it: ruleset 2026.3, rules 6 and 7. */

const answers = (position: string, pounds: number, more: Answers = {}) => ({
  position,
  pounds: String(pounds),
  pain: "none",
  temperature: "neutral",
  ...more,
});
type Part = "pressure_relief" | "support" | "durability";

/** What is left of a part of a plain bed with some other facts, from 0 to 1. */
function left(part: Part, who: Answers, facts: Partial<BedFacts>) {
  const strong: Partial<BedFacts> = { height: 12 };
  return sharesOf(who, { ...strong, ...facts })[part] / sharesOf(who, strong)[part];
}
const built = (build: BedFacts["build"]): Partial<BedFacts> => ({ build });

describe("a bed with too little comfort", () => {
  // 330 lb take 3.25 inches.
  test("loses 15 % of its pressure relief an inch on the side, and 30 % at most", () => {
    const side = answers("side", 330);
    expect(left("pressure_relief", side, built({ comfortInches: 2.25 }))).toBeCloseTo(0.85);
    expect(left("pressure_relief", side, built({ comfortInches: 0.5 }))).toBeCloseTo(0.7);
    expect(left("pressure_relief", side, built({ comfortInches: 3.25 }))).toBe(1);
  });

  test("loses it on the back only where shoulders or hips hurt", () => {
    const thin = built({ comfortInches: 2.25 });
    expect(left("pressure_relief", answers("back", 330), thin)).toBe(1);
    expect(left("pressure_relief", answers("back", 330, { pain: "hip" }), thin)).toBeCloseTo(0.85);
    expect(left("pressure_relief", answers("back", 330, { pain: "neck" }), thin)).toBe(1);
  });

  test("has enough for a light sleeper with 2 inches", () => {
    expect(left("pressure_relief", answers("side", 130), built({ comfortInches: 2 }))).toBe(1);
  });
});

describe("a low bed", () => {
  test("loses 7 % of its support an inch under a heavy sleeper, and 30 % at most", () => {
    expect(left("support", answers("back", 330), { height: 10 })).toBeCloseTo(0.86);
    expect(left("support", answers("back", 330), { height: 6 })).toBeCloseTo(0.7);
  });

  test("loses half of that at 230 lb, and nothing at 205", () => {
    // 9.68 inches at 230 lb.
    const least = 9 + (1.5 * 25) / 55;
    expect(left("support", answers("back", 230), { height: 8 })).toBeCloseTo(1 - (0.07 * (least - 8)) / 2);
    expect(left("support", answers("back", 205), { height: 6 })).toBe(1);
  });
});

describe("a sewn pillow top", () => {
  const scores = {
    scores: {
      support: 3,
      pressure_relief: 4,
      motion_isolation: 4,
      cooling: 4,
      durability: 3,
      edge_support: 4,
      responsiveness: 4,
    },
  };
  const shares = (who: Answers, sewnPillowTop: boolean) =>
    sharesOf(who, { height: 12, ...scores, build: { sewnPillowTop } });
  /** In points of the reading: 0.85 is 2 of them. */
  const lost = (part: Part, who: Answers) => (shares(who, false)[part] - shares(who, true)[part]) / (0.85 / 2);

  test("takes 0.25 of support and 0.2 of lasting from a heavy back sleeper", () => {
    expect(lost("support", answers("back", 260))).toBeCloseTo(0.25);
    expect(lost("durability", answers("back", 260))).toBeCloseTo(0.2);
  });

  test("takes no support on the side, half of it all at 230 lb, and nothing at 205", () => {
    expect(lost("support", answers("side", 260))).toBe(0);
    expect(lost("durability", answers("side", 230))).toBeCloseTo(0.1);
    expect(lost("durability", answers("side", 205))).toBe(0);
  });
});

describe("a bed that wears out sooner under a weight", () => {
  const heavy = answers("side", 330);
  const foams = (...layers: [memory: boolean, inches: number, density: number][]) =>
    built({ foams: layers.map(([memory, inches, density]) => ({ memory, inches, density })) });

  test("loses 12 % of its lasting for each inch of foam that is too light", () => {
    expect(left("durability", heavy, foams([true, 2, 3.5]))).toBeCloseTo(0.76);
    expect(left("durability", heavy, foams([false, 2, 1.5]))).toBeCloseTo(0.76);
    expect(left("durability", heavy, foams([false, 2, 2], [true, 2, 4.5]))).toBe(1);
  });

  test("loses half of that where the foam is half as light as counts in full", () => {
    expect(left("durability", heavy, foams([true, 2, 4.25]))).toBeCloseTo(0.88);
    expect(left("durability", heavy, foams([false, 2, 1.9]))).toBeCloseTo(0.88);
  });

  test("counts no layer under ¾ inch, three inches of any, and 45 % at most", () => {
    expect(left("durability", heavy, foams([true, 0.7, 2]))).toBe(1);
    expect(left("durability", heavy, foams([true, 5, 2]))).toBeCloseTo(0.64);
    expect(left("durability", heavy, foams([true, 3, 2], [false, 3, 1]))).toBeCloseTo(0.55);
  });

  test("loses 20 % with wire a gauge too thin, and no more with wire that is thinner", () => {
    expect(left("durability", heavy, built({ coilGauge: 14.5 }))).toBeCloseTo(0.9);
    expect(left("durability", heavy, built({ coilGauge: 15 }))).toBeCloseTo(0.8);
    expect(left("durability", heavy, built({ coilGauge: 16.5 }))).toBeCloseTo(0.8);
    expect(left("durability", answers("side", 260), built({ coilGauge: 15 }))).toBeCloseTo(0.9);
    expect(left("durability", answers("side", 155), built({ coilGauge: 15.5 }))).toBe(1);
  });

  test("loses 60 % of all foam on a core that is too light, fading in with weight", () => {
    const onCore = (density: number) => built({ coilGauge: null, foamCoreDensity: density });
    expect(left("durability", heavy, onCore(2))).toBeCloseTo(0.4);
    expect(left("durability", heavy, onCore(2.1))).toBeCloseTo(0.7);
    expect(left("durability", heavy, onCore(2.2))).toBe(1);
    expect(left("durability", answers("side", 230), onCore(1.6))).toBeCloseTo(0.7);
    // A fifth of it all at 215 lb, which take 1.74.
    expect(left("durability", answers("side", 215), onCore(1.64))).toBeCloseTo(1 - 0.6 * 0.2 * 0.5);
    expect(left("durability", answers("side", 205), onCore(1.2))).toBe(1);
  });

  test("wears out for no guest and no child", () => {
    const poor: Partial<BedFacts> = {
      ...foams([true, 3, 2]),
      scores: {
        support: 4,
        pressure_relief: 4,
        motion_isolation: 4,
        cooling: 4,
        durability: 2,
        edge_support: 4,
        responsiveness: 4,
      },
    };
    expect(sharesOf({ recipient: "guest" }, poor).durability).toBeCloseTo(0.85);
    const child = answers("side", 60, { recipient: "child", childAge: "8" });
    expect(sharesOf(child, poor).durability).toBeCloseTo(0.85 * 0.75);
    expect(sharesOf({ ...child, childAge: "13" }, poor).durability).toBeLessThan(0.85 * 0.7);
  });
});
