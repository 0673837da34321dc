import { describe, expect, test } from "vitest";
import type { MatchAnswers } from "#contracts/match/match";
import { weightBands } from "#contracts/mattress";
import { currentRuleset } from "../../upstream/rules/match/ruleset";
import { type Bars, barsOf, suitedWeights, suitsOf } from "../../upstream/rules/match/text/suits";
import { skipText } from "../../upstream/rules/match/text/skip-text";
import { demoBeds } from "../support/demo-beds";
import { findBeds } from "../support/match-found";
import { shortfallOf } from "../../upstream/rules/match/text/shortfall-text";
import { type BedFacts, bedOf, plainBed, scores } from "./match-profiles/plain-bed";

/** Ruleset 2026.3, rule 18. */

const beds = demoBeds();
const bars = barsOf(beds, currentRuleset);
const said = beds.map((bed) => ({ bed, ...suitsOf(bed, bars, currentRuleset) }));

const plain = { recipient: "me", age: "35-49", temperature: "neutral" } satisfies MatchAnswers;

describe("whom a bed suits", () => {
  test("is whoever would find it called good or better, of the right firmness and in the best third of the list", () => {
    for (const bar of bars.filter(({ sore }, index) => sore || index % 3 === 0)) {
      const pain: MatchAnswers["pain"] = [bar.sore ? "hip" : "none"];
      const list = findBeds({ ...plain, pain, position: bar.position, weight: bar.weight }, beds);
      const worst = list.beds[Math.floor((list.beds.length - 1) / 3)]!.score;
      for (const scored of list.beds.filter(({ confidence }) => confidence >= 0.6)) {
        const good = ["good", "excellent"].includes(list.bandOf(scored)!);
        const right = Math.abs(scored.sleepers[0]!.fit.miss) < 0.5;
        const suits = good && right && scored.score >= worst;
        expect(bar.suited.has(scored.model.card.slug), scored.model.card.slug).toBe(suits);
      }
    }
  });

  test("is nobody whom the match tells on the same page that it’s a bit too firm or too soft", () => {
    const told = (slug: string) => said.find(({ bed }) => bed.card.slug === slug)!.who;
    expect(told("stearns-foster-rittenhouse-luxury-firm-euro-top")).toContain("stomach sleepers under 130 lb");
    for (const bar of bars) {
      const list = findBeds(
        { ...plain, pain: [bar.sore ? "hip" : "none"], position: bar.position, weight: bar.weight },
        beds,
      );
      const off = list.ranked.filter(({ model, sleepers }) => {
        const words = shortfallOf("firmness", sleepers[0]!, model, list.profile, currentRuleset);
        return words !== null && bar.suited.has(model.card.slug);
      });
      expect(off.map(({ model }) => model.card.slug)).toEqual([]);
    }
  });

  test("is told in two sentences of a length that is read, of every bed of the demonstration", () => {
    for (const { who, who_not } of said) {
      for (const sentence of [who, who_not]) {
        expect(sentence).toMatch(/^[A-Z]([^.]|\d\.\d)*\.$/);
        expect(sentence).not.toMatch(/undefined|null|NaN| {2}|,,/);
        expect(sentence.length).toBeLessThan(240);
      }
    }
    expect(new Set(said.map(({ who, who_not }) => who + who_not)).size).toBeGreaterThan(200);
  });

  test("is everybody where it clears every bar, and nobody where it clears none", () => {
    const best = scores(5, 5, 5, 4, 5, 5, 3.1);
    const bed = bedOf({ ...plainBed, scores: best, height: 13, range: { softest: 1, firmest: 10 } });
    const at = (bestThird: number): Bars => bars.map((bar) => ({ ...bar, third: 0, bestThird }));
    expect(suitsOf(bed, at(0), currentRuleset).who).toBe(
      "Set as you need it, from 1 to 10 of 10, it’s among the best third of beds for sleepers of any weight in any position.",
    );
    const { who } = suitsOf(bedOf({ ...plainBed, scores: best, height: 13 }), at(1001), currentRuleset);
    expect(who).toMatch(/^It’s good for \w+ sleepers .+, though many other beds suit them better\.$/);
    const poor = bedOf({ ...plainBed, scores: scores(1, 1, 1, 1, 1, 1, 1), height: 13 });
    expect(suitsOf(poor, at(1001), currentRuleset).who).toMatch(
      /^It stands out for no kind of sleeper, and comes closest for \w+ sleepers [^.]+\.$/,
    );
  });

  test("is told by position with weights that touch as one range", () => {
    const only = (...weights: string[]): Bars =>
      bars.map((bar) => ({
        ...bar,
        third: 0,
        bestThird: !bar.sore && bar.position === "back" && weights.includes(bar.weight) ? 0 : 1001,
      }));
    const wide = { softest: 1, firmest: 10 };
    const who = (...weights: string[]) =>
      suitsOf(
        bedOf({ ...plainBed, measured: null, range: wide, height: 13 }),
        only(...weights),
        currentRuleset,
      ).who.replace("Set as you need it, from 1 to 10 of 10, it", "It");
    expect(who("under-130", "130-180")).toBe("It suits back sleepers under 180 lb.");
    expect(who("180-230")).toBe("It suits back sleepers from 180 to 230 lb.");
  });

  test("is nobody who weighs more than its maker makes it for, and who does is told to skip it", () => {
    for (const { bed, who, who_not } of said) {
      const most = bed.capacity_pounds;
      if (most === null || most > 300 || bed.made_for !== null) continue;
      expect(who, bed.card.slug).not.toMatch(/over (?:230|300) lb|any weight/);
      expect(who_not, bed.card.slug).toContain(`you weigh over ${most} lb`);
    }
  });

  test("is a side sleeper with sore shoulders or hips, too, where few others suit it", () => {
    const who = (free: readonly string[], sore: readonly string[]) => {
      const suit = bars.map((bar) => {
        const wanted = (bar.sore ? sore : free).includes(`${bar.position} ${bar.weight}`);
        return { ...bar, third: 0, bestThird: wanted ? 0 : 1001 };
      });
      const dial = { height: 13, range: { softest: 1, firmest: 10 } };
      const bed = bedOf({ ...plainBed, ...dial, scores: scores(5, 5, 5, 4, 5, 5, 3.1) });
      return suitsOf(bed, suit, currentRuleset).who.replace("Set as you need it, from 1 to 10 of 10, it", "It");
    };
    const light = "side under-130";
    const both = [light, "side 130-180"];
    expect(who([light], both)).toBe("It suits side sleepers under 130 lb; with sore shoulders or hips, under 180 lb.");
    expect(who([light], [light])).toBe("It suits side sleepers under 130 lb, even with sore shoulders or hips.");
    expect(who([light], [])).toBe("It suits side sleepers under 130 lb.");
    expect(who(["combination under-130"], [light])).toBe(
      "It suits combination sleepers under 130 lb; with sore shoulders or hips, side sleepers under 130 lb.",
    );
    expect(who([], ["side 130-180"])).toBe("It suits side sleepers from 130 to 180 lb with sore shoulders or hips.");
    expect(who([...both, "back under-130"], both)).not.toContain("sore");
  });

  test("tells soft beds of the demonstration apart, which all suited light side sleepers alone", () => {
    const counts = new Map<string, number>();
    for (const { who } of said.filter((each) => each.who.startsWith("It suits")))
      counts.set(who, (counts.get(who) ?? 0) + 1);
    expect(Math.max(...counts.values())).toBeLessThan(60);
    const sore = [...counts.keys()].filter((who) => who.includes("sore"));
    expect(sore.length).toBeGreaterThan(5);
    // Tests warn heavier ones of such beds.
    for (const who of sore) expect(who).not.toMatch(/sore.+(over 230|to 300|over 300)/);
  });

  test("is known by weight of a bed's slug, lightest first", () => {
    const { slug } = said.find(({ who }) => who.includes("back sleepers from 130 to"))!.bed.card;
    const weights = suitedWeights(slug, bars);
    expect(weights).toContain("130-180");
    expect(weights).toEqual(weightBands.filter((band) => weights.includes(band)));
    expect(suitedWeights("no-such-bed", bars)).toEqual([]);
  });
});

