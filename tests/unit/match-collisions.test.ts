import { describe, expect, test } from "vitest";
import { collisionText, sideText } from "../../upstream/rules/match/text/collision-text";
import { collisionsOf } from "../../upstream/rules/match/collisions";
import { nowhere } from "../../upstream/rules/match/match-model";
import { currentRuleset } from "../../upstream/rules/match/ruleset";
import { scoreModels } from "../../upstream/rules/match/score-models";
import { type Answers, type BedFacts, bedOf, plainBed, profileFrom } from "./match-profiles/plain-bed";

/** Ruleset 2026.3, rule 15. */

const side = { recipient: "me", position: "side", pounds: "155", pain: "none", temperature: "neutral" };
type Bed = Partial<BedFacts> & { slug?: string };

function collisions(answers: Answers, beds: readonly Bed[] = [{}]) {
  const profile = profileFrom({ ...side, ...answers });
  const models = beds.map(({ slug, ...facts }) => bedOf({ ...plainBed, ...facts }, slug));
  const { views, ranked } = scoreModels(profile, models, currentRuleset, nowhere);
  return collisionsOf(views, profile, ranked, currentRuleset);
}
const named = (...given: Parameters<typeof collisions>) =>
  collisions(...given).map(({ kind, parts }) => [kind, ...parts].join(" "));
const words = (...given: Parameters<typeof collisions>) => collisions(...given).map(collisionText);
const reading = (facts: Partial<BedFacts["scores"]>, hug = 3): Bed => ({
  scores: { ...plainBed.scores, ...facts },
  hug,
});

describe("a wish for a firmness", () => {
  const wish = "wish-against-body firmness";

  test.each([
    ["soft, on the stomach", { position: "stomach", preference: "soft" }, [wish]],
    ["soft, with lower back pain", { position: "back", pain: "low-back", preference: "soft" }, [wish]],
    ["soft, at 230 lb", { pounds: "230", preference: "soft" }, [wish]],
    ["soft, at 225 lb", { pounds: "225", preference: "soft" }, []],
    ["firm, with sore shoulders", { pain: "shoulder", preference: "firm" }, [wish]],
    ["firm, with sore shoulders on the stomach", { position: "stomach", pain: "shoulder", preference: "firm" }, []],
    ["firm, on the side at 118 lb", { pounds: "118", preference: "firm" }, [wish]],
    ["firm, on the side", { preference: "firm" }, []],
    ["less than a point away", { position: "stomach", pounds: "115", preference: "medium" }, []],
  ] as const)("collides with the body where it does harm and lies a point away: %s", (_, answers, wanted) => {
    expect(named(answers)).toEqual(wanted);
  });

  test("is told with the bed nearest to it and the bed nearest to what the body needs", () => {
    const beds = [3.6, 5, 7].map((measured) => ({ slug: `at-${measured}`, measured }));
    const [found] = collisions({ position: "stomach", preference: "soft" }, beds);
    expect(found!.sides.map(({ model }, at) => [sideText(found!, at), model.card.slug])).toEqual([
      ["Best of those that meet the wish", "at-3.6"],
      ["Best for the body alone", "at-7"],
    ]);
    expect(collisionText(found!)).toBe(
      "You want a soft bed, but that lets the hips sink and bends the back. We went only a little of the way.",
    );
  });

  test("is told with beds that score best for either alone, and where none meets the wish with the closest", () => {
    const sides = (...beds: Bed[]) => {
      const [found] = collisions({ position: "stomach", preference: "soft" }, beds);
      return found!.sides.map(({ model }, at) => [sideText(found!, at), model.card.slug]);
    };
    // 6.7 is right for the body.
    const nearest = { slug: "nearest", measured: 6.7, ...reading({ support: 2 }) };
    const best = { slug: "best", measured: 6.3 };
    expect(
      sides({ slug: "soft", measured: 3.4 }, { ...nearest, slug: "soft-and-weak", measured: 3.5 }, nearest, best),
    ).toEqual([
      ["Best of those that meet the wish", "soft"],
      ["Best for the body alone", "best"],
    ]);
    expect(sides({ slug: "soft", measured: 4.5 }, nearest, best)[0]).toEqual(["Closest to the wish", "soft"]);
  });

  test("is told with one bed where it is the best by both", () => {
    const [found] = collisions({ position: "stomach", preference: "soft" }, [{ slug: "only", measured: 5 }]);
    expect(found!.sides.map(({ model }, at) => [sideText(found!, at), model.card.slug])).toEqual([
      ["Best by both", "only"],
    ]);
    expect(collisionText(found!)).toMatch(/We went only a little of the way\. One bed does best by both\.$/);
  });

  test("is told with what it does to the body", () => {
    expect(words({ pounds: "260", preference: "soft" })[0]).toContain("lets someone of your weight sink too far");
    expect(words({ pain: "hip", preference: "firm" })[0]).toContain("presses on sore shoulders and hips");
    expect(words({ pounds: "115", preference: "firm" })[0]).toContain("hardly gives way under someone of your weight");
  });

  test("of a partner is told as theirs", () => {
    const couple = { recipient: "couple", partnerPosition: "stomach", partnerPounds: "155", partnerPreference: "soft" };
    expect(words(couple)).toEqual([expect.stringMatching(/^Your partner wants a soft bed, but /)]);
  });
});

