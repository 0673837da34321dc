import { brandDetail, brandListing, type BrandListing } from "~/contracts/brands";
import type { Client } from "./client/client.server";
import { segment, type Query } from "./client/url.server";

const noBrands: BrandListing = { demo: false, count: 0, page: 1, pages: 1, sort: "name", items: [], facets: [] };

export function brandsApi(client: Client) {
  return {
    /** One page of brands with facet counts; the parameters are those of the contract. */
    list: async (query: Query) => (await client.get("brands/", brandListing, { query })) ?? noBrands,
    show: async (slug: string) => client.getRequired(`brands/${segment(slug)}/`, brandDetail),
  };
}
