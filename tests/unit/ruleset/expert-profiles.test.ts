import { describe, expect, test } from "vitest";
import { demoBeds } from "../../support/demo-beds";
import { findBeds } from "../../support/match-found";
import type { Expert } from "./experts/expert";
import { experts } from "./experts/experts";

/** Profiles that the demonstration can't satisfy, with why. One that holds after all has to leave the list. */
const expectedToMiss: Readonly<Record<string, string>> = {
  "23": "of the beds within $1,500 one in twenty hugs and sleeps cool, as ruleset 2026.3, section 8, asks, so the two don’t collide",
  "45": "two latex beds whose edges read just under 3.2 fit so well otherwise that their edges decide nothing",
};

const beds = demoBeds();
const holds = ({ answers, holds: held }: Expert) => held(findBeds(answers, beds), beds);
const missed = ({ id }: Expert) => Object.hasOwn(expectedToMiss, id);

describe("the first bed is what a mattress expert would name", () => {
  test.each(experts.filter((expert) => !missed(expert)))("for $id, $who: $expects", (expert) => {
    const { beds: list } = findBeds(expert.answers, beds);
    const firstFive = list.slice(0, 5).map(({ model, score }) => `${model.card.slug} ${score / 10}`);
    expect(holds(expert), firstFive.join(", ")).toBe(true);
  });

  test.each(experts.filter(missed))("is still not for $id, $who: $expects", (expert) => {
    expect(holds(expert), expectedToMiss[expert.id]).toBe(false);
  });

  test("is checked for all 42 profiles of the ruleset, and missed for two at most", () => {
    expect(new Set(experts.map(({ id }) => id)).size).toBe(42);
    expect(Object.keys(expectedToMiss).length).toBeLessThanOrEqual(2);
  });
});
