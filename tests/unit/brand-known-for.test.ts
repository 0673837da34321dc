import { describe, expect, test } from "vitest";
import type { MattressType } from "../../app/contracts/mattress";
import { knownFor } from "../../upstream/brands/known-for";
import type { SnapshotBrand } from "../../upstream/catalogue/snapshot";

type KnownBrand = Parameters<typeof knownFor>[0];

/** A brand whose queens cost this many dollars; null: nobody has seen the price. */
function brandOf(name: string, beds: [MattressType, number | null][], more: Partial<SnapshotBrand["card"]> = {}) {
  return {
    name,
    card: { sold_online: true, sold_in_stores: false, ...more },
    models: beds.map(([type, price]) => ({
      card: { type },
      prices: new Map(price === null ? [] : [["queen", { now_cents: price * 100 }]]),
      policies: { trial_nights: type === "latex" ? 365 : 100 },
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
    expect(told(cheap)[0]).toBe("Cheap makes only plain foam beds, and a queen costs less than at most brands: $300.");
    expect(told(dear)[0]).toContain("a queen costs more than at most brands: $4,000.");
  });

  test("says what is not known, and where one cannot buy", () => {
    expect(told(unpriced)[0]).toContain("we haven’t seen a price for a queen yet");
    expect(told(unpriced)[1]).toContain("We don’t know yet where they’re sold");
    expect(told(dear)[1]).toContain("in stores, not online");
    expect(told(cheap)[1]).toContain("without trying one first");
    expect(knownFor({ ...cheap, models: [] }, all, "queen")).toEqual([]);
  });
});
