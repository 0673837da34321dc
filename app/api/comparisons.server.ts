import {
  comparisonDetail,
  comparisonTable,
  popularComparisons,
  type ComparisonDetail,
  type ComparisonTable,
  type PopularComparison,
} from "~/contracts/comparisons";
import { tray, type Tray, type TrayChange } from "~/contracts/comparison-tray";
import type { Client } from "./client/client.server";
import { notFound } from "./client/failures.server";
import type { WriteOutcome } from "./client/outcome.server";
import { segment } from "./client/url.server";

export function comparisonsApi(client: Client) {
  return {
    /** Popular comparisons, alphabetically by header (specification, section 3). */
    async popular(): Promise<PopularComparison[]> {
      const list = (await client.get("comparisons/", popularComparisons)) ?? [];
      return list.toSorted((a, b) => a.header.localeCompare(b.header, "en"));
    },
    /** One popular comparison with its verdicts by sleeper. */
    async show(url: string): Promise<ComparisonDetail> {
      const answer = await client.get(`comparisons/${segment(url)}/`, comparisonDetail);
      if (answer === null) throw notFound();
      return answer;
    },
    /** One to four models side by side, prices of one size. */
    async table(models: readonly string[], size: string | null): Promise<ComparisonTable> {
      const query = { models: models.join(","), size };
      const answer = await client.get("comparison-table/", comparisonTable, { query });
      if (answer === null) throw notFound();
      return answer;
    },
    /** Puts a model on the visitor's tray or takes it off; the upstream may begin a session for it. */
    changeTray(change: TrayChange): Promise<WriteOutcome<Tray>> {
      return client.write("POST", "comparison-tray/", change, tray);
    },
  };
}
