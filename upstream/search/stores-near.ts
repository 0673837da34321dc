import type { NearbyStores } from "#contracts/search";
import { defaultRadius } from "#contracts/vocabulary/stores";
import type { CatalogueSnapshot, SnapshotModel } from "../catalogue/snapshot";
import type { SortKey } from "../listing/sort";
import type { ListedModel } from "../mattresses/mattress-facets";
import type { StoreGuide } from "../stores/store-guide";
import type { FoundStore } from "../stores/store-index";
import type { ReadPart } from "./read-part";

/** Stores around the place of a query, looked up once. */
export interface StoresNear {
  /** As restated to the visitor. */
  place: string;
  radius: number;
  /** Those of the requested retailers and brands, nearest first. */
  found: readonly FoundStore[];
  /** How many of those stores have a bed, by bed ID; beds in no store are absent. */
  having: ReadonlyMap<number, number>;
}

/** The links of all parts of one kind. */
export const linksOf = (parts: readonly ReadPart[], kind: ReadPart["kind"]) =>
  parts.flatMap((part) => (part.kind === kind ? (part.link ?? []) : []));

export function storesNear(parts: readonly ReadPart[], guide: StoreGuide): StoresNear | null {
  const { place, radius = defaultRadius } = parts.find((part) => part.place !== undefined) ?? {};
  if (place === undefined) return null;
  const retailers = linksOf(parts, "retailer").map(({ slug }) => slug);
  const brands = linksOf(parts, "manufacturer").map(({ slug }) => slug);
  const near = guide
    .around(place, radius)
    .filter(({ store }) => retailers.length === 0 || retailers.includes(store.retailer.slug));
  const having = new Map<number, number>();
  for (const { store } of near) for (const id of store.model_ids) having.set(id, (having.get(id) ?? 0) + 1);
  return {
    place: place.kind === "zip" ? place.label.slice(0, 5) : place.label,
    radius,
    found: near.filter(({ store }) => brands.length === 0 || store.brands.some(({ slug }) => brands.includes(slug))),
    having,
  };
}

/** Somebody who names a place wants to try a bed there. */
export const nearFirst = ({ having }: StoresNear): SortKey<ListedModel> => ({
  of: ({ model }) => (having.has(model.id) ? 0 : 1),
});

/** Where a bed can be tried; null: the query names no place. */
export function nearbyStores(
  { id, card, sold_online }: SnapshotModel,
  near: StoresNear | null,
  { brands }: Pick<CatalogueSnapshot, "brands">,
): NearbyStores | null {
  if (near === null) return null;
  const inStores = brands.get(card.brand.slug)?.card.sold_in_stores ?? true;
  return { store_count: near.having.get(id) ?? 0, online_only: sold_online && !inStores };
}
