import type { FloorBrands, StoreSearch } from "#contracts/stores";
import { isolated } from "#contracts/text/isolated-text";
import { defaultRadius, storeRadii } from "#contracts/vocabulary/stores";
import { cutText } from "#contracts/text/cut-text";
import { listOrInstead, unknownChoices } from "~/ui/listing/read-list";
import { storeList, type FloorQuery, type StoreQuery } from "./store-list";

/** Searches. What the upstream refuses is left out, which the page says; what is fine is kept. */
export function findStores(stores: { find(query: StoreQuery): Promise<StoreSearch> }, typed: StoreQuery) {
  const asked = withShortPlace(typed);
  const list = (query: StoreQuery) => stores.find(query);
  return listOrInstead(asked, list, async () => {
    const { kept, faults } = readable({ ...asked, page: undefined });
    const switches = Object.fromEntries((storeList.switches ?? []).map((name) => [name, switchedOn(kept[name])]));
    const sort = storeList.sorts.find(({ value }) => value === kept.sort)?.value;
    const query = { ...kept, ...switches, sort };
    const found = await listOrInstead(query, list, () => withKnownNames(query, list));
    const unknown = unknownChoices(
      asked,
      found.listing.facets,
      storeList.sorts,
      faults.length > 0 ? [] : ["We couldn’t read one of the filters, so we left it out."],
    );
    return { ...found, refused: [...faults, ...unknown] };
  });
}

/** Finds floor models. A distance, a position or beds that the upstream refuses are left out, which the page says. */
export function findFloors(stores: { floorBrands(query: FloorQuery): Promise<FloorBrands> }, typed: FloorQuery) {
  const asked = withShortPlace(typed);
  const list = (query: FloorQuery) => stores.floorBrands(query);
  return listOrInstead(asked, list, async () => {
    const { kept, faults } = readable(asked);
    const { refused, ...found } = await listOrInstead(kept, list, async () => {
      const query = { ...kept, models: undefined };
      return { query, listing: await list(query), refused: [unknownBeds] };
    });
    return { ...found, refused: [...faults, ...(refused ?? [])] };
  });
}

/** No name of a place is longer, and no upstream reads more of one. */
const longestPlace = 200;

const withShortPlace = <Query extends { place?: string }>(typed: Query): Query =>
  typed.place === undefined ? typed : { ...typed, place: cutText(typed.place, longestPlace) };

/** It may also be that they are too many. */
const unknownBeds = "We couldn’t find all of the beds in this address, so we’re showing all brands instead.";

const switchedOn = (value: string | undefined) => (value === "true" ? value : undefined);

/** An address without a distance and a position that no upstream takes, and what to say of each. */
function readable<Query extends Pick<FloorQuery, "latitude" | "longitude" | "radius">>(asked: Query) {
  const { latitude, longitude, radius } = asked;
  const faults: string[] = [];
  const kept = { ...asked };
  if (radius !== undefined && !storeRadii.some((miles) => String(miles) === radius)) {
    kept.radius = undefined;
    const wanted = /^\d{1,5}$/.test(radius) ? `${radius} miles` : `“${isolated(cutText(radius, 60))}”`;
    faults.push(`We don’t have a distance of ${wanted}, so we used ${defaultRadius} miles.`);
  }
  const located = isDegrees(latitude, 90) && isDegrees(longitude, 180);
  if (!located && (latitude !== undefined || longitude !== undefined)) {
    kept.latitude = kept.longitude = undefined;
    faults.push("We couldn’t read the location.");
  }
  return { kept, faults };
}

const isDegrees = (text: string | undefined, most: number) =>
  text !== undefined && /^-?\d{1,3}(\.\d+)?$/.test(text) && Math.abs(Number(text)) <= most;

/** The search with those names of brands and stores that there are around its place. */
async function withKnownNames(asked: StoreQuery, list: (query: StoreQuery) => Promise<StoreSearch>) {
  const all = await list({ ...asked, brand: undefined, retailer: undefined });
  const known = (name: "brand" | "retailer") => {
    const there = new Set(all.facets.find(({ key }) => key === name)?.values.map(({ value }) => value));
    return (
      asked[name]
        ?.split(",")
        .filter((value) => there.has(value))
        .join(",") || undefined
    );
  };
  const query = { ...asked, brand: known("brand"), retailer: known("retailer") };
  const listing = query.brand === undefined && query.retailer === undefined ? all : await list(query);
  return { query, listing, refused: [] };
}
