import type { SeedComparison } from "./catalogue-data";
import { slugify } from "../slug";

/** Pairs of brands of the fixed lists. */
const pairs: readonly (readonly [one: string, other: string])[] = [
  ["Avocado", "Nest Bedding"],
  ["Beautyrest", "Sealy"],
  ["Brooklyn Bedding", "Puffy"],
  ["Casper", "Purple"],
  ["Helix", "WinkBed"],
  ["King Koil", "Restonic"],
  ["Leesa", "Tuft & Needle"],
  ["Nectar", "DreamCloud"],
  ["Saatva", "Stearns & Foster"],
  ["Sealy", "Serta"],
  ["Sleep Number", "TEMPUR-Pedic"],
  ["TEMPUR-Pedic", "Purple"],
];

/** The popular comparisons, with headers "A vs. B"; the same for every seed, since menus and tests name them. */
export function popularComparisons(): SeedComparison[] {
  return pairs.map(([one, other]) => ({
    url: `${slugify(one)}-vs-${slugify(other)}`,
    header: `${one} vs. ${other}`,
    // What each of their pages answers.
    title: `${one} vs. ${other}: which brand fits which sleeper?`,
    left_brand_slug: slugify(one),
    right_brand_slug: slugify(other),
  }));
}
