import type { Store } from "./data-layer";

/**
 * A store's status for the data layer. On a federal holiday its hours are unknown, so it is neither open nor closed.
 */
export function storeStatus(
  open: { open: boolean; holiday?: string | null } | null | undefined,
): Store["retailerStatus"] {
  if (!open || open.holiday) return "";
  return open.open ? "open" : "closed";
}
