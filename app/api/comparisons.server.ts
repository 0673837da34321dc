import { popularComparisons, type PopularComparison } from "~/contracts/comparisons";
import type { Client } from "./client.server";

export function comparisonsApi(client: Client) {
  return {
    /** Popular comparisons, alphabetically by header (specification, section 3). */
    async popular(): Promise<PopularComparison[]> {
      const list = (await client.get("comparisons/", popularComparisons)) ?? [];
      return list.toSorted((a, b) => a.header.localeCompare(b.header, "en"));
    },
  };
}
