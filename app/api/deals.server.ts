import {
  cashbackOffers,
  dealDetail,
  dealListing,
  type CashbackOffers,
  type DealDetail,
  type DealListing,
} from "~/contracts/deals";
import type { Client } from "./client/client.server";
import { notFound } from "./client/failures.server";
import { segment } from "./client/url.server";

type Query = Readonly<Record<string, string | number | null | undefined>>;

export function dealsApi(client: Client) {
  return {
    async list(query: Query): Promise<DealListing> {
      const answer = await client.get("deals/", dealListing, { query });
      if (answer === null) throw notFound();
      return answer;
    },
    /** Ended deals are answered too, with state "ended". */
    async show(slug: string): Promise<DealDetail> {
      const answer = await client.get(`deals/${segment(slug)}/`, dealDetail);
      if (answer === null) throw notFound();
      return answer;
    },
    async cashbackOffers(query: Query): Promise<CashbackOffers> {
      const answer = await client.get("cashback-offers/", cashbackOffers, { query });
      if (answer === null) throw notFound();
      return answer;
    },
  };
}
