import type { ComparedModel } from "~/contracts/comparisons/comparisons";
import type { MattressSize } from "~/contracts/mattress";
import { comparisonGroups, differencesOf } from "./rows/comparison-groups.server";
import { madeSizes } from "./rows/cost-rows.server";
import type { ShownGroup } from "./rows/cells";
import { withNumbers } from "./rows/sources.server";

/** What a page shows of a bed beside its rows: those are made here, so that browsers need not know how. */
const shownBed = (model: ComparedModel, size: MattressSize) => {
  const { slug, name, brand, brand_color, photo, type, top_style, height_inches } = model;
  const { firmness, layers, price, score, your_match, aliases } = model;
  return {
    slug,
    name,
    brand,
    brand_color,
    photo,
    type,
    top_style,
    height_inches,
    firmness: firmness && { claimed: firmness.claimed, range: firmness.range, halves: firmness.halves },
    layers: layers.map(({ material, inches }) => ({ material, inches })),
    price: { now_cents: price.now_cents, size: price.size },
    /** Whether it is made in the size that prices are for. */
    made: madeSizes([model]).includes(size),
    score,
    your_match: your_match && {
      score: your_match.score,
      band: your_match.band,
      risk: your_match.risk,
      left_out: your_match.left_out,
    },
    aliases,
  };
};

export type ShownBed = ReturnType<typeof shownBed>;

export interface ComparisonData {
  beds: readonly ShownBed[];
  size: MattressSize;
  /** Every size that at least one of the beds is made in. */
  sizes: readonly MattressSize[];
  /** By decision; without the rows in which all beds are alike unless everything is asked for. */
  groups: readonly ShownGroup[];
  /** Where the facts come from, in the order of the numbers that cells have. */
  sources: readonly string[];
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
  return {
    beds: models.map((model) => shownBed(model, size)),
    size,
    sizes: madeSizes(models),
    ...withNumbers(everything ? all : groups),
    same,
  };
}
