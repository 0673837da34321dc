import { mattressListing, type MattressListing } from "~/contracts/mattress-listing";
import { priceHistory, type PriceHistory } from "~/contracts/prices";
import type { Client } from "./client/client.server";
import { notFound } from "./client/failures.server";
import { segment } from "./client/url.server";

type Query = Readonly<Record<string, string | number | null | undefined>>;

export function mattressesApi(client: Client) {
  return {
    /** Mattresses sold online with facet counts; the parameters are those of the contract. */
    async list(query: Query): Promise<MattressListing> {
      const answer = await client.get("mattresses/", mattressListing, { query });
      if (answer === null) throw notFound();
      return answer;
    },
    /** Everything observed of one size of a model. */
    async prices(slug: string, size: string | null): Promise<PriceHistory> {
      const answer = await client.get(`models/${segment(slug)}/prices/`, priceHistory, { query: { size } });
      if (answer === null) throw notFound();
      return answer;
    },
  };
}
