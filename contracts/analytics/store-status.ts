import type { Store } from "./data-layer";

/** What the data layer is told of a store's hours. On a federal holiday nobody knows them, so it is neither open nor closed. */
export function storeStatus(
  open: { open: boolean; holiday?: string | null } | null | undefined,
): Store["retailerStatus"] {
  if (!open || open.holiday) return "";
  return open.open ? "open" : "closed";
}
