import { generateBeds } from "../../upstream/demo/catalogue/generate-catalogue";
import type { PicturedModel } from "../../app/mattress/picture/picture-address";

/** Every model of the demonstration, as a card has it. */
export function picturedModels(seed = 1): PicturedModel[] {
  const { brands, collections, lines, models } = generateBeds(seed);
  const bySlug = <T extends { slug: string }>(list: readonly T[]) => new Map(list.map((each) => [each.slug, each]));
  const [brandOf, collectionOf, lineOf] = [bySlug(brands), bySlug(collections), bySlug(lines)];
  const brandOfLine = (slug: string) => brandOf.get(collectionOf.get(lineOf.get(slug)!.collection_slug)!.brand_slug)!;
  return models.map(({ line_slug, slug, name, type, top_style, height_inches, layers, firmness }) => ({
    slug,
    name,
    brand: { slug: brandOfLine(line_slug).slug, name: brandOfLine(line_slug).name },
    brand_color: brandOfLine(line_slug).color,
    type,
    top_style,
    height_inches,
    photo: null,
    layers: layers.map(({ material, inches }) => ({ material, inches })),
    firmness: firmness.claimed,
    firmness_range: firmness.range,
    firmness_halves: firmness.halves,
  }));
}
