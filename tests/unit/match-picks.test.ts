import { describe, expect, test } from "vitest";
import { because, type Bed, named, picks, suiting } from "./match-profiles/picked-beds";
import { type Answers, plainBed, scoredBed, scores } from "./match-profiles/plain-bed";

/** Ruleset 2026.3, rules 12 and 16. */

describe("the named picks", () => {
  test("are none where no bed is left, and one where there is one", () => {
    expect(picks([])).toEqual([]);
    expect(named([{ slug: "only" }])).toEqual([["best-match", "only"]]);
  });

  test("say what the best match does best, and whether all prices are known", () => {
    const beds = [{ slug: "best" }, { slug: "unpriced", price: null, measured: 6 }];
    expect(because("best-match", beds)).toBe(
      "No bed on your list fits you better. Of what counts most, it does best on firmness and support.",
    );
    expect(because("best-match", beds, { budgetRange: "1200" })).toMatch(
      /^Of the beds we know the price of, none fits you better\./,
    );
    expect(because("best-match", beds, { recipient: "couple" })).toMatch(
      /^No bed on your list fits the two of you better\./,
    );
  });

  test("say of the only bed that it is, and what is wrong with it, but not that it is the best", () => {
    expect(because("best-match", [{ slug: "only", measured: 5.9 }])).toBe(
      "It’s the only bed we know that passes your filters.",
    );
    // Firmness is not what it lacks most, and is told all the same.
    expect(because("best-match", [{ slug: "only", measured: 5.8, scores: { ...plainBed.scores, support: 1 } }])).toBe(
      "It’s the only bed we know that passes your filters. It’s a bit firm for you.",
    );
  });

  const rated = (count: number) => [{ position: "stomach", weight_band: "over-300", count, mean: 4 }];

  test("say how many are equal in score, and what speaks for the first of them beside all others", () => {
    const said = (...others: Partial<Bed>[]) =>
      because("best-match", [
        { slug: "a", ownerStars: 4, owners: rated(5) },
        ...others.map((other, index) => ({ slug: `b${index}`, ownerStars: 4, ...other })),
      ]);
    expect(said({ tested: false })).toContain(" One other is equal in score, and we’re surest of this one.");
    expect(said({ ownerStars: 3.9 }, { ownerStars: 3 })).toContain(
      " 2 others are equal in score, and owners like this one best.",
    );
    expect(said({ price: 1100 })).toContain(" One other is equal in score, and this one costs the least.");
    expect(said({ price: 1100 }, { tested: false, price: 800, ownerStars: 4.9 })).toContain(
      " 2 others are equal in score. Of what counts most, it does",
    );
    expect(said({ measured: 7 })).not.toContain("equal");
  });

  test("don’t say that owners like a bed best which fewer than five have rated", () => {
    const other = { slug: "b", ownerStars: 3.9 };
    const said = (count: number) => because("best-match", [{ slug: "a", owners: rated(count), ownerStars: 4 }, other]);
    expect(said(4)).toContain(" One other is equal in score. ");
    expect(said(5)).toContain(", and owners like this one best.");
  });

  test("have as best value the cheapest within 3 points, and say what it saves", () => {
    // 0.25 off costs 1.2 points, 0.5 off 3.1 and 0.6 off 4.1.
    const beds = [
      { slug: "best", price: 1500 },
      { slug: "near", price: 1200, measured: 5.35 },
      { slug: "value", price: 1100, measured: 5.6 },
      { slug: "too-far", price: 300, measured: 5.75 },
    ];
    expect(named(beds).slice(0, 2)).toEqual([
      ["best-match", "best"],
      ["best-value", "value"],
    ]);
    expect(because("best-value", beds)).toBe(
      "It costs $400 less than the best match, and it scores only 3 points lower.",
    );
  });

  test("have no best value where none nearly as good costs less", () => {
    expect(named([{ slug: "best" }, { slug: "same", measured: 5.35 }]).map(([kind]) => kind)).not.toContain(
      "best-value",
    );
  });

  test("have a different feel in the best of another type within 8 points", () => {
    const beds = [
      { slug: "best" },
      { slug: "second", measured: 5.15 },
      { slug: "foam", type: "memory-foam" as const, measured: 5.9 },
      { slug: "far", type: "latex" as const, measured: 7 },
    ];
    expect(named(beds)).toEqual([
      ["best-match", "best"],
      ["different-feel", "foam"],
    ]);
    expect(named([beds[0]!, beds[3]!])).toEqual([["best-match", "best"]]);
  });

  test("are said to fit just as well only where nothing speaks against them beside an equal score", () => {
    const said = (facts: Partial<Bed>) =>
      because("different-feel", [{ slug: "best" }, { slug: "latex", type: "latex", price: 1100, ...facts }]);
    expect(said({})).toBe("It’s a latex bed, so it feels different from the best match, and it fits you just as well.");
    // Nothing is as warm as these two, and the first is the surer one.
    const warm = { scores: { ...plainBed.scores, cooling: 2.2 } };
    const beds = [
      { slug: "best", ...warm },
      { slug: "low", price: 900, tested: false, ...warm },
    ];
    expect(because("best-value", beds)).toBe("It costs $100 less than the best match and scores just as high.");
  });

  test("have no different feel that is the opposite of the one asked for", () => {
    const feels = (hug: number, responsiveness: number) => ({
      hug,
      scores: { ...plainBed.scores, responsiveness },
    });
    const different = (second: Partial<Bed>) =>
      Object.fromEntries(
        named(
          [
            { slug: "springy", measured: 5.8, ...feels(2, 4.5) },
            { slug: "second", type: "memory-foam", ...second },
            { slug: "grid", type: "polymer-grid", measured: 6.4, ...feels(2, 4.5) },
          ],
          { feel: "float" },
        ),
      );
    const sameBest = { "best-match": "springy" };
    expect(different(feels(3.6, 2.9))).toMatchObject({ ...sameBest, "different-feel": "grid" });
    expect(different(feels(3.4, 3))).toMatchObject({ ...sameBest, "different-feel": "second" });
  });

  test("are each of another line, and none has a price that nobody published", () => {
    const beds = [
      { slug: "a", line: 7101 },
      { slug: "b", line: 7101, price: 800, measured: 5.6 },
      { slug: "c", price: null },
    ];
    expect(named(beds, { budgetRange: "1200" })).toEqual([["best-match", "a"]]);
  });

  test("say of one that costs a little more than the budget by how much", () => {
    expect(because("best-match", [{ slug: "best", price: 1050 }], { budgetRange: "1000" })).toMatch(
      / It’s \$50 over your budget\.$/,
    );
  });
});

