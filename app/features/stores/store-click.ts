import type { StoreSummary } from "~/contracts/stores";
import { storePart } from "./store-locator-data";

/** Tells the data layer that a store's link was followed; whoever blocks the file is not counted. */
export const tellClickOn = (store: StoreSummary) =>
  void import("~/platform/analytics.client").then(
    ({ tellStoreClick }) => tellStoreClick(storePart(store)),
    () => {},
  );
