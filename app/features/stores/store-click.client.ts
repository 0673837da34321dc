import { trackStoreClick } from "~/platform/analytics.client";
import { storePart } from "./store-locator-data";
import type { StoreRow } from "./store-rows.server";

/** Tells the data layer of a press on a store's link. */
export const tellStoreClick = (row: StoreRow) => trackStoreClick(storePart(row));
