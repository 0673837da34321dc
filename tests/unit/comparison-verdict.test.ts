import { describe, expect, test } from "vitest";
import type { ComparedBed } from "../../upstream/rules/verdict/compared-bed";
import { verdictOf } from "../../upstream/rules/verdict/verdict";
import { bed, queen } from "./match-profiles/compared-beds";

const chosen = (beds: readonly ComparedBed[]) => verdictOf(beds, "queen")!.beds.map(({ choose_if }) => choose_if);
const money = (beds: readonly ComparedBed[]) => verdictOf(beds, "queen")!.money;

describe("when to choose which bed", () => {
  test("is what each does that the other does not, and the price of the cheaper one", () => {
    const beds = [
      bed("Lark", { ...queen(1500), scores: { cooling: 4.6, motion_isolation: 3 }, measured: 7 }),
      bed("Owl", { ...queen(1000), scores: { cooling: 3, motion_isolation: 4.7 }, measured: 5 }),
    ];
    expect(chosen(beds)).toEqual([
      "you sleep hot and like a firmer feel",
      "you share the bed and wake easily, like a softer feel, and want to spend less",
    ]);
  });

  test("is the type or the price where the same speaks for two of four beds", () => {
    const beds = [
      bed("Lark", { ...queen(1500), measured: 7.5 }),
      bed("Owl", { ...queen(900), measured: 7.5 }),
      bed("Wren", { ...queen(800), measured: 4, type: "latex" }),
      bed("Finch", { ...queen(820), measured: 4, type: "memory-foam" }),
    ];
    expect(chosen(beds)).toEqual([
      "you like a firmer feel",
      "you like a firmer feel and want to pay less than the Lark costs",
      "you like a softer feel and latex",
      "you like a softer feel and memory foam",
    ]);
  });

  test("is said of one of two that the same speaks for and nothing tells apart; the other is like it", () => {
    const beds = [
      bed("Lark", { ...queen(1500), measured: 7.5 }),
      bed("Owl", { ...queen(1480), measured: 7.5 }),
      bed("Wren", { ...queen(800), measured: 4 }),
      bed("Finch", { ...queen(900), measured: 4 }),
    ];
    expect(verdictOf(beds, "queen")!.beds.map(({ choose_if, otherwise }) => choose_if ?? otherwise)).toEqual([
      "It suits the same sleepers as the Owl, but costs $20 more.",
      "you like a firmer feel",
      "you like a softer feel and want to spend the least",
      "you like a softer feel",
    ]);
  });

  test("is nothing that a much cheaper one does as well, for all that can be felt", () => {
    const beds = [
      bed("Lark", { ...queen(2000), scores: { durability: 4.2 } }),
      bed("Owl", { ...queen(1000), scores: { durability: 3.9 } }),
      bed("Wren", { ...queen(1500), scores: { durability: 2 } }),
    ];
    const { beds: found } = verdictOf(beds, "queen")!;
    expect(found[0]!.otherwise).toBe(
      "It’s rated highest for durability, but the Owl comes so close that you’d hardly notice, and costs $1,000 less.",
    );
    expect(found[1]!.choose_if).toBe("you want to spend the least");
    const equal = [
      bed("Lark", { ...queen(1000), scores: { durability: 3.9, pressure_relief: 4 } }),
      bed("Owl", { ...queen(1000), scores: { durability: 4.2, pressure_relief: 2 } }),
    ];
    expect(verdictOf(equal, "queen")!.beds[1]!.otherwise).toBe(
      "For most sleepers, we don’t see a strong reason to choose it over the Lark.",
    );
  });

  test("names each verb once, and has commas where an and of its own would mislead", () => {
    const owl = bed("Owl", { ...queen(1000), scores: { support: 3, pressure_relief: 2, durability: 2 } });
    const build = { support: 4.6, pressure_relief: 4.8, durability: 4.5 };
    expect(chosen([bed("Lark", { ...queen(1500), scores: build }), owl])[0]).toBe(
      "you want a bed that lasts, more support for your back, and something gentle on your shoulders and hips",
    );
    const calm = { motion_isolation: 4.8, durability: 4.5 };
    expect(
      chosen([
        bed("Lark", { ...queen(1000), scores: calm }),
        bed("Owl", { ...queen(1500), scores: { motion_isolation: 2, durability: 2 } }),
      ])[0],
    ).toBe("you share the bed and wake easily, and want a bed that lasts and a lower price");
  });

  test("is not a part that both have enough of for whoever needs it most", () => {
    const beds = [
      bed("Lark", { ...queen(1000), scores: { cooling: 5 } }),
      bed("Owl", { ...queen(1000), scores: { cooling: 4.3 } }),
    ];
    expect(verdictOf(beds, "queen")).toMatchObject({
      beds: [],
      alike: expect.stringMatching(/^You’d hardly feel/),
    });
  });

  test("is no firmness that differs by half a step, which is said where nothing else tells the beds apart", () => {
    const alike = (one: number, other: number) =>
      verdictOf(
        [bed("Lark", { ...queen(1000), measured: one }), bed("Owl", { ...queen(1000), measured: other })],
        "queen",
      )!.alike;
    expect(alike(6.4, 5.5)).toBe(
      "They differ mostly in firmness: the Owl is 5.5 of 10 (medium) and the Lark is 6.4 of 10 (medium-firm). Otherwise you’d hardly feel a difference, and they cost about the same. Take the one whose firmness suits you better.",
    );
    expect(alike(5.8, 5.5)).toMatch(/^You’d hardly feel a difference between these beds, and/);
  });

  test("is more support for the back only where one of them has less than backs need", () => {
    const supports = (one: number, other: number) =>
      chosen([
        bed("Lark", { ...queen(1000), scores: { support: one } }),
        bed("Owl", { ...queen(1000), scores: { support: other } }),
      ])[0];
    expect(supports(4.6, 3.2)).toContain("want more support for your back");
    expect(supports(4.6, 3.6)).toContain("want extra support");
  });

  test("is not a part that is poor, however poor the other one is", () => {
    const [lark] = chosen([
      bed("Lark", { ...queen(1000), scores: { cooling: 3 } }),
      bed("Owl", { ...queen(900), scores: { cooling: 1.5 } }),
    ]);
    expect(lark ?? "").not.toContain("hot");
  });

  test("is firmness that can be set, and then nobody's is firmer", () => {
    const air = bed("Air", { ...queen(2000), range: { softest: 3, firmest: 8 }, type: "adjustable-air" });
    expect(chosen([air, bed("Owl", { ...queen(2000), measured: 8 })])[0]).toContain(
      "want firmness you can adjust yourself",
    );
    expect(chosen([air, bed("Owl", { ...queen(2000), measured: 8 })])[1] ?? "").not.toContain("firmer");
  });

  test("is a firmness that is chosen for each side, said of no air bed and not as if it could be set", () => {
    const dual = bed("Dual", { ...queen(2000), measured: null, halves: [{ firmness: 4 }, { firmness: 7.5 }] });
    const owl = bed("Owl", { ...queen(2000), measured: 8 });
    expect(chosen([dual, owl])[0]).toContain("want to choose the firmness of each side");
    expect(chosen([dual, owl])[1] ?? "").not.toContain("firmer");
  });

  test("is a longer time to return it only where the money comes back", () => {
    const long = { trial_nights: 365, break_in_nights: 30 };
    const short = bed("Owl", {
      ...queen(1000),
      policies: { trial_nights: 100, break_in_nights: 30, return_kind: "refund" },
    });
    expect(chosen([bed("Lark", { ...queen(1000), policies: { ...long, return_kind: "refund" } }), short])[0]).toContain(
      "want plenty of time to return it (335 nights)",
    );
    expect(
      chosen([bed("Lark", { ...queen(1000), policies: { ...long, return_kind: "exchange" } }), short])[0] ?? "",
    ).not.toContain("nights");
  });

  test("says which other one does as well for less, of a bed that nothing speaks for", () => {
    const { beds } = verdictOf([bed("Lark", queen(1500)), bed("Owl", queen(900))], "queen")!;
    expect(beds).toEqual([
      {
        slug: "lark",
        choose_if: null,
        otherwise:
          "For most sleepers, we don’t see a strong reason to choose it: the Owl does everything you’d notice at least as well and costs $600 less.",
      },
      { slug: "owl", choose_if: "you want to spend less", otherwise: null },
    ]);
  });

  test("says nothing of a bed that stands alone", () => {
    expect(verdictOf([bed("Lark")], "queen")).toBeNull();
  });
});

