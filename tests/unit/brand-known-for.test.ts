import { describe, expect, test } from "vitest";
import type { MattressType } from "#contracts/mattress";
import { knownFor } from "../../upstream/brands/known-for";
import type { SnapshotBrand } from "../../upstream/catalogue/snapshot";

type KnownBrand = Parameters<typeof knownFor>[0];

/** In nights; no other type's is published. */
const trialOf: Partial<Record<MattressType, number>> = {
  polyfoam: 100,
  hybrid: 100,
  latex: 365,
  "adjustable-air": 100,
};

/** A brand whose queens cost this many dollars; null: nobody has seen the price. */
function brandOf(name: string, beds: [MattressType, number | null][], more: Partial<SnapshotBrand["card"]> = {}) {
  return {
    name,
    card: { sold_online: true, sold_in_stores: false, ...more },
    models: beds.map(([type, price]) => ({
      card: { type },
      prices: new Map([["queen", { now_cents: price === null ? null : price * 100 }]]),
      policies: { trial_nights: trialOf[type] ?? null },
    })),
  } as unknown as KnownBrand;
}

const cheap = brandOf("Cheap", [["polyfoam", 300]]);
const middle = brandOf(
  "Middle",
  [
    ["hybrid", 900],
    ["hybrid", 1200],
    ["hybrid", 1500],
    ["latex", 1400],
  ],
  { sold_in_stores: true },
);
const dear = brandOf("Dear", [["adjustable-air", 4000]], { sold_online: false, sold_in_stores: true });
const unpriced = brandOf("Unpriced", [["latex", null]], { sold_online: false });
const all = [cheap, middle, dear, unpriced, brandOf("Other", [["hybrid", 1300]])];
const told = (brand: KnownBrand) => knownFor(brand, all, "queen");

describe("what a brand is known for", () => {
  test("is two sentences: what it makes and asks, then where it sells and how long one may try", () => {
    expect(told(middle)).toEqual([
      "Middle makes mostly hybrids, along with latex beds, and a queen usually costs about what most brands charge: $900 to $1,500.",
      "You can buy online or try one in a store first, and you get 100 to 365 nights at home to change your mind, depending on the bed.",
    ]);
  });

  test("weighs its prices against those of the other brands", () => {
    expect(told(cheap)[0]).toBe("Cheap makes only polyfoam beds, and a queen costs less than at most brands: $300.");
    expect(told(dear)[0]).toContain("a queen costs more than at most brands: $4,000.");
  });

  test("tells a size that none of its beds comes in from one whose price nobody has seen", () => {
    expect(knownFor(cheap, all, "cal-king")[0]).toBe(
      "Cheap makes only polyfoam beds, and none of its beds comes in a California king.",
    );
  });

  test("promises a home trial only for the beds that have one", () => {
    const some = brandOf("Some", [
      ["hybrid", 900],
      ["memory-foam", 800],
    ]);
    expect(told(some)[1]).toContain(
      "you get 100 nights at home to change your mind with some beds. For the others, we haven’t found a trial.",
    );
    const more = brandOf("More", [
      ["hybrid", 900],
      ["latex", 900],
      ["memory-foam", 800],
    ]);
    expect(told(more)[1]).toContain("depending on the bed. For some, we haven’t found a trial.");
  });

  test("says what is not known, and where one cannot buy", () => {
    expect(told(unpriced)[0]).toContain("we haven’t seen a price for a queen yet");
    expect(told(unpriced)[1]).toContain("We don’t know yet where they’re sold");
    expect(told(dear)[1]).toContain("in stores, not online");
    expect(told(cheap)[1]).toContain("without trying one first");
    expect(knownFor({ ...cheap, models: [] }, all, "queen")).toEqual([]);
  });
});
