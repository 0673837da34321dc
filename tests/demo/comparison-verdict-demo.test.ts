import { describe, expect, test } from "vitest";
import {
  type ComparedBed,
  enough,
  needed,
  type ScoredPart,
  scoredParts,
  usefulScore,
} from "../../upstream/rules/verdict/compared-bed";
import { setAside } from "../../upstream/rules/verdict/set-aside";
import { verdictOf } from "../../upstream/rules/verdict/verdict";
import { demoBeds } from "../support/demo-beds";

const chosen = (beds: readonly ComparedBed[]) => verdictOf(beds, "queen")!.beds.map(({ choose_if }) => choose_if);

describe("verdicts over the demonstration's beds", () => {
  const beds: ComparedBed[] = demoBeds().map((each) => ({
    ...each,
    card: { ...each.card, name: each.card.slug, brand: { slug: each.card.slug, name: each.card.slug } },
  }));
  let seed = 11;
  const any = () => beds[(seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) % beds.length]!;
  const sets = Array.from({ length: 600 }, (_, index) => [
    ...new Set(Array.from({ length: 2 + (index % 3) }, any)),
  ]).filter((set) => set.length > 1);
  const partOf: Record<string, ScoredPart> = {
    "sleep hot": "cooling",
    "share the bed and wake easily": "motion_isolation",
    "something gentle on your shoulders and hips": "pressure_relief",
    "more support for your back": "support",
    "extra support": "support",
    "sit or sleep near the edge": "edge_support",
    "turn over a lot": "responsiveness",
    "a bed that lasts": "durability",
  };
  const priceOf = (one: ComparedBed) => one.prices.get("queen")?.now_cents ?? null;

  test("names every part for some bed of the demonstration, and none for nearly all", () => {
    for (const part of scoredParts) {
      const good = beds.filter(({ readings }) => readings[part] >= needed[part] - 0.1).length / beds.length;
      expect(good, part).toBeGreaterThan(0.1);
      expect(good, part).toBeLessThan(0.8);
      expect(needed[part], part).toBeLessThan(enough[part]);
      expect(enough[part], part).toBeLessThanOrEqual(5);
    }
  });

  test("a verdict never contradicts the scores or the prices", () => {
    for (const set of sets) {
      const verdict = verdictOf(set, "queen")!;
      for (const { slug, choose_if, otherwise } of verdict.beds) {
        const own = set.find(({ card }) => card.slug === slug)!;
        expect(choose_if === null).toBe(otherwise !== null);
        for (const [words, part] of Object.entries(partOf)) {
          if (!choose_if?.includes(words)) continue;
          const { choices } = setAside(set, "queen");
          for (const other of choices) expect(usefulScore(other, part)).toBeLessThanOrEqual(usefulScore(own, part));
        }
        if (/spend (less|the least)|(a lower|the lowest) price$/.test(choose_if ?? "")) {
          for (const other of set) expect(priceOf(other) ?? Infinity).toBeGreaterThanOrEqual(priceOf(own)!);
        }
      }
    }
  });

  test("no price is worth paying for a bed that there is no strong reason to choose", () => {
    const reasonless = sets.flatMap((set) => {
      const { beds: found, alike, money } = verdictOf(set, "queen")!;
      const slugs = found.flatMap(({ slug, otherwise }) =>
        otherwise?.includes("don’t see a strong reason") ? [slug] : [],
      );
      return money.filter((text) => alike !== null || slugs.some((slug) => text.startsWith(`The ${slug} costs`)));
    });
    expect(reasonless.length).toBeGreaterThan(0);
    for (const text of reasonless) expect(text).not.toContain("Pay more only");
  });

  test("no two beds are chosen for the same", () => {
    for (const set of sets) {
      const conditions = chosen(set).filter((words) => words !== null);
      expect(new Set(conditions).size).toBe(conditions.length);
    }
  });

  test("it is the same whichever bed stands first", () => {
    for (const set of sets) {
      const [one, other] = [verdictOf(set, "queen")!, verdictOf([...set].reverse(), "queen")!];
      expect([...other.beds].reverse()).toEqual(one.beds);
      expect(other.money.length).toBe(one.money.length);
    }
  });

  test("sentences read as sentences, and each names dollars that are right", () => {
    for (const set of sets) {
      const { beds: found, money: sentences, alike } = verdictOf(set, "queen")!;
      for (const text of [
        ...sentences,
        ...found.flatMap(({ otherwise }) => otherwise ?? []),
        ...(alike === null ? [] : [alike]),
      ]) {
        expect(text).toMatch(/^[A-Z].*\.$/);
        expect(text).not.toMatch(/undefined|null|NaN| {2}|,,/);
      }
      for (const { choose_if } of found) if (choose_if !== null) expect(choose_if).toMatch(/^you [a-z].*[a-z)]$/);
      const prices = set.flatMap((each) => priceOf(each) ?? []);
      const cheapest = Math.min(...prices);
      const gaps = sentences.flatMap((text) => /costs \$([\d,]+) more/.exec(text)?.[1]?.replaceAll(",", "") ?? []);
      for (const gap of gaps) expect(prices.map((cents) => (cents - cheapest) / 100)).toContain(Number(gap));
    }
  });
});
