import type { Db } from "../engine";
import type { Filling } from "./fill";

/** Inserts retailers, their stores, what stands on the floors, and local discounts. */
export async function insertStores(_db: Db, _filling: Filling): Promise<void> {}
