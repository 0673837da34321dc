import { describe, expect, test } from "vitest";
import { sleepPositions } from "#contracts/match/match";
import { weightBands } from "#contracts/mattress";
import { type Answers, scoredBed, viewOf } from "./match-profiles/plain-bed";

/** Ruleset 2026.3, section 2, rules 3 and 4. */

const bodyOf = (answers: Answers) => viewOf(answers).body;
const targetOf = (answers: Answers) => viewOf(answers).target.firmness;

describe("what a sleeper counts by", () => {
  test("is heavy from 205 lb on, all of it at 255, and light below 140, all of it at 115", () => {
    const degrees = (pounds: number) => {
      const { heavy, light } = bodyOf({ pounds: String(pounds) });
      return [heavy, light];
    };
    expect(degrees(205)).toEqual([0, 0]);
    expect(degrees(230)).toEqual([0.5, 0]);
    expect(degrees(255)).toEqual([1, 0]);
    expect(degrees(140)).toEqual([0, 0]);
    expect(degrees(115)).toEqual([0, 1]);
  });

  test("spreads over more of the bed when tall, and over less when short", () => {
    const weight = (height: string) => bodyOf({ pounds: "200", height }).weight;
    expect(weight("68")).toBe(200);
    expect(weight("85")).toBeCloseTo(170);
    expect(weight("90")).toBeCloseTo(170);
    expect(weight("50")).toBeCloseTo(230);
  });

  test("grows by 20 lb from 13 to 17, and not before", () => {
    const weight = (childAge: string) => bodyOf({ recipient: "child", childAge, pounds: "110" }).weight;
    expect(weight("12")).toBe(110);
    expect(weight("13")).toBe(130);
    expect(weight("17")).toBe(130);
    expect(bodyOf({ recipient: "me", childAge: "15", pounds: "110" }).weight).toBe(110);
  });

  test("is a combination sleeper of 170 lb when nothing is said, and a child of 70, or of what's usual at its age", () => {
    expect(bodyOf({})).toMatchObject({ position: "combination", weight: 170 });
    expect(bodyOf({ recipient: "child" }).weight).toBe(70);
    expect(bodyOf({ recipient: "child", childAge: "6" }).weight).toBe(45);
  });

  test.each(sleepPositions)(
    "never moves a score by a whole point from one pound to the next, on the %s",
    (position) => {
      const poor = {
        measured: 4.5,
        height: 8,
        build: {
          comfortInches: 1.5,
          sewnPillowTop: true,
          foams: [{ memory: false, inches: 3, density: 1.5 }],
          coilGauge: null,
          foamCoreDensity: 1.5,
        },
      };
      const score = (pounds: number) => scoredBed({ position, pain: "hip", pounds: String(pounds) }, poor).score;
      for (let pounds = 90; pounds < 360; pounds += 1)
        expect(Math.abs(score(pounds + 1) - score(pounds)), `${pounds} lb`).toBeLessThan(10);
      expect(Math.abs(score(231) - score(229))).toBeLessThan(20);
    },
  );
});