describe("two wants", () => {
  const couple = { recipient: "couple", lightSleeper: "yes", partnerPosition: "back", partnerPounds: "155" };
  test.each([
    ["hug and heat", { feel: "hug", temperature: "hot" }, "feel cooling"],
    ["hug and turning", { feel: "hug", position: "combination" }, "feel responsiveness"],
    ["hug and the stomach", { feel: "hug", position: "stomach" }, "feel support"],
    ["hug and 230 lb", { feel: "hug", pounds: "230" }, "feel support"],
    ["hug and getting up", { feel: "hug", age: "65-over" }, "feel edge_support"],
    ["floating and light sleep", { ...couple, feel: "float" }, "feel motion_isolation"],
    ["floating and sore hips", { feel: "float", pain: "hip" }, "feel pressure_relief"],
    ["heat and light sleep", { ...couple, temperature: "hot" }, "cooling motion_isolation"],
  ] as const)("collide where no bed gives both: %s", (_, answers, parts) => {
    const bed = reading({ cooling: 2, motion_isolation: 2, responsiveness: 2, pressure_relief: 2 });
    expect(named(answers, [bed, { ...bed, slug: "another" }])).toEqual([`both-wanted ${parts}`]);
    // Of one bed nothing is left to choose.
    expect(named(answers, [bed])).toEqual([]);
  });

  test.each([
    ["hug on the side", { feel: "hug" }],
    ["heat alone", { temperature: "hot" }],
    ["heat and light sleep on two mattresses", { ...couple, size: "split-king", temperature: "hot" }],
  ] as const)("are no two: %s", (_, answers) => {
    const bed = { ...reading({ cooling: 2, motion_isolation: 2 }), prices: { "split-king": 900 } };
    expect(named(answers, [bed, { ...bed, slug: "another" }])).toEqual([]);
  });

  test("are told once where both of a couple want the same", () => {
    const both = { ...couple, partnerPosition: "side", feel: "hug", temperature: "hot" };
    const bed = reading({ cooling: 2 });
    const told = (answers: Answers) => words(answers, [bed, { ...bed, slug: "another" }]);
    expect(told({ ...both, lightSleeper: "no", partnerFeel: "hug", partnerTemperature: "hot" })).toEqual([
      expect.stringMatching(/^You both want a bed that hugs and sleeps cool, /),
    ]);
    expect(told({ ...both, lightSleeper: "no" })).toEqual([expect.stringMatching(/^You want a bed that hugs/)]);
  });

  const hugsAndCools = reading({ cooling: 4.5 }, 4.5);
  const hugs = { slug: "hugs", ...reading({ cooling: 2 }, 5) };
  const cools = { slug: "cools", ...reading({ cooling: 5 }, 2) };
  const list = (both: number, all: number): Bed[] => [
    ...Array.from({ length: both }, () => hugsAndCools),
    ...Array.from({ length: all - both }, (_, index) => (index % 2 === 0 ? hugs : cools)),
  ];
  const asked = { feel: "hug", temperature: "hot" };

  test("collide with one bed in a list that gives both, or 3 % of a long one, and no longer with more", () => {
    expect(named(asked, list(1, 10))).toHaveLength(1);
    expect(named(asked, list(2, 10))).toEqual([]);
    expect(named(asked, list(3, 100))).toHaveLength(1);
    expect(named(asked, list(4, 110))).toEqual([]);
  });

  test("are told with the best bed for each", () => {
    const [found] = collisions(asked, list(0, 4));
    expect(found!.sides.map(({ model }, at) => [sideText(found!, at), model.card.slug])).toEqual([
      ["Hugs most", "hugs"],
      ["Sleeps coolest", "cools"],
    ]);
    expect(collisionText(found!)).toBe(
      "You want a bed that hugs and sleeps cool, and hardly any bed does both. Of the beds that fit well enough, these do one of the two best.",
    );
  });

  test("are told with the bed that does most, also where less is enough", () => {
    const beds = [hugs, { slug: "hugs-more", ...reading({ cooling: 2, support: 3 }, 5.1) }, cools];
    expect(collisions(asked, beds)[0]!.sides.map(({ model }) => model.card.slug)).toEqual(["hugs-more", "cools"]);
  });

  test("are told with one bed where it is the best at both, and as the closest where it gives too little", () => {
    const told = (bed: Bed) => {
      const [found] = collisions(asked, [bed, { slug: "less", ...reading({ cooling: 1 }, 1) }]);
      const [only, ...others] = found!.sides;
      expect([only!.model.card.slug, others]).toEqual(["most", []]);
      return [sideText(found!, 0), collisionText(found!).split(". ")[1]];
    };
    expect(told({ ...hugsAndCools, slug: "most" })).toEqual([
      "Best at both",
      "Of the beds that fit well enough, this one does each of them best.",
    ]);
    expect(told({ slug: "most", ...reading({ cooling: 2 }, 2) })).toEqual([
      "Closest to both",
      "Of the beds that fit well enough, this one comes closest to both.",
    ]);
  });
});

