import { describe, expect, test } from "vitest";
import { firmnessFit } from "../../upstream/rules/match/firmness-fit";
import { currentRuleset } from "../../upstream/rules/match/ruleset";
import { type Answers, type BedFacts, bedOf, plainBed, viewOf } from "./match-profiles/plain-bed";

/** Ruleset 2026.3, rule 5. */

const fitOf = (answers: Answers, facts: Partial<BedFacts>) =>
  firmnessFit(viewOf(answers), bedOf({ ...plainBed, ...facts }), currentRuleset);

/** At 6.2, neither heavy nor light. */
const back = { position: "back", pounds: "155" };
const off = (miss: number, answers: Answers = back) =>
  fitOf(answers, { measured: viewOf(answers).target.firmness + miss }).share;

describe("what a firmness earns", () => {
  test.each([
    [0, 1],
    [0.25, 0.95],
    [0.5, 0.87],
    [1, 0.67],
    [1.5, 0.43],
    [2, 0.24],
    [3, 0],
    [4, 0],
  ])("falls with the distance from the target: %d away earns %d", (miss, share) => {
    expect(off(miss)).toBeCloseTo(share);
    expect(off(-miss)).toBeCloseTo(share);
  });

  test.each([
    ["too soft on the stomach", -1, { position: "stomach", pounds: "155" }],
    ["too soft with lower back pain", -1, { ...back, pain: "low-back" }],
    ["too soft from 255 lb", -1, { position: "back", pounds: "260" }],
    ["too firm with sore shoulders", 1, { ...back, pain: "shoulder" }],
    ["too firm at 115 lb", 1, { position: "back", pounds: "115" }],
  ] as const)("counts a miss that hurts as 1.3 times as far: %s", (_, miss, answers) => {
    expect(off(miss, answers)).toBeCloseTo(off(1.3));
    expect(off(-miss, answers)).toBeCloseTo(off(1));
  });

  test("counts a miss 1.15 times where it is half as bad as it can be", () => {
    expect(off(-1, { position: "back", pounds: "230" })).toBeCloseTo(off(1.15));
  });
});

describe("the firmness that is compared", () => {
  const felt = (owners: number, weight_band = "130-180" as const) => [{ weight_band, firmness: 5, owners }];
  const unmeasured = { measured: null, claimed: 7 };

  test("is the measured one, whatever owners and the maker say", () => {
    expect(fitOf(back, { claimed: 8, measured: 6, felt: felt(50) })).toMatchObject({ firmness: 6, from: "measured" });
  });

  test("is half claimed and half what five owners of one's own weight feel, less what that weight feels firmer", () => {
    // People of 155 lb feel a bed 0.15 firmer than it is.
    const fit = fitOf(back, { ...unmeasured, felt: felt(5) });
    expect(fit).toMatchObject({ from: "owners", felt: { owners: 5, firmness: 5 } });
    expect(fit.firmness).toBeCloseTo((7 + 4.85) / 2);
  });

  test("takes owners of the wide middle band as people of 180 lb, who feel a bed as it is", () => {
    const wide = [{ weight_band: "130-230" as const, firmness: 5, owners: 9 }];
    expect(fitOf(back, { ...unmeasured, felt: wide }).firmness).toBe(6);
    expect(fitOf({ ...back, pounds: "225" }, { ...unmeasured, felt: wide }).firmness).toBe(6);
  });

  test("is the claimed one with four owners, and with any number of another weight", () => {
    expect(fitOf(back, { ...unmeasured, felt: felt(4) })).toMatchObject({ firmness: 7, from: "claimed", felt: null });
    expect(fitOf({ ...back, pounds: "200" }, { ...unmeasured, felt: felt(50) }).from).toBe("claimed");
  });

  test.each([
    [{ softest: 3, firmest: 8 }, 6.2],
    [{ softest: 7, firmest: 9 }, 7],
    [{ softest: 2, firmest: 4 }, 4],
  ])("is the nearest to the target of what a dial gives, at 93 %%: of %j %d", (range, firmness) => {
    const fit = fitOf(back, { range });
    expect(fit).toMatchObject({ from: "set" });
    expect(fit.firmness).toBeCloseTo(firmness);
    expect(fit.share).toBeCloseTo(0.93 * off(firmness - 6.2));
  });

  test("of a dial moves pressure relief and support with each step from the middle", () => {
    const fit = fitOf(back, { range: { softest: 3, firmest: 8 }, build: { firmness: 5.2 } });
    expect(fit.pressureMove).toBeCloseTo(-0.3);
    expect(fit.supportMove).toBeCloseTo(0.08);
    expect(fitOf(back, { measured: 6, build: { firmness: 5.2 } })).toMatchObject({ pressureMove: 0, supportMove: 0 });
  });
});