describe("what the dearer bed gives for its money", () => {
  test("is told with figures, and so is what the cheaper one has", () => {
    const dear = bed("Lark", { ...queen(1450), scores: { edge_support: 3.6, cooling: 3 }, type: "latex-hybrid" });
    const cheap = bed("Owl", { ...queen(1000), scores: { edge_support: 2.4, durability: 3, cooling: 3.9 } });
    expect(money([dear, cheap])).toEqual([
      "The Lark costs $450 more than the Owl for a queen. For that, you get a firmer edge (3.6 vs. 2.4 of 5) and a bed that should last " +
        "longer (beds of its type usually last 10 to 12 years, compared with 7 to 10). But with the Owl, you get a cooler bed (3.9 vs. 3.0 of 5).",
    ]);
  });

  test("is nothing where nothing in it is better", () => {
    expect(money([bed("Lark", queen(1500)), bed("Owl", queen(900))])).toEqual([
      "The Lark costs $600 more than the Owl for a queen, and none of our ratings puts it ahead by enough to matter.",
    ]);
    const [lark, owl] = [bed("Lark", queen(1500)), bed("Owl", queen(900))];
    const warranted = (one: ComparedBed, years: number | null) => ({
      ...one,
      policies: { ...one.policies, warranty_years: years },
    });
    expect(money([warranted(lark, 20), warranted(owl, 10)])[0]).toMatch(
      / by enough to matter\. Its warranty is longer: 20 years vs\. 10\.$/,
    );
    for (const years of [10, 25, null])
      expect(money([warranted(lark, 10), warranted(owl, years)])[0]).not.toContain("warranty");
    expect(money([bed("Lark", { ...queen(1500), measured: 7.5 }), bed("Owl", queen(900))])).toEqual([
      "The Lark costs $600 more than the Owl for a queen. You may prefer how the Lark feels, but none of our ratings puts it ahead by enough to matter.",
    ]);
  });

  test("is told so that a figure for less movement cannot be misread", () => {
    const [sentence] = money([
      bed("Lark", { ...queen(1500), scores: { motion_isolation: 4.5 } }),
      bed("Owl", { ...queen(1400), scores: { motion_isolation: 3 } }),
    ]);
    expect(sentence).toContain("less movement from your partner’s side (4.5 vs. 3.0 of 5 for motion isolation)");
  });

  test("is weighed: one gain for much more money is said to be little", () => {
    const [sentence] = money([
      bed("Lark", { ...queen(2000), scores: { durability: 4.8 } }),
      bed("Owl", { ...queen(1000) }),
    ]);
    expect(sentence).toMatch(/Pay more only if that matters to you\.$/);
  });

  test("is no reason to pay more where the verdict sees no strong reason to choose the bed", () => {
    // It absorbs more movement, and still too little for whoever wakes easily.
    const calmer = bed("Lark", { ...queen(1550), scores: { motion_isolation: 3.6, cooling: 3 } });
    const owl = { scores: { motion_isolation: 3, cooling: 4.6 } };
    const { beds, money: said } = verdictOf([calmer, bed("Owl", { ...queen(1000), ...owl })], "queen")!;
    expect(beds[0]!.otherwise).toBe("For most sleepers, we don’t see a strong reason to choose it over the Owl.");
    expect(said).toEqual([
      "The Lark costs $550 more than the Owl for a queen. For that, you get less movement from your partner’s side (3.6 vs. 3.0 of 5 for motion isolation). " +
        "But with the Owl, you get a cooler bed (4.6 vs. 3.0 of 5). For most sleepers, we don’t see a strong reason to pay more.",
    ]);
  });

  test("is not asked of prices that are the same, about the same, or unknown", () => {
    expect(money([bed("Lark", queen(1000)), bed("Owl", queen(1000))])).toEqual(
      ["The Lark and the Owl cost the same for a queen: $1,000."].map((text) =>
        text.replace("The Lark and the Owl", "The Owl and the Lark"),
      ),
    );
    expect(money([bed("Lark", queen(1020)), bed("Owl", queen(1000))])).toEqual([
      "The Lark costs about as much as the Owl for a queen: $1,020 vs. $1,000.",
    ]);
    expect(money([bed("Lark", queen(null)), bed("Owl", queen(1000))])).toEqual([
      "We haven’t seen a price for the Lark in a queen, so ask what it costs before you choose it.",
    ]);
    const both = bed("Lark", { prices: { queen: 900, "cal-king": 1100 } });
    expect(verdictOf([both, bed("Owl", queen(1000))], "cal-king")!.money).toEqual([]);
  });

  test("is nothing in a size that none of them is made in", () => {
    expect(verdictOf([bed("Lark", queen(900)), bed("Owl", queen(1000))], "cal-king")!.money).toEqual([]);
  });

  test("calls two beds of one brand by their names", () => {
    const [sentence] = money([
      bed("Lark", { ...queen(1500), brand: "Nest" }),
      bed("Owl", { ...queen(900), brand: "Nest" }),
    ]);
    expect(sentence).toContain("The Lark One costs $600 more than the Owl One");
  });
});
