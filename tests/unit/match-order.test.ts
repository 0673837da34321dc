import { describe, expect, test } from "vitest";
import type { MattressType } from "../../app/contracts/mattress";
import { type MatchModel, nowhere } from "../../upstream/rules/match/match-model";
import { picksOf } from "../../upstream/rules/match/picks";
import { foldLines, unpricedForBudget, wholeScore } from "../../upstream/rules/match/rank";
import { currentRuleset } from "../../upstream/rules/match/ruleset";
import { scoreModels } from "../../upstream/rules/match/score-models";
import { type BedFacts, bedOf, plainBed, profileFrom, scores } from "./match-profiles/hand-worked";

const sleeper = { recipient: "me", size: "queen", position: "side", weight: "130-230" };
type Answers = Record<string, string>;

interface Bed extends Partial<BedFacts> {
  slug: string;
  price?: number | null;
  line?: number;
  type?: MattressType;
}

/** At the target of the sleeper, with every need met, for $1,000. */
const suiting: BedFacts = { ...plainBed, measured: 5.5, scores: scores(5, 5, 5, 5, 5, 5, 5) };
const modelOf = ({ slug, price = 1000, line, type = "hybrid", ...facts }: Bed) => {
  const bed = bedOf({ ...suiting, prices: { queen: price }, ...facts }, slug);
  return { ...bed, line_id: line ?? bed.line_id, card: { slug, type } };
};
const score = (beds: readonly Bed[], answers: Answers = {}) =>
  scoreModels(profileFrom({ ...sleeper, ...answers }), beds.map(modelOf), currentRuleset, nowhere);
const order = (beds: readonly Bed[], answers: Answers = {}) =>
  score(beds, answers).ranked.map(({ model }) => model.card.slug);

describe("the order of results", () => {
  test("is that of the whole scores, and of beds with the same one the cheaper comes first", () => {
    const beds = [
      { slug: "dear", price: 2000 },
      { slug: "cheap", price: 900 },
      { slug: "too-firm", price: 100, measured: 7 },
    ];
    expect(order(beds)).toEqual(["cheap", "dear", "too-firm"]);
  });

  test("a bed a few tenths behind is not behind", () => {
    const beds = [
      { slug: "ahead", price: 1200 },
      { slug: "tenths-behind", price: 1100, measured: 6.02 },
    ];
    const { ranked } = score(beds);
    expect(ranked.map(({ score: tenths }) => tenths)).toEqual([997, 1000]);
    expect(ranked.map(wholeScore)).toEqual([100, 100]);
    expect(ranked[0]!.model.card.slug).toBe("tenths-behind");
  });

  test("beds at the same price stand by their exact score, then by what is known of them, then by name", () => {
    expect(order([{ slug: "a", measured: 6.02 }, { slug: "b" }])).toEqual(["b", "a"]);
    expect(order([{ slug: "a", measured: null, claimed: 5.5 }, { slug: "b" }])).toEqual(["b", "a"]);
    expect(order([{ slug: "b" }, { slug: "a" }, { slug: "c" }])).toEqual(["a", "b", "c"]);
  });

  test("beds without a price are last among equals, and behind all others where there is a budget", () => {
    const beds = [{ slug: "unpriced", price: null }, { slug: "weak", measured: 9 }, { slug: "suiting" }];
    expect(order(beds)).toEqual(["suiting", "unpriced", "weak"]);
    expect(order(beds, { budgetRange: "1000" })).toEqual(["suiting", "weak", "unpriced"]);
    const profile = profileFrom({ ...sleeper, budgetRange: "1000" });
    expect(beds.map((bed) => unpricedForBudget(modelOf(bed), profile))).toEqual([true, false, false]);
  });

  test("comfort levels of a line fold into the best of them", () => {
    const beds = [
      { slug: "soft", line: 7001, measured: 4 },
      { slug: "medium", line: 7001 },
      { slug: "firm", line: 7001, measured: 7.5 },
      { slug: "other", measured: 6.5 },
    ];
    const lines = foldLines(score(beds).ranked);
    expect(lines.map(({ best, others }) => [best.model.card.slug, others.map(({ model }) => model.card.slug)])).toEqual(
      [
        ["medium", ["soft", "firm"]],
        ["other", []],
      ],
    );
  });
});

