import { capitalized } from "#contracts/english";
import type { ComparedModel } from "#contracts/compare/comparisons";

/** Words of the comparison that browsers need not know how to make. */

/** What a bed is called as far as its slug says. */
export const bedInWords = (slug: string) => slug.split("-").map(capitalized).join(" ");

/** Beds of the address that match no model, at least one, beside how many that are shown. */
export function unknownBeds(slugs: readonly string[], shown: number) {
  const single = slugs.length === 1;
  const title =
    shown === 0
      ? `We don’t know ${single ? "this bed" : "any of these beds"}`
      : `We don’t know ${single ? "one" : "some"} of these beds`;
  return { title, names: slugs.map(bedInWords) };
}

/** Above the field that looks for a bed. */
export function pickerLabel(models: readonly ComparedModel[], replacing: string | null): string {
  const replaced = models.find(({ slug }) => slug === replacing);
  if (replaced !== undefined) return `Replace the ${replaced.brand.name} ${replaced.name} with`;
  return models.length === 0 ? "First bed" : "Add a bed";
}
