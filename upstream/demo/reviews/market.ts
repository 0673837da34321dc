import { brandCharacters, brandStores } from "../catalogue/brand-characters";
import type { SeedBeds } from "../catalogue/catalogue-data";
import { cashbackOffers, type SeedCashbackOffer } from "../deals/cashback";
import { createRandom } from "../random";
import { slugify } from "../slug";
import { chainAssortments } from "../stores/floors";
import { retailerCharacters } from "../stores/retailers";

/** Where a brand's beds are bought, and what a buyer gets back. */
export interface Market {
  slug: string;
  brand: string;
  /** It sells on its own site. */
  online: boolean;
  /** The stores that have them, with the states where they are; null: everywhere. Never empty where it isn't sold online. */
  stores: readonly { name: string; states: readonly string[] | null }[];
  cashback: SeedCashbackOffer | null;
}

const statesOf = new Map(retailerCharacters.map(({ name, states }) => [name, states]));

/** The market of each brand of a catalogue, by its slug. */
export function marketsOf(seed: number, catalogue: SeedBeds): Map<string, Market> {
  const offers = new Map(cashbackOffers(seed, catalogue).map((offer) => [offer.brand_slug, offer]));
  const chains = chainAssortments(catalogue, createRandom(seed).fork("stores"));
  const sellers = sellersByBrand(catalogue);
  return new Map(
    brandCharacters().map(({ name, online, floors }) => {
      const slug = slugify(name);
      const leading = floors.some((floor) => floor.endsWith("retailers"));
      const own = brandStores()
        .filter(({ brand }) => brand === name)
        .map(({ store }) => store);
      const stores = [
        ...(sellers.get(slug) ?? []).filter((seller) => seller !== name),
        ...own,
        ...(leading ? [...chains].flatMap(([chain, brands]) => (brands.includes(slug) ? [chain] : [])) : []),
      ];
      return [
        slug,
        {
          slug,
          brand: name,
          online,
          stores: [...new Set(stores)].map((store) => ({ name: store, states: statesOf.get(store) ?? null })),
          cashback: offers.get(slug) ?? null,
        },
      ];
    }),
  );
}

/** The slug of each model's brand, by that of the model. */
export function brandsOfModels({ collections, lines, models }: SeedBeds): Map<string, string> {
  const brandOf = new Map(collections.map(({ slug, brand_slug }) => [slug, brand_slug]));
  const brandOfLine = new Map(lines.map(({ slug, collection_slug }) => [slug, brandOf.get(collection_slug) ?? ""]));
  return new Map(models.map(({ slug, line_slug }) => [slug, brandOfLine.get(line_slug) ?? ""]));
}

/** As `brandsOfModels`, with their names. */
export function brandNamesOfModels(catalogue: SeedBeds): Map<string, string> {
  const names = new Map(catalogue.brands.map(({ slug, name }) => [slug, name]));
  return new Map([...brandsOfModels(catalogue)].map(([model, brand]) => [model, names.get(brand) ?? ""]));
}

function sellersByBrand(catalogue: SeedBeds): Map<string, string[]> {
  const brandOf = brandsOfModels(catalogue);
  const found = new Map<string, string[]>();
  for (const { slug, variants } of catalogue.models) {
    const brand = brandOf.get(slug) ?? "";
    const seller = variants[0]?.seller;
    if (seller !== undefined) found.set(brand, [...(found.get(brand) ?? []), seller]);
  }
  return found;
}
