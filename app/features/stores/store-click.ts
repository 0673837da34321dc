import type { StoreSummary } from "~/contracts/stores";
import { storePart } from "./store-locator-data";

/** Tracks a click on a store's link, unless the visitor blocks the script. */
export const trackStoreLink = (store: StoreSummary) =>
  void import("~/platform/analytics.client").then(
    ({ trackStoreClick }) => trackStoreClick(storePart(store)),
    () => {},
  );