describe("who should skip it", () => {
  const firm = said.filter(({ bed }) => bed.card.type === "innerspring" && bed.firmness.claimed >= 7.5);

  test("is a side sleeper with sore shoulders, of most firm innersprings", () => {
    expect(firm.length).toBeGreaterThan(5);
    const told = firm.filter(({ who_not }) => /on your side/.test(who_not));
    expect(told.length).toBeGreaterThan(firm.length / 2);
    for (const { who } of told) expect(who).not.toMatch(/side[^,]* sleepers under/);
  });

  test("is told in one sentence", () => {
    const warm = { scores: { ...plainBed.scores, cooling: 2, motion_isolation: 2 } };
    expect(suitsOf(bedOf({ ...plainBed, ...warm }), bars, currentRuleset).who_not).toBe(
      "Skip it if either of these is true: you share the bed and one of you wakes easily; or you sleep hot.",
    );
  });

  test("is nobody of a bed that serves every group well, and else it’s said who does better elsewhere", () => {
    const notFor = (facts: Partial<BedFacts>) =>
      suitsOf(bedOf({ ...plainBed, ...facts, height: 13 }), bars, currentRuleset).who_not;
    const dial = { measured: null, range: { softest: 1, firmest: 10 } };
    const springy = { ...plainBed.scores, responsiveness: 3.5 };
    expect(notFor({ ...dial, scores: springy, hug: 3.35 })).toBe(
      "We tell no group to skip it, so go by the price, the trial and how it feels to you.",
    );
    const but = "We tell no whole group to skip it, but";
    expect(notFor({ measured: 7.2 })).toBe(`${but} side sleepers under 130 lb do better on a softer bed.`);
    expect(notFor({ measured: 6 })).toBe(
      `${but} side sleepers under 130 lb with sore shoulders or hips do better on a softer bed.`,
    );
    expect(notFor({ measured: 5.3 })).toBe(`${but} stomach sleepers over 230 lb do better on a firmer bed.`);
    const thin = { measured: 5.3, scores: { ...plainBed.scores, durability: 3.5 }, build: { coilGauge: 16 } };
    expect(notFor(thin)).toBe(
      `${but} stomach sleepers over 230 lb do better on a firmer bed, and people over 300 lb on one with thicker wire: its maker states no weight limit.`,
    );
    expect(notFor({ ...thin, capacity: 400 })).toMatch(/, and people over 300 lb on one with thicker wire\.$/);
    // Unless it is among the best for some who weigh as much.
    const set = { ...thin, ...dial, hug: 3.35 };
    expect(notFor(set)).toBe(notFor({ ...dial, scores: springy, hug: 3.35 }));
    const high = bars.map((bar) => ({ ...bar, bestThird: 1001 }));
    expect(suitsOf(bedOf({ ...plainBed, ...set }), high, currentRuleset).who_not).toContain(
      `${but} people over 300 lb do better on a bed with thicker wire: its`,
    );
  });

  test("is no bed of the demonstration that fits everyone, and never a group that it suits", () => {
    const told = said.filter(({ who_not }) => who_not.startsWith("We tell no"));
    expect(told.length).toBeGreaterThan(50);
    for (const { bed, who_not } of told) {
      expect(who_not, bed.card.slug).toContain(" do better on a");
      const suited = bars.filter((bar) => bar.suited.has(bed.card.slug));
      const weights = (position: string) =>
        suited.filter((bar) => bar.position === position).map(({ weight }) => weight);
      if (who_not.includes("side sleepers under 130 lb do"))
        expect(weights("side"), bed.card.slug).not.toContain("under-130");
      if (who_not.includes("stomach sleepers over 230 lb"))
        expect(weights("stomach"), bed.card.slug).not.toEqual(expect.arrayContaining(["230-300"]));
      if (who_not.includes("people over 300 lb"))
        expect(
          suited.map(({ weight }) => weight),
          bed.card.slug,
        ).not.toContain("over-300");
    }
    const oakmont = told.find(({ bed }) => bed.card.slug === "sealy-oakmont-hybrid-firm")!;
    expect(oakmont.who_not).toMatch(/side sleepers under 130 lb do better on a softer bed/);
    const tindvik = told.find(({ bed }) => bed.card.slug === "ikea-tindvik-medium-pillow-top")!;
    expect(tindvik.who_not).toMatch(
      /people over 300 lb on one with thicker wire.*: its maker states no weight limit\.$/,
    );
  });

  test("is told as a list that can’t be read as speaking of the heavy alone", () => {
    const nothing = () => null;
    expect(skipText(["you sleep hot"], nothing)).toBe("Skip it if you sleep hot.");
    expect(skipText(["you weigh over 300 lb", "you sleep on your stomach"], nothing)).toBe(
      "Skip it if either of these is true: you weigh over 300 lb; or you sleep on your stomach.",
    );
    const heavy = "you weigh over 300 lb and sleep on your";
    expect(skipText([`${heavy} back`, "you sleep on your stomach", `${heavy} side`], nothing)).toBe(
      "Skip it if either of these is true: you weigh over 300 lb and sleep on your back or side; or you sleep on your stomach.",
    );
    expect(skipText(["you like to sink in", `${heavy} back`, "you sleep hot"], nothing)).toBe(
      `Skip it if any of these is true: you like to sink in; ${heavy} back; or you sleep hot.`,
    );
    for (const { who_not } of said) expect(who_not).not.toMatch(/ or if /);
  });

  test("leads on to what the test found where nothing else speaks against a tested bed", () => {
    const weak = ["Side sleepers past 230 lb push through the top"];
    expect(suitsOf(bedOf(plainBed), bars, currentRuleset, weak)).toMatchObject({
      who_not: expect.stringMatching(/^We tell no whole group to skip it, but .+\.$/),
      found: weak,
    });
    const measured = ["Hinged springs tell you when a partner arrives (7.7 m/s²)", "Warms by 9 °F (in an hour)"];
    expect(suitsOf(bedOf(plainBed), bars, currentRuleset, measured).found).toEqual([
      "Hinged springs tell you when a partner arrives",
      "Warms by 9 °F (in an hour)",
    ]);
    const warm = bedOf({ ...plainBed, scores: { ...plainBed.scores, cooling: 2 } });
    expect(suitsOf(warm, bars, currentRuleset, weak)).toMatchObject({
      who_not: "Skip it if you sleep hot.",
      found: [],
    });
    expect(suitsOf(bedOf(plainBed), bars, currentRuleset).found).toEqual([]);
  });
});

describe("a bed that is sold for something else", () => {
  const others = said.filter(({ bed }) => bed.made_for !== null);

  test("says what it's made for instead of whom it suits", () => {
    expect(new Set(others.map(({ bed }) => bed.made_for))).toEqual(new Set(["children", "bunk", "rv"]));
    const words = { children: "children’s rooms", bunk: "bunk beds", rv: "RVs" };
    for (const { bed, who, who_not } of others) {
      expect(who, bed.card.slug).toContain(`It’s made for ${words[bed.made_for!]}`);
      expect(who, bed.card.slug).not.toMatch(/sleepers|third of beds/);
      expect(who_not).not.toMatch(/^Nothing/);
    }
  });

  test("is in the best third of no weight, and takes no place in it from other beds", () => {
    for (const { bed } of others) expect(suitedWeights(bed.card.slug, bars), bed.card.slug).toEqual([]);
    const adults = barsOf(
      beds.filter(({ made_for }) => made_for === null),
      currentRuleset,
    );
    expect(bars).toEqual(adults);
  });
});
