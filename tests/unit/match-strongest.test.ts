import { describe, expect, test } from "vitest";
import { because, named } from "./match-profiles/picked-beds";
import { scores } from "./match-profiles/plain-bed";

/** The bed that is strongest where the need is greatest. */
describe("the named picks", () => {
  const cooled = (cooling: number) => scores(4, 4, 4, cooling, 4, 4, 4);
  const hot = { temperature: "hot" };

  test("have as the strongest the best at what is needed most, within 8 points", () => {
    const beds = [
      { slug: "best", scores: cooled(4.5) },
      { slug: "coolest", scores: cooled(4.9), price: 1200, measured: 6 },
      // 9 points behind.
      { slug: "cool-but-far", scores: cooled(5), price: 1200, measured: 6.2 },
    ];
    expect(named(beds, hot)).toContainEqual(["strongest", "coolest"]);
    expect(because("strongest", beds, hot)).toBe(
      "After firmness, cooling matters most to you. None of your top beds does better: we rate this one 4.9 of 5.",
    );
  });

  test("say of the strongest whose need it is, and come after firmness only where that is known", () => {
    const beds = [
      { slug: "best", scores: cooled(4.5) },
      { slug: "coolest", scores: cooled(5), price: 1200, measured: 5.9 },
    ];
    const two = { recipient: "couple", partnerPosition: "side", partnerPounds: "155", partnerPain: "none" };
    const average = [
      { ...beds[0]!, measured: 5.8 },
      { ...beds[1]!, measured: 6.6 },
    ];
    expect(because("strongest", average, { ...hot, position: "unknown" })).toMatch(/^Cooling matters most to you\./);
    expect(because("strongest", beds, { ...two, partnerTemperature: "hot" })).toMatch(
      /cooling matters most to your partner\./,
    );
    expect(because("strongest", beds, { ...two, ...hot, partnerTemperature: "hot" })).toMatch(
      /cooling matters most to both of you\./,
    );
  });

  test("say of a need that rests on a missing answer whose it is: most sleepers’", () => {
    const beds = [
      { slug: "best", measured: 5.8 },
      { slug: "strong", measured: 6.4, scores: { ...cooled(4), support: 5, durability: 5 } },
    ];
    expect(because("strongest", beds, { position: "unknown", pounds: "" })).toMatch(
      /^(Support|Durability) matters most to most sleepers\./,
    );
    expect(because("strongest", beds, { position: "unknown", pounds: "", recipient: "unknown" })).toMatch(
      /matters most to most sleepers\./,
    );
  });

  test("have no strongest where none is stronger than the best match, and none where even the strongest falls short", () => {
    const alike = [
      { slug: "best", scores: cooled(4.5) },
      { slug: "same", scores: cooled(4.5), price: 2000 },
    ];
    expect(named(alike, hot)).toEqual([["best-match", "best"]]);
    const warm = [
      { slug: "best", scores: cooled(3) },
      { slug: "closest", scores: cooled(3.4), measured: 5.7 },
    ];
    expect(named(warm, hot)).toEqual([["best-match", "best"]]);
  });

  test("have no strongest that is far too weak in something else", () => {
    const best = { slug: "best", scores: { ...cooled(4), durability: 3.5 }, measured: 5.4 };
    const kinds = (durability: number) => named([best, { slug: "coolest", scores: { ...cooled(5), durability } }], hot);
    expect([kinds(2.6).length, kinds(2).length]).toEqual([2, 1]);
  });
});
