import type { ComparedModel } from "#contracts/compare/comparisons";
import type { MattressSize } from "#contracts/mattress";
import { claimedText, firmnessText } from "~/mattress/firmness";
import { isMade, price, whyNoPrice } from "~/mattress/price";
import { amongBeds, kindName } from "~/mattress/type-list";
import { comparisonGroups, differencesOf } from "./rows/comparison-groups.server";
import { madeSizes } from "./rows/cost-rows.server";
import { withNumbers } from "./rows/sources.server";

/** What a page shows of a bed beside its rows: those are made here, so that browsers need not know how. */
const shownBed = (model: ComparedModel, size: MattressSize) => {
  const { slug, name, brand, brand_color, photo, type, top_style, height_inches } = model;
  const { firmness, layers, score, your_match, aliases } = model;
  const made = isMade(model, size);
  return {
    slug,
    name,
    brand,
    brand_color,
    photo,
    type,
    among: amongBeds(model.type),
    about: `${kindName(model)}, ${model.firmness === null ? firmnessText(null) : claimedText(model.firmness)}`,
    top_style,
    height_inches,
    firmness: firmness && { claimed: firmness.claimed, range: firmness.range, halves: firmness.halves },
    layers: layers.map(({ material, inches }) => ({ material, inches })),
    now_cents: model.price.now_cents,
    price: priceText(model, made),
    /** Whether it is made in the size that prices are for, as far as is known. */
    made: made !== false,
    score,
    your_match: your_match && {
      score: your_match.score,
      band: your_match.band,
      risk: your_match.risk,
      left_out: your_match.left_out,
      left_out_by: your_match.left_out_by,
    },
    aliases,
  };
};

function priceText({ price: { now_cents: now, size } }: ComparedModel, made: boolean | null): string {
  if (made === false) return "Not made in this size";
  return now === null ? whyNoPrice(size, made) : price(now);
}

export type ShownBed = ReturnType<typeof shownBed>;

/** Beds and what is known of them by decision, without the rows in which all are alike unless everything is asked for. */
export function comparisonData(models: readonly ComparedModel[], size: MattressSize, everything: boolean) {
  const all = comparisonGroups(models, size);
  const { groups, same } = differencesOf(all);
  return {
    beds: models.map((model) => shownBed(model, size)),
    size,
    /** Every size that at least one of the beds is made in. */
    sizes: madeSizes(models),
    ...withNumbers(everything ? all : groups),
    /** How many rows are alike. */
    same,
  };
}

export type ComparisonData = ReturnType<typeof comparisonData>;
