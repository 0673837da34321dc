import { floorBrands, storeDetail, storeSearch } from "~/contracts/stores";
import type { Client } from "./client/client.server";
import { segment, type Query } from "./client/url.server";

export function storesApi(client: Client) {
  return {
    /** Stores around a place, with facet counts and what the map needs; the parameters are those of the contract. */
    find: (query: Query) => client.getRequired("stores/", storeSearch, { query }),
    show: async (slug: string) => client.getRequired(`stores/${segment(slug)}/`, storeDetail),
    floorBrands: (query: Query) => client.getRequired("floor-brands/", floorBrands, { query }),
  };
}
