import { onDemand } from "../page/on-demand";

/** Where scripts run, the sheet opens instead. */
export const FilterPage = onDemand(() => import("./filter-page"));

export const EmptyListing = onDemand(() => import("./empty-listing"));