describe("a budget", () => {
  const tight = { size: "queen", budgetRange: "1000", pounds: "280" };
  const lasts = reading({ durability: 4 });
  const sags = { ...reading({ durability: 2.5 }), slug: "sags" };
  const list = (lasting: number, all: number): Bed[] => [
    ...Array.from({ length: lasting }, (_, index) => ({ ...lasts, slug: `lasts-${index}` })),
    ...Array.from({ length: all - lasting }, () => sags),
  ];
  const budget = "budget-against-lasting durability";

  test("collides with lasting where fewer than three beds last, or a tenth of a long list", () => {
    expect(named(tight, list(2, 10))).toEqual([budget]);
    expect(named(tight, list(3, 10))).toEqual([]);
    expect(named(tight, list(9, 100))).toEqual([budget]);
    expect(named(tight, list(10, 100))).toEqual([]);
  });

  test("collides from 200 lb on, for whoever lies on it every night and has one", () => {
    expect(named({ ...tight, pounds: "200" }, list(0, 5))).toEqual([budget]);
    expect(named({ ...tight, pounds: "199" }, list(0, 5))).toEqual([]);
    expect(named({ ...tight, budgetRange: "unknown" }, list(0, 5))).toEqual([]);
    expect(named({ ...tight, recipient: "guest" }, list(0, 5))).toEqual([]);
  });

  test("names no bed without a price, or over it, and says nothing where it buys none", () => {
    const priced = (slug: string, queen: number | null, durability: number) => ({
      slug,
      ...reading({ durability }),
      prices: { queen },
    });
    const others = [priced("unpriced", null, 4), priced("over", 1050, 3.9)];
    const [found] = collisions(tight, [...others, priced("within", 900, 2.5)]);
    expect(found!.sides.map(({ model }) => model.card.slug)).toEqual(["within"]);
    expect(named(tight, others)).toEqual([]);
    expect(named(tight, [others[0]!])).toEqual([]);
  });

  test("is told with the bed that should last longest", () => {
    const [found] = collisions(tight, list(1, 5));
    expect(found!.sides.map(({ model }) => model.card.slug)).toEqual(["lasts-0"]);
    expect(sideText(found!, 0)).toBe("Should last longest");
    expect(collisionText(found!)).toBe(
      "Few beds within this budget last under your weight. Of the beds that fit well enough, this one should last longest.",
    );
  });
});

test("nothing collides on an empty list", () => {
  expect(collisions({ position: "stomach", preference: "soft" }, [])).toEqual([]);
});
