import type { NamedLink } from "../../app/contracts/mattress";
import { type SearchedPlace, type StoreSearch, type StoreSort } from "../../app/contracts/stores";
import { storeRadii } from "../../app/contracts/vocabulary/stores";
import { pageCount } from "../http/query";
import { isOpen } from "./open-state";
import { storeClocks } from "./store-clock";
import type { FoundStore, StoreIndex } from "./store-index";
import { runningDiscount, type StoreClocks, toStoreSummary } from "./store-summary";

export const storesPerPage = 20;
const mostPins = 300;

export interface StoreFilters {
  /** Slugs, each an alternative. */
  brand: readonly string[];
  open: boolean;
  discount: boolean;
}

export interface StoreChoice extends StoreFilters {
  place: SearchedPlace;
  radius: number;
  sort: StoreSort;
  page: number;
}

type Found = Pick<
  StoreSearch,
  "radii" | "count" | "pages" | "items" | "facets" | "ldp_store_count" | "ldp_retailer_count"
> &
  Pick<StoreSearch["map"], "pins">;

/** What the filters ask of a store, looked at once. */
interface Candidate extends FoundStore {
  brand: boolean;
  open: boolean;
  discount: boolean;
}

/** Searches stores around a place. Throws 404 when the page is out of range. */
export function searchStores(stores: StoreIndex, choice: StoreChoice, now: Date): Found {
  const clocks = storeClocks(now);
  const reachable = candidates(stores, choice, clocks);
  const within = reachable.filter(({ miles }) => miles <= choice.radius);
  const matching = within.filter((one) => passes(one, choice));
  const pages = pageCount(matching.length, storesPerPage, choice.page);
  const start = (choice.page - 1) * storesPerPage;
  const promoting = matching.filter(({ store }) => store.has_ldp_status);
  return {
    radii: storeRadii.map((miles) => ({
      miles,
      count: reachable.filter((one) => one.miles <= miles && passes(one, choice)).length,
    })),
    count: matching.length,
    pages,
    items: inOrder(matching, choice.sort)
      .slice(start, start + storesPerPage)
      .map(({ store, miles }) => toStoreSummary(store, miles, clocks)),
    ldp_store_count: promoting.length,
    ldp_retailer_count: new Set(promoting.map(({ store }) => store.retailer.slug)).size,
    facets: facetsOf(within, choice),
    pins: matching
      .slice(0, mostPins)
      .map(({ store: { slug, latitude, longitude } }) => ({ slug, latitude, longitude })),
  };
}

/** All stores of the largest radius, nearest first. */
function candidates(stores: StoreIndex, { place, brand }: StoreChoice, clocks: StoreClocks): Candidate[] {
  const wanted = new Set(brand);
  return stores.around(place, Math.max(...storeRadii)).map(({ store, miles }) => {
    const time = clocks(store.time_zone);
    return {
      store,
      miles,
      brand: store.brands.some(({ slug }) => wanted.has(slug)),
      open: isOpen(store.hours, time),
      discount: runningDiscount(store, time.date) !== null,
    };
  });
}

/** Whether a store passes the filters, one of them left out. */
const passes = (one: Candidate, choice: StoreFilters, except?: keyof StoreFilters) =>
  (except === "brand" || choice.brand.length === 0 || one.brand) &&
  (except === "open" || !choice.open || one.open) &&
  (except === "discount" || !choice.discount || one.discount);

/** They come nearest first, and sorting keeps that among equals. */
function inOrder(found: readonly Candidate[], sort: StoreSort): readonly Candidate[] {
  if (sort === "distance") return found;
  if (sort === "models") {
    return found.toSorted((left, right) => right.store.model_ids.length - left.store.model_ids.length);
  }
  const name = ({ store }: Candidate) => store.retailer.name.toLowerCase();
  return found.toSorted((left, right) => (name(left) < name(right) ? -1 : name(left) > name(right) ? 1 : 0));
}

function facetsOf(within: readonly Candidate[], choice: StoreFilters): StoreSearch["facets"] {
  const only = (key: "open" | "discount", label: string, value: string) => ({
    key,
    label,
    values: [
      {
        value: "true",
        label: value,
        count: within.filter((one) => one[key] && passes(one, choice, key)).length,
        selected: choice[key],
      },
    ],
  });
  return [
    brandFacet(within, choice),
    only("open", "Opening hours", "Open now"),
    only("discount", "Discounts", "Discount running"),
  ];
}

/** The brands on floors around, by name. */
function brandFacet(within: readonly Candidate[], choice: StoreFilters): StoreSearch["facets"][number] {
  const brands = new Map<string, NamedLink & { count: number }>();
  for (const one of within) {
    const counts = passes(one, choice, "brand");
    for (const { slug, name } of one.store.brands) {
      const brand = brands.get(slug) ?? { slug, name, count: 0 };
      if (counts) brand.count += 1;
      brands.set(slug, brand);
    }
  }
  const name = (brand: NamedLink) => brand.name.toLowerCase();
  return {
    key: "brand",
    label: "Brand on the floor",
    values: [...brands.values()]
      .sort((left, right) => (name(left) < name(right) ? -1 : 1))
      .map(({ slug, name: label, count }) => ({ value: slug, label, count, selected: choice.brand.includes(slug) })),
  };
}
