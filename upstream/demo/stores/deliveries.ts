import type { SeedBeds } from "../catalogue/catalogue-data";
import { slugify } from "../slug";
import { states } from "./states";
import type { SeedStores } from "./store-data";

const contiguous = states.filter((state) => state !== "AK" && state !== "HI");

/** Invented limits of real names, as everything else that is said of these brands. */
const limited: readonly (readonly [states: readonly string[], names: readonly string[]])[] = [
  [contiguous, ["Saatva", "Leesa", "Puffy", "Layla", "Sleep On Latex", "Spring Air", "Kingsdown", "Nolah"]],
  ["AL AR FL GA KY LA MS NC SC TN VA WV".split(" "), ["Jamison"]],
  ["CT DC DE MA MD ME NH NJ NY PA RI VT".split(" "), ["Shifman"]],
];

/** Where the brands of a catalogue are delivered that are not delivered everywhere. */
export function limitedDeliveries({ brands }: SeedBeds): SeedStores["deliveries"] {
  const known = new Set(brands.map(({ slug }) => slug));
  return limited.flatMap(([delivery_states, names]) =>
    names
      .map(slugify)
      .filter((brand_slug) => known.has(brand_slug))
      .map((brand_slug) => ({ brand_slug, delivery_states })),
  );
}
