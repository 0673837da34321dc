import { mattressListing } from "~/contracts/mattress-listing";
import { priceHistory } from "~/contracts/prices";
import type { Client } from "./client/client.server";
import { segment, type Query } from "./client/url.server";

export function mattressesApi(client: Client) {
  return {
    /** Mattresses sold online with facet counts; the parameters are those of the contract. */
    list: (query: Query) => client.getRequired("mattresses/", mattressListing, { query }),
    prices: async (slug: string, size: string | null) =>
      client.getRequired(`models/${segment(slug)}/prices/`, priceHistory, { query: { size } }),
  };
}
