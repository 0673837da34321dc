import { totalInches } from "../layers/cross-section-geometry";
import { feelOf, type PicturedModel } from "./picture-address";

/** Inches of a bed of which neither layers nor height are published. */
const usualHeight = 11;

/** What a drawn bed shows: everything that goes into its drawing, and nothing else. All of it is in the hash of its address. */
export function pictureOf(model: PicturedModel) {
  const { brand, brand_color: color, type, top_style: top, layers, height_inches } = model;
  const { claimed, range, halves } = feelOf(model);
  return {
    brand,
    /** As "#1b3c87". */
    color,
    type,
    top,
    /** Top first; none: the bed is drawn closed. */
    layers,
    /** Inches. */
    height: layers.length > 0 ? totalInches(layers) : (height_inches ?? usualHeight),
    /** One number, what the bed can be set to, or what its halves can be ordered in; null: not published. */
    firmness: range !== null ? ([range.softest, range.firmest] as const) : halves !== null ? { halves } : claimed,
  };
}

export type Picture = ReturnType<typeof pictureOf>;
