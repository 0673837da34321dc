import type { Db } from "../engine";
import type { Filling } from "./fill";

/** Inserts observed prices, deals, cash back offers and the sources of each model's facts. */
export async function insertPricesAndDeals(_db: Db, _filling: Filling): Promise<void> {}
