import { comparisonDetail, comparisonTable, popularComparisons } from "~/contracts/comparisons";
import { tray, type TrayChange } from "~/contracts/comparison-tray";
import type { Client } from "./client/client.server";
import { segment } from "./client/url.server";

export function comparisonsApi(client: Client) {
  return {
    /** Popular comparisons, alphabetically by header (specification, section 3). */
    async popular() {
      const list = (await client.get("comparisons/", popularComparisons)) ?? [];
      return list.toSorted((a, b) => a.header.localeCompare(b.header, "en"));
    },
    show: async (url: string) => client.getRequired(`comparisons/${segment(url)}/`, comparisonDetail),
    /** One to four models side by side, prices of one size. */
    table: (models: readonly string[], size: string | null) =>
      client.getRequired("comparison-table/", comparisonTable, { query: { models: models.join(","), size } }),
    /** Puts a model on the visitor's tray or takes it off; the upstream may begin a session for it. */
    changeTray: (change: TrayChange) => client.write("POST", "comparison-tray/", change, tray),
  };
}
