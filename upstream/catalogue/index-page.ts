import type { CatalogueEntry, CatalogueLevel } from "#contracts/catalogue";
import type { MattressSize } from "#contracts/mattress";
import { pageOf } from "../listing/pages";
import { inOrder } from "../listing/sort";
import { isMade, priceRange } from "../rules/model-price";
import { inTypeOrder } from "./cards";
import type { CatalogueSnapshot, ModelRange } from "./snapshot";

const entriesPerPage = 60;

/** Collections, lines or models for an index or the search, priced in a size. */
export function entriesOf(
  { collections, lines, models }: CatalogueSnapshot,
  level: CatalogueLevel,
  size: MattressSize,
): CatalogueEntry[] {
  const alone = () => models.map((model): ModelRange => ({ ...model.card, models: [model] }));
  const ranges = level === "models" ? alone() : (level === "lines" ? lines : collections).values();
  return [...ranges].map(({ slug, name, brand, models: own }) => ({
    slug,
    name,
    brand,
    types: inTypeOrder([...new Set(own.flatMap(({ card }) => card.type ?? []))]),
    model_count: own.length,
    price_size: size,
    size_made: isMade(own, size),
    price_from_cents: priceRange(own, size).from,
  }));
}

/** One page of the index of a level, by brand, then name. Throws 404 when the page is out of range. */
export function readIndex(catalogue: CatalogueSnapshot, level: CatalogueLevel, size: MattressSize, page: number) {
  const found = inOrder(entriesOf(catalogue, level, size), [
    { of: ({ brand }) => brand.name.toLowerCase() },
    { of: ({ name }) => name.toLowerCase() },
    { of: ({ slug }) => slug },
  ]);
  const { pages, entries } = pageOf(found, entriesPerPage, page);
  return { count: found.length, page, pages, items: entries };
}
