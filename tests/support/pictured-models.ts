import { generateCatalogue } from "../../upstream/database/seed/generate-catalogue";
import type { PicturedModel } from "../../app/mattress/picture/picture-address";

/** Every model of the demonstration, as a card has it. */
export function picturedModels(seed = 1): PicturedModel[] {
  const { brands, collections, lines, models } = generateCatalogue(seed);
  const bySlug = <T extends { slug: string }>(list: readonly T[]) => new Map(list.map((each) => [each.slug, each]));
  const [brandOf, collectionOf, lineOf] = [bySlug(brands), bySlug(collections), bySlug(lines)];
  return models.map(({ line_slug, slug, name, type, top_style, height_inches, layers, firmness }) => ({
    slug,
    name,
    brand: brandOf.get(collectionOf.get(lineOf.get(line_slug)!.collection_slug)!.brand_slug)!,
    type,
    top_style,
    height_inches,
    photo: null,
    layers: layers.map(({ material, inches }) => ({ material, inches })),
    firmness: firmness.claimed,
    firmness_range: firmness.range,
  }));
}
