import { describe, expect, test } from "vitest";
import type { ComparedBed } from "../../upstream/rules/verdict/compared-bed";
import { forYou } from "../../upstream/rules/verdict/for-you";
import { verdictOf } from "../../upstream/rules/verdict/verdict";
import { bed, queen } from "./match-profiles/compared-beds";

const king = { prices: { queen: 900, king: 1100 } };
const said = (beds: readonly ComparedBed[], size: "king" | "queen" = "queen") =>
  verdictOf(beds, size)!.beds.map(({ choose_if, otherwise }) => choose_if ?? otherwise);

describe("a bed that is no choice", () => {
  test("is told as not made in the size asked for, and never recommended", () => {
    const cool = bed("Owl", { ...queen(500), scores: { cooling: 4.6 } });
    expect(said([bed("Lark", king), cool], "king")).toEqual([
      "It’s the only one of these made in a king.",
      "It isn’t made in a king.",
    ]);
    const wren = bed("Wren", { ...king, scores: { motion_isolation: 4.7 } });
    expect(said([bed("Lark", king), cool, wren], "king")).toEqual([
      expect.stringMatching(/^For most sleepers, we don’t see a strong reason/),
      "It isn’t made in a king.",
      "you share the bed and wake easily",
    ]);
  });

  test.each([
    ["children", "It’s made for children’s rooms and trundles, so we don’t match it to adults."],
    ["rv", "It’s made for RVs, so we don’t match it to people who want a bed at home."],
  ] as const)("is told by whom it is made for beside a bed for adults, when that is %s", (madeFor, why) => {
    const own = bed("Owl", { ...queen(500), scores: { cooling: 4.6 }, madeFor });
    expect(said([bed("Lark", queen(900)), own])).toEqual([
      "It’s the only one of these made for adults to sleep on at home.",
      why,
    ]);
    expect(said([bed("Lark", { ...queen(500), madeFor }), own])[1]).toBe("you sleep hot");
  });

  test("leaves the others their names, and is named where they are alike", () => {
    const brand = "Meadow";
    const beds = [
      bed("Lark", { ...king, brand }),
      bed("Owl", { ...king, measured: 5.8 }),
      bed("Wren", { ...queen(700), brand }),
    ];
    const { alike, beds: found } = verdictOf(beds, "king")!;
    expect(alike).toMatch(/^You’d hardly feel a difference between the Meadow Lark One and Owl, and they cost/);
    expect(found).toEqual([{ slug: "wren", choose_if: null, otherwise: "It isn’t made in a king." }]);
  });

  test("may cost the least, so that no other is chosen for the lowest price", () => {
    const beds = [
      bed("Lark", queen(900)),
      bed("Owl", queen(700)),
      bed("Wren", { ...queen(200), madeFor: "children" as const }),
    ];
    expect(said(beds)[1]).toBe("you want a lower price for an adult’s bed");
  });

  test("is no bed that fits the visitor best", () => {
    const match = (score: number) => ({
      score,
      band: "good" as const,
      risk: null,
      risk_hard: null,
      why: [],
      weakest: null,
      left_out: null,
      left_out_by: null,
      weights: [],
    });
    const beds = [bed("Lark", king), bed("Owl", queen(500))];
    expect(forYou(beds, [match(71), match(90)], "king")).toMatch(
      /^The Lark is the only one of these made in a king, a good match for you \(71 of 100\)\./,
    );
    expect(forYou(beds, [match(71), match(90)], "queen")).toMatch(/^Going by your answers, the Owl fits you better/);
  });
});
