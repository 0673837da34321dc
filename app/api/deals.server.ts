import { cashbackOffers, dealDetail, dealListing } from "~/contracts/deals";
import type { Client } from "./client/client.server";
import { segment, type Query } from "./client/url.server";

export function dealsApi(client: Client) {
  return {
    list: (query: Query) => client.getRequired("deals/", dealListing, { query }),
    /** Ended deals are answered too, with state "ended". */
    show: async (slug: string) => client.getRequired(`deals/${segment(slug)}/`, dealDetail),
    cashbackOffers: (query: Query) => client.getRequired("cashback-offers/", cashbackOffers, { query }),
  };
}