describe("the named picks", () => {
  const picks = (beds: readonly Bed[], answers: Answers = {}) => {
    const scored = score(beds, answers);
    const profile = profileFrom({ ...sleeper, ...answers });
    return picksOf({ ...scored, lines: foldLines(scored.ranked) }, profile, currentRuleset);
  };
  const named = (...given: Parameters<typeof picks>) =>
    picks(...given).map(({ kind, beds }) => [kind, ...beds.map(({ model }: { model: MatchModel }) => model.card.slug)]);

  test("are none where no bed is left, and one where there is one", () => {
    expect(picks([])).toEqual([]);
    expect(named([{ slug: "only" }])).toEqual([["best-match", "only"]]);
  });

  test("the best match says what it does best, and how far that is known", () => {
    const best = (...given: Parameters<typeof picks>) => picks(...given)[0]!.because;
    const beds = [{ slug: "best" }, { slug: "unpriced", price: null }];
    const pressure = { ...sleeper, position: "back" };
    expect(best(beds, pressure)).toBe(
      "No bed on your list fits you better. It does best on support and pressure relief.",
    );
    expect(best(beds)).toBe("No bed on your list fits you better. It does best on firmness and support.");
    expect(best(beds, { budgetRange: "1200" })).toBe(
      "Of the beds we know the price of, none fits you better. It does best on firmness and support.",
    );
    expect(best([beds[0]!], { budgetRange: "1200" })).toMatch(/^No bed on your list fits you better\./);
    expect(best(beds, { recipient: "couple", size: "queen" })).toMatch(
      /^No bed on your list fits the two of you better\./,
    );
  });

  test("best value is the cheapest within 3 points of the best, and says what it saves", () => {
    // 0.2 beyond what is full costs 0.08 of 30 of 76 points: 3.16; 0.24 beyond costs 3.79.
    const beds = [
      { slug: "best", price: 1500 },
      { slug: "value", price: 1100, measured: 6.2 },
      { slug: "too-far", price: 300, measured: 6.24 },
    ];
    expect(named(beds).slice(0, 2)).toEqual([
      ["best-match", "best"],
      ["best-value", "value"],
    ]);
    expect(picks(beds)[1]!.because).toBe("It costs $400 less than the best match, and it scores only 3 points lower.");
  });

  test("no bed is named best value that costs as much as the best match", () => {
    expect(named([{ slug: "best" }, { slug: "same", measured: 6.2 }]).map(([kind]) => kind)).not.toContain(
      "best-value",
    );
  });

  const at = (cooling: number) => scores(4, 4, 4, cooling, 4, 4, 4);

  test("the strongest is the best at what the sleeper needs most, within 8 points", () => {
    const beds = [
      { slug: "best", scores: at(4.3), price: 500 },
      { slug: "near", scores: at(4.4), price: 700 },
      { slug: "coolest", scores: at(5), price: 900, measured: 6.5 },
      { slug: "cool-but-far", scores: at(5), price: 900, measured: 8 },
    ];
    expect(named(beds, { temperature: "hot" })).toContainEqual(["strongest", "coolest"]);
    expect(picks(beds, { temperature: "hot" })[1]!.because).toBe(
      "After firmness, cooling matters most to you. None of your top beds does better: this one gets 5 of 5.",
    );
  });

  test("what is needed most is said to come after firmness only where firmness is known, and of both where both need it", () => {
    const beds = [
      { slug: "best", scores: at(4.3), price: 500 },
      { slug: "coolest", scores: at(5), price: 900, measured: 6.5 },
    ];
    const said = (answers: Answers) => picks(beds, answers).find(({ kind }) => kind === "strongest")?.because;
    expect(said({ temperature: "hot", weight: "unknown" })).toMatch(/^Cooling matters most to you\. None/);
    const two = { recipient: "couple", temperature: "hot", partnerPosition: "side", partnerWeight: "130-230" };
    expect(said(two)).toMatch(/^After firmness, cooling matters most to you\. None/);
    expect(said({ ...two, temperature: "neutral", partnerTemperature: "hot" })).toMatch(/most to your partner\. None/);
    expect(said({ ...two, partnerTemperature: "hot" })).toMatch(
      /^After firmness, cooling matters most to both of you\./,
    );
  });

  test("the strongest is left out where none is stronger than the best match, and says where none is strong enough", () => {
    const hot = { temperature: "hot" };
    expect(
      named(
        [
          { slug: "best", scores: at(4) },
          { slug: "same", scores: at(4), price: 2000 },
        ],
        hot,
      ),
    ).toEqual([["best-match", "best"]]);
    const short = [
      { slug: "best", scores: at(3.5) },
      { slug: "closest", scores: at(3.9), measured: 6.5 },
    ];
    expect(picks(short, hot).at(-1)).toMatchObject({
      kind: "strongest",
      because:
        "After firmness, cooling matters most to you. None of your top beds gives you as much as you need, but this one comes closest (3.9 of 5).",
    });
  });

  test("a different feel is the best of another type within 8 points", () => {
    const beds = [
      { slug: "best" },
      { slug: "second" },
      { slug: "foam", type: "memory-foam" as const, measured: 6.5 },
      { slug: "far", type: "latex" as const, measured: 8.5 },
    ];
    expect(named(beds)).toEqual([
      ["best-match", "best"],
      ["different-feel", "foam"],
    ]);
    expect(named([beds[0]!, beds[3]!])).toEqual([["best-match", "best"]]);
  });

  test("each is of another line, and none is a bed whose price cannot be held against the budget", () => {
    const beds = [
      { slug: "a", line: 7101 },
      { slug: "b", line: 7101, price: 800, measured: 6.1 },
      { slug: "c", price: null },
    ];
    expect(named(beds, { budgetRange: "1200" })).toEqual([["best-match", "a"]]);
  });

  const couple = {
    recipient: "couple",
    size: "king",
    weight: "under-130",
    partnerPosition: "back",
    partnerWeight: "over-230",
  };
  const priced = (king: number | null, half: number | null) => ({ prices: { king, "twin-xl": half } });
  const apart: Bed[] = [
    { slug: "between", ...priced(1500, 900) },
    {
      slug: "air",
      measured: 5.5,
      range: { softest: 3, firmest: 8 },
      scores: scores(2.5, 2, 2, 1.5, 2, 2, 1.5),
      ...priced(3000, null),
    },
    { slug: "soft", measured: 4, ...priced(1500, 800) },
    { slug: "firm", measured: 7, ...priced(1500, 700) },
  ];

  test("a couple whose targets lie 2 apart is offered a bed that each sets, and one bed for each", () => {
    const found = named(apart, couple);
    expect(found).toContainEqual(["adjustable", "air"]);
    const because = picks(apart, couple).find(({ kind }) => kind === "adjustable")!.because;
    expect(because).toMatch(
      /^You each set your own side, from 3 to 8 of 10, so neither of you has to compromise on firmness\./,
    );
    expect(found).toContainEqual(["split-pair", "soft", "firm"]);
    expect(picks(apart, couple).at(-1)!.because).toContain("Together they cost $1,500.");
  });

  test("a twin has one chamber, so it is offered to no couple as a bed that each sets", () => {
    const twins = apart.map((bed) => ({ ...bed, prices: { ...bed.prices, "twin-xl": 60_000 } }));
    expect(named(twins, { ...couple, size: "twin-xl" }).map(([kind]) => kind)).not.toContain("adjustable");
  });

  test("a bed that cannot be set to both targets does not promise it", () => {
    const short = apart.map((bed) => (bed.slug === "air" ? { ...bed, range: { softest: 3, firmest: 6.5 } } : bed));
    const because = picks(short, couple).find(({ kind }) => kind === "adjustable")!.because;
    expect(because).toMatch(/^You each set your own side, from 3 to 6\.5 of 10\./);
  });

  test("a pick that costs a little more than the budget says so", () => {
    const picked = picks(apart, { ...couple, size: "king", budgetRange: "1400" });
    const said = picked.filter(({ kind, because }) => kind !== "split-pair" && /over your budget\.$/.test(because));
    expect(said.map(({ beds }) => beds[0]!.model.card.slug)).toEqual(["between"]);
    expect(said[0]!.because).toMatch(/ It’s \$100 over your budget\.$/);
  });

  test("but no pair in a queen, none over the budget, and neither where the targets lie nearer", () => {
    const kinds = (answers: Answers) => named(apart, { ...couple, ...answers }).map(([kind]) => kind);
    expect(kinds({ size: "queen" })).not.toContain("split-pair");
    expect(kinds({ budgetRange: "1300" })).not.toContain("split-pair");
    expect(kinds({ budgetRange: "1400" })).toContain("split-pair");
    const pair = picks(apart, { ...couple, budgetRange: "1400" }).find(({ kind }) => kind === "split-pair");
    expect(pair!.because).toContain("Together they cost $1,500, which is $100 over your budget.");
    const nearer = kinds({ partnerPosition: "side", partnerWeight: "130-230" });
    expect(nearer).not.toContain("adjustable");
    expect(nearer).not.toContain("split-pair");
  });
});
