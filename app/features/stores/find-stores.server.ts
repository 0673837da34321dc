import type { StoreSearch } from "~/contracts/stores";
import { listOrRefusal, unknownChoices } from "~/ui/listing/read-list";
import { storeList, type StoreQuery } from "./store-list";

interface StoresApi {
  find(query: StoreQuery): Promise<StoreSearch>;
}

/** Searches; what the upstream refuses is said, and the place alone is searched instead. */
export const findStores = (stores: StoresApi, asked: StoreQuery) =>
  listOrRefusal(asked, {
    list: (query) => stores.find(query),
    instead: asked.place ? { place: asked.place } : {},
    faultsIn: ({ facets, radii }) => {
      const radius = { key: "radius", label: "Radius in miles", values: radii.map(({ miles }) => choice(miles)) };
      return unknownChoices(asked, [...facets, radius], storeList.sorts);
    },
  });

const choice = (miles: number) => ({ value: String(miles), label: String(miles), count: 0, selected: false });
