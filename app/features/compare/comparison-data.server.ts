import type { ComparedModel } from "~/contracts/comparisons";
import type { MattressSize } from "~/contracts/mattress";
import { comparisonGroups, differencesOf } from "./rows/comparison-groups.server";
import { madeSizes } from "./rows/cost-rows.server";
import type { Group } from "./rows/cells";

/** What a page shows of a bed beside its rows: those are made here, so that browsers need not know how. */
function shownBed({
  variants: _,
  policies: __,
  certificates: ___,
  scores: ____,
  sources: _____,
  ...bed
}: ComparedModel) {
  return bed;
}

export type ShownBed = ReturnType<typeof shownBed>;

export interface ComparisonData {
  beds: readonly ShownBed[];
  size: MattressSize;
  /** Every size that at least one of the beds is made in. */
  sizes: readonly MattressSize[];
  /** By decision; without the rows in which all beds are alike unless everything is asked for. */
  groups: readonly Group[];
  /** How many rows are alike. */
  same: number;
}

export function comparisonData(
  models: readonly ComparedModel[],
  size: MattressSize,
  everything: boolean,
): ComparisonData {
  const all = comparisonGroups(models, size);
  const { groups, same } = differencesOf(all);
  return { beds: models.map(shownBed), size, sizes: madeSizes(models), groups: everything ? all : groups, same };
}
