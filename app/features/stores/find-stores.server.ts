import type { FloorBrands, StoreSearch } from "~/contracts/stores";
import { listOrRefusal, unknownChoices } from "~/ui/listing/read-list";
import { storeList, type FloorQuery, type StoreQuery } from "./store-list";

/** Searches; what the upstream refuses is said, and the place alone is searched instead. */
export const findStores = (stores: { find(query: StoreQuery): Promise<StoreSearch> }, asked: StoreQuery) =>
  listOrRefusal(asked, {
    list: (query) => stores.find(query),
    instead: asked.place ? { place: asked.place } : {},
    faultsIn: ({ facets, radii }) => {
      const radius = { key: "radius", label: "Distance in miles", values: radii.map(({ miles }) => choice(miles)) };
      return unknownChoices(asked, [...facets, radius], storeList.sorts);
    },
  });

const choice = (miles: number) => ({ value: String(miles), label: String(miles), count: 0, selected: false });

/** Finds floor models; a radius or models that the upstream rejects are dropped, which the page says. */
export const findFloors = (stores: { floorBrands(query: FloorQuery): Promise<FloorBrands> }, asked: FloorQuery) =>
  listOrRefusal(asked, {
    list: (query) => stores.floorBrands(query),
    instead: asked.place ? { place: asked.place } : {},
    faultsIn: () => ["It asks for a distance we don’t offer or a bed we don’t know, so we left that out."],
  });