/** A light side sleeper at 4.2 and a heavy back sleeper at 7. */
const couple = {
  recipient: "couple",
  size: "king",
  pounds: "115",
  partnerPosition: "back",
  partnerPounds: "260",
  partnerPain: "none",
  partnerTemperature: "neutral",
};
const priced = (king: number | null, half: number | null) => ({ prices: { king, "twin-xl": half } });
const between: Bed = { slug: "between", measured: 5.6, height: 12, ...priced(1500, 900) };
const soft: Bed = { slug: "soft", measured: 4.2, height: 12, ...priced(1500, 800) };
const firm: Bed = { slug: "firm", measured: 7, height: 12, ...priced(1500, 700) };
const air: Bed = {
  slug: "air",
  range: { softest: 3, firmest: 8 },
  scores: scores(2.4, 2.4, 2.4, 2, 2.4, 2.4, 2),
  ...priced(3000, null),
};

describe("for a couple whose targets lie 2 apart", () => {
  test("a bed is offered that each sets, which promises both targets only where it reaches them", () => {
    expect(named([between, air, soft, firm], couple)).toContainEqual(["adjustable", "air"]);
    const promise = ", so neither of you has to compromise on firmness";
    expect(because("adjustable", [between, air, soft, firm], couple)).toContain(
      `You each set your own side, from 3 to 8 of 10${promise}.`,
    );
    const short = { ...air, range: { softest: 3, firmest: 6.5 } };
    expect(because("adjustable", [between, short, soft, firm], couple)).not.toContain(promise);
  });

  test("no twin is offered as a bed that each sets, since it has one chamber", () => {
    const twin = { ...air, prices: { "twin-xl": 600 } };
    expect(named([between, twin], { ...couple, size: "twin-xl" }).map(([kind]) => kind)).not.toContain("adjustable");
  });

  const pair = (beds: readonly Bed[], answers: Answers = {}) =>
    picks(beds, { ...couple, ...answers })
      .find(({ kind }) => kind === "split-pair")
      ?.beds.map(({ model }) => model.card.slug);

  test("two twin XLs are offered, one for each, with what they cost together", () => {
    expect(pair([between, soft, firm])).toEqual(["soft", "firm"]);
    expect(because("split-pair", [between, soft, firm], couple)).toBe(
      "Two twin XLs side by side make a king, so each of you gets the bed that suits you. They’re equally tall, so there’s no step between you. Together they cost $1,500.",
    );
  });

  test("the two are at most half an inch apart in height", () => {
    expect(pair([between, { ...soft, height: 12.5 }, firm])).toEqual(["soft", "firm"]);
    expect(pair([between, { ...soft, height: 12.75 }, firm])).toEqual(["between", "firm"]);
  });

  test("two of one line are worth 3 points more", () => {
    const alone = ({ measured, scores: given }: Bed, answers: Answers) =>
      scoredBed(
        { ...answers, size: "twin-xl", pain: "none", temperature: "neutral" },
        {
          ...suiting,
          measured: measured!,
          height: 12,
          ...(given && { scores: given }),
          prices: { "twin-xl": 700 },
        },
      ).score;
    const yours = alone(soft, { position: "side", pounds: "115" });
    const worth = (theirs: Bed) => {
      const score = alone(theirs, { position: "back", pounds: "260" });
      return 0.85 * Math.min(yours, score) + 0.15 * Math.max(yours, score);
    };
    const chosen = Array.from({ length: 20 }, (_, step) => {
      const ofLine = { ...firm, slug: "of-line", measured: 7.1 + step / 10, line: 7301 };
      const found = pair([between, { ...soft, line: 7301 }, firm, ofLine])![1];
      expect(found).toBe(worth(ofLine) + 30 > worth(firm) ? "of-line" : "firm");
      return found;
    });
    expect(new Set(chosen)).toEqual(new Set(["of-line", "firm"]));
  });

  test("the two stand first where each fits its sleeper better than the best match fits both, which no longer is the best", () => {
    const kinds = (...beds: Bed[]) => picks(beds, couple).map(({ kind }) => kind);
    expect(kinds(between, soft, firm)[0]).toBe("split-pair");
    expect(because("best-match", [between, soft, firm], couple)).toMatch(
      /^A bed for each of you fits better\. No bed for two on your list does\./,
    );
    const poor = scores(2.6, 2.6, 2.6, 2.6, 2.6, 2.6, 2.6);
    const pairs = [
      { ...soft, scores: poor, prices: { "twin-xl": 800 } },
      { ...firm, scores: poor, prices: { "twin-xl": 700 } },
    ];
    const single = { ...between, ...priced(1500, null) };
    expect(kinds(single, air, ...pairs)[0]).toBe("best-match");
    expect(because("best-match", [single, air, ...pairs], couple)).toMatch(
      /^No bed on your list fits the two of you better\./,
    );
  });

  test("none is offered beyond the budget, in a queen, or where the targets lie nearer", () => {
    expect(pair([soft, firm], { budgetRange: "1500" })).toEqual(["soft", "firm"]);
    expect(pair([soft, firm], { budgetRange: "1400" })).toBeUndefined();
    expect(
      pair(
        [soft, firm].map((bed) => ({ ...bed, prices: { ...bed.prices, queen: 900 } })),
        { size: "queen" },
      ),
    ).toBeUndefined();
    expect(pair([soft, firm], { partnerPosition: "side", partnerPounds: "155" })).toBeUndefined();
  });
});
