import {
  floorBrands,
  storeDetail,
  storeSearch,
  type FloorBrands,
  type StoreDetail,
  type StoreSearch,
} from "~/contracts/stores";
import type { Client } from "./client/client.server";
import { notFound } from "./client/failures.server";
import { segment } from "./client/url.server";

type Query = Readonly<Record<string, string | number | null | undefined>>;

export function storesApi(client: Client) {
  return {
    /** Stores around a place, with facet counts and what the map needs; the parameters are those of the contract. */
    async find(query: Query): Promise<StoreSearch> {
      const answer = await client.get("stores/", storeSearch, { query });
      if (answer === null) throw notFound();
      return answer;
    },
    async show(slug: string): Promise<StoreDetail> {
      const answer = await client.get(`stores/${segment(slug)}/`, storeDetail);
      if (answer === null) throw notFound();
      return answer;
    },
    /** Brands, and asked-for models, on floors around a place. */
    async floorBrands(query: Query): Promise<FloorBrands> {
      const answer = await client.get("floor-brands/", floorBrands, { query });
      if (answer === null) throw notFound();
      return answer;
    },
  };
}
