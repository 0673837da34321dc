import { brandDetail, brandListing, type BrandDetail, type BrandListing } from "~/contracts/brands";
import type { Client } from "./client/client.server";
import { notFound } from "./client/failures.server";
import { segment } from "./client/url.server";

const noBrands: BrandListing = {
  demo: false,
  count: 0,
  page: 1,
  pages: 1,
  sort: "name",
  items: [],
  facets: [],
};

export function brandsApi(client: Client) {
  return {
    /** One page of brands with facet counts; the parameters are those of the contract. */
    async list(query: Readonly<Record<string, string | null | undefined>>): Promise<BrandListing> {
      return (await client.get("brands/", brandListing, { query })) ?? noBrands;
    },
    async show(slug: string): Promise<BrandDetail> {
      const answer = await client.get(`brands/${segment(slug)}/`, brandDetail);
      if (answer === null) throw notFound();
      return answer;
    },
  };
}