describe("the target firmness", () => {
  // Ruleset 2026.3, section 2, at the pounds at which a band counts.
  const table = {
    side: [4.2, 5.1, 5.8, 6.4, 6.8],
    back: [5.6, 6.2, 6.6, 7, 7.3],
    stomach: [6.1, 6.7, 7.1, 7.5, 7.7],
    combination: [5.1, 5.7, 6.2, 6.7, 7.1],
  };

  test.each(sleepPositions)(
    "of a %s sleeper is the table's in each band, and lies between two columns between them",
    (position) => {
      expect(weightBands.map((weight) => targetOf({ position, weight }))).toEqual(table[position]);
      const [, lower = 0, higher = 0] = table[position];
      expect(targetOf({ position, pounds: "180" })).toBeCloseTo((lower + higher) / 2);
    },
  );

  const back = { position: "back", pounds: "155" };

  test("goes halfway to 6.5 with lower back pain, from either side", () => {
    expect(targetOf({ ...back, pain: "low-back" })).toBeCloseTo(6.35);
    expect(targetOf({ position: "stomach", pounds: "205", pain: "low-back" })).toBeCloseTo(6.8);
  });

  test("is half a point softer with sore shoulders or hips, once, and a quarter with a sore neck alone", () => {
    expect(targetOf({ ...back, pain: "shoulder" })).toBeCloseTo(5.7);
    expect(targetOf({ ...back, pain: "shoulder,hip" })).toBeCloseTo(5.7);
    expect(targetOf({ ...back, pain: "neck" })).toBeCloseTo(5.95);
    expect(targetOf({ ...back, pain: "hip,neck" })).toBeCloseTo(5.7);
  });

  test("is 6 for guests, and for children 6 or on the side 5.5, whatever they wish and weigh", () => {
    expect(targetOf({ recipient: "guest" })).toBe(6);
    const child = { recipient: "child", childAge: "8", pounds: "60" };
    expect(targetOf({ ...child, position: "back" })).toBe(6);
    expect(targetOf({ ...child, position: "side" })).toBe(5.5);
    expect(targetOf({ ...child, position: "side", preference: "firm" })).toBe(5.5);
    expect(targetOf({ ...child, childAge: "13", position: "side", pounds: "95" })).toBeCloseTo(4.2);
  });

  test("goes four tenths of the way to a wish that harms nobody", () => {
    expect(targetOf({ ...back, preference: "soft" })).toBeCloseTo(6.2 - 0.4 * 2.7);
    expect(targetOf({ ...back, preference: "firm" })).toBeCloseTo(6.2 + 0.4 * 1.3);
    expect(targetOf({ ...back, preference: "unknown" })).toBe(6.2);
  });

  test.each([
    ["softer on the stomach", { position: "stomach", pounds: "155", preference: "soft" }, 6.7, 3.5],
    ["softer with lower back pain", { ...back, pain: "low-back", preference: "medium" }, 6.35, 5.5],
    ["softer from 255 lb", { position: "side", pounds: "260", preference: "soft" }, 6.4, 3.5],
    ["firmer with sore shoulders", { position: "side", pounds: "155", pain: "shoulder", preference: "firm" }, 4.6, 7.5],
    ["firmer on the side at 115 lb", { position: "side", pounds: "115", preference: "medium" }, 4.2, 5.5],
  ] as const)("goes a fifth of the way, and at most 0.6, to a wish against the body: %s", (_, answers, body, wish) => {
    const fifth = 0.2 * (wish - body);
    expect(targetOf(answers)).toBeCloseTo(body + Math.max(-0.6, Math.min(0.6, fifth)));
  });

  test("goes part of the way between both where the harm is half of what it can be", () => {
    // 230 lb: half heavy. On the side 6.073, wished for 3.5.
    const body = targetOf({ position: "side", pounds: "230" });
    expect(targetOf({ position: "side", pounds: "230", preference: "soft" })).toBeCloseTo(
      body + 0.5 * 0.4 * (3.5 - body) + 0.5 * 0.2 * (3.5 - body),
    );
  });

  test("takes a wish for firmer as harmless to sore shoulders on the stomach", () => {
    const stomach = { position: "stomach", pounds: "155", pain: "shoulder" };
    expect(targetOf({ ...stomach, preference: "firm" })).toBeCloseTo(6.2 + 0.4 * 1.3);
  });

  test("says how many pounds a tall body counts by, beside what it weighs", () => {
    const [first] = viewOf({ position: "side", pounds: "215", height: "77" }).target.steps;
    expect(first).toMatch(/^Side sleepers of about \d+ lb \(215 lb at 6 ft 5\) do best/);
    expect(viewOf({ position: "side", pounds: "170", height: "68" }).target.steps[0]).not.toContain("(");
  });

  test("is told step by step, without a step that changes nothing", () => {
    const steps = (answers: Answers) => viewOf(answers).target.steps;
    expect(steps({ position: "side", pounds: "155", pain: "low-back,hip", preference: "firm" })).toEqual([
      "Side sleepers of about 155 lb do best at about 5.1 of 10.",
      "With lower back pain, we go halfway from there to 6.5: 5.8.",
      "With shoulder or hip pain, we go 0.5 softer: 5.3.",
      "You prefer firm (7.5), but that works against your body, so we go only a little of the way: 5.74.",
    ]);
    // The body's own answer lies so near that nothing works against anything.
    expect(steps({ position: "side", pounds: "155", pain: "low-back,hip", preference: "medium" }).at(-1)).toMatch(
      /^You prefer medium \(5\.5\), which is close to that, so we move only a little: 5\.3\d\.$/,
    );
    expect(steps({ position: "back", pounds: "155", preference: "soft" })[1]).toBe(
      "You prefer soft (3.5), so we go part of the way: 5.12.",
    );
    expect(steps({ position: "side", pounds: "155", preference: "medium-soft" })).toHaveLength(2);
    expect(steps({ position: "back", pounds: "192", pain: "low-back" })[1]).toBe(
      "Lower back pain doesn’t change that: 6.5 is already right.",
    );
  });
});

describe("the target of a sleeper who left out the position or the weight", () => {
  const step = (answers: Answers) => viewOf(answers).target.steps[0]!;

  test.each([
    [{ recipient: "me" }, "the average sleeper: 5.85 of 10"],
    [{ recipient: "someone-else" }, "the average sleeper: 5.85 of 10"],
    [{ recipient: "me", position: "side" }, "a side sleeper of average weight: 5.31 of 10"],
    [{ recipient: "me", pounds: "250" }, "a combination sleeper of your weight: 6.61 of 10"],
  ])("says by whom it goes, and that firmness counts 80%%, when %o is all that’s known", (answers, said) => {
    expect(step(answers)).toContain(`Until then we go by ${said}, and count 80% of the points for firmness.`);
  });

  test("asks for what is missing alone", () => {
    expect(step({ recipient: "me", position: "side" })).toMatch(/^Tell us what you weigh, and/);
    expect(step({ recipient: "someone-else", pounds: "250" })).toMatch(/^Tell us how the sleeper sleeps, and/);
  });

  test("counts in full when a firmness is wished for", () => {
    expect(step({ recipient: "me", preference: "firm" })).toMatch(/we go by the average sleeper: 5\.85 of 10\.$/);
  });
});
