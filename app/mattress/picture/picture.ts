import type { ModelSummary } from "#contracts/mattress";
import { totalInches } from "../layers/cross-section-geometry";
import { feelOf, type PicturedModel } from "./picture-address";

/** What a drawn bed shows: everything that goes into its drawing, and nothing else. */
export interface Picture {
  brand: ModelSummary["brand"];
  /** As "#1b3c87". */
  color: ModelSummary["brand_color"];
  type: ModelSummary["type"];
  top: ModelSummary["top_style"];
  /** Top first; none: the bed is drawn closed. */
  layers: ModelSummary["layers"];
  /** Inches. */
  height: number;
  /** One number, what the bed can be set to, or what its halves can be ordered in; null: not published. */
  firmness: number | readonly [softest: number, firmest: number] | { halves: readonly number[] } | null;
}

/** Inches of a bed of which neither layers nor height are published. */
const usualHeight = 11;

/** All that it takes from a model is in the hash of its address. */
export function pictureOf(model: PicturedModel): Picture {
  const { brand, brand_color: color, type, top_style: top, layers, height_inches } = model;
  const { claimed, range, halves } = feelOf(model);
  return {
    brand,
    color,
    type,
    top,
    layers,
    height: layers.length > 0 ? totalInches(layers) : (height_inches ?? usualHeight),
    firmness: range !== null ? [range.softest, range.firmest] : halves !== null ? { halves } : claimed,
  };
}
