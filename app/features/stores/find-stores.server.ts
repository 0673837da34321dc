import type { StoreSearch } from "~/contracts/stores";
import { unknownChoices } from "~/ui/facets";
import { sorts, type StoreQuery } from "./store-address";

interface StoresApi {
  find(query: StoreQuery): Promise<StoreSearch>;
}

export interface FoundStores {
  query: StoreQuery;
  search: StoreSearch;
  /** What the address asked for that there is not; the search is then the one without it. */
  refused: string[] | null;
}

/** Searches; what the upstream refuses is said, and the place alone is searched instead. */
export async function findStores(stores: StoresApi, asked: StoreQuery): Promise<FoundStores> {
  try {
    return { query: asked, search: await stores.find(asked), refused: null };
  } catch (error) {
    if (!(error instanceof Response && error.status === 400)) throw error;
    const query: StoreQuery = asked.place ? { place: asked.place } : {};
    const search = await stores.find(query);
    const radii = { key: "radius", label: "Radius in miles", values: search.radii.map(({ miles }) => choice(miles)) };
    return { query, search, refused: unknownChoices(asked, [...search.facets, radii], sorts) };
  }
}

const choice = (miles: number) => ({ value: String(miles), label: String(miles), count: 0, selected: false });
