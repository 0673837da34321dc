import { describe, expect, test } from "vitest";
import type { MatchAnswers } from "../../app/contracts/match";
import { type MattressType, mattressTypes } from "../../app/contracts/mattress";
import { anySleepers, demoBeds } from "../support/demo-beds";
import { firstFiveCards, rankedFor, spreadOf } from "../support/match-spread";

const beds = demoBeds();

describe("over 600 sleepers of every kind, on the demonstration", () => {
  const spread = spreadOf(anySleepers(600), beds);

  test("no type of bed takes more than half of the first places", () => {
    for (const { type, first } of spread.types) expect(first, type).toBeLessThanOrEqual(300);
  });

  test("at least six of the eight types are sometimes among the first five", () => {
    expect(spread.types.map(({ type }) => type)).toEqual(mattressTypes);
    expect(spread.types.filter(({ firstFive }) => firstFive > 0).length).toBeGreaterThanOrEqual(6);
  });

  test("many different beds are first, not a few that suit everybody", () => {
    expect(spread.differentFirst).toBeGreaterThan(100);
  });
});

describe("the common advice comes out (domain.md section 8)", () => {
  const usual: MatchAnswers = { recipient: "me", age: "35-49", size: "queen", weight: "130-230", pain: ["none"] };
  const firstTypes = (answers: MatchAnswers): (MattressType | null)[] =>
    firstFiveCards({ ...usual, ...answers }, beds).map(({ type }) => type);

  test("memory foam or grid for a side sleeper with sore shoulders who sleeps cold", () => {
    const types = firstTypes({ position: "side", pain: ["shoulder"], temperature: "cold" });
    expect(types.every((type) => type === "memory-foam" || type === "polymer-grid")).toBe(true);
  });

  test("strong isolation for a couple of whom one wakes easily", () => {
    const couple: MatchAnswers = {
      ...usual,
      recipient: "couple",
      position: "side",
      partnerPosition: "back",
      partnerWeight: "130-230",
      lightSleeper: "yes",
    };
    for (const { model } of rankedFor(couple, beds).slice(0, 5))
      expect(model.scores.motion_isolation).toBeGreaterThanOrEqual(4);
  });

  test.each(["side", "back", "stomach"] as const)(
    "coils or latex for the heavy and hot who sleep on the %s",
    (position) => {
      const types = firstTypes({ position, weight: "over-230", temperature: "hot" });
      expect(types[0]).toMatch(/^(hybrid|innerspring|latex|latex-hybrid)$/);
    },
  );

  test("polyfoam, innerspring or a cheap memory foam for a guest room at $400", () => {
    const types = firstTypes({
      recipient: "guest",
      pain: undefined,
      age: undefined,
      weight: undefined,
      budgetRange: 400,
    });
    expect(types.every((type) => ["polyfoam", "innerspring", "memory-foam"].includes(type ?? ""))).toBe(true);
  });

  test("responsive beds for those who change position", () => {
    for (const { model } of rankedFor({ ...usual, position: "combination" }, beds).slice(0, 5))
      expect(model.scores.responsiveness).toBeGreaterThanOrEqual(3.4);
  });
});
