import type { CurrentUser } from "#contracts/user";
import type { Point } from "./great-circle";
import type { StoreIndex } from "./store-index";

const withinMiles = 25;
const most = 5;

/** Stores near a place with a page of local discount promotions, nearest first. */
export function nearLdpStores(stores: StoreIndex, place: Point): CurrentUser["near_ldp_store"] {
  return stores
    .around(place, withinMiles)
    .filter(({ store }) => store.has_ldp_status)
    .slice(0, most)
    .map(({ store: { slug, has_ldp_status, retailer } }) => ({
      slug,
      has_ldp_status,
      retailer: { name: retailer.name },
    }));
}
