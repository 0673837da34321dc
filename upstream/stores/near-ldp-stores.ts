import type { CurrentUser } from "../../app/contracts/user";
import type { Db } from "../database/engine";

/** Stores with a page of local discount promotions near a place, nearest first. */
export async function nearLdpStores(
  _db: Db,
  _place: { latitude: number; longitude: number },
): Promise<CurrentUser["near_ldp_store"]> {
  return [];
}
