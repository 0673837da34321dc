import type { SeedBrand, SeedBeds, SeedCollection, SeedModel } from "../catalogue/catalogue-data";
import { daysAgo } from "../dates";
import { brandCharacters } from "../catalogue/brand-characters";
import type { Random } from "../random";
import { slugify } from "../slug";

/** A line as one seller offers it: its models are looked up on the same days. */
export interface OfferedLine {
  slug: string;
  brand: SeedBrand;
  collection: SeedCollection;
  models: readonly SeedModel[];
  seller: string;
  /** Whether other stores may sell it, too. */
  atRetailers: boolean;
  /** False when the seller publishes no prices. */
  priced: boolean;
  /** Days before the reference date on which its prices were last seen. */
  lastSeen: number;
  /** Newly found: nothing older than some weeks is known of it. */
  isNew: boolean;
}

const openToRetailers = new Set(
  brandCharacters()
    .filter(({ floors }) => floors.includes("retailers"))
    .map(({ name }) => slugify(name)),
);

export function offeredLines(catalogue: SeedBeds, random: Random): OfferedLine[] {
  const brands = new Map(catalogue.brands.map((brand) => [brand.slug, brand]));
  const collections = new Map(catalogue.collections.map((collection) => [collection.slug, collection]));
  return catalogue.lines.flatMap(({ slug, collection_slug }) => {
    const models = catalogue.models.filter(({ line_slug }) => line_slug === slug);
    const collection = collections.get(collection_slug);
    const brand = brands.get(collection?.brand_slug ?? "");
    const offer = models[0]?.variants[0];
    if (offer === undefined || collection === undefined || brand === undefined) return [];
    return {
      slug,
      brand,
      collection,
      models,
      seller: offer.seller,
      atRetailers: openToRetailers.has(brand.slug),
      priced: offer.list_cents !== null,
      lastSeen: daysAgo(offer.observed_on),
      isNew: random.fork(slug).chance(0.05),
    };
  });
}
