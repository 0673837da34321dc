import type { Firmness, ModelSummary } from "~/contracts/mattress";
import { paths } from "~/paths";
import { totalInches } from "../layers/cross-section-geometry";

/** What a drawn bed shows: everything that goes into its drawing, and nothing else. */
export interface Picture {
  brand: ModelSummary["brand"];
  type: ModelSummary["type"];
  top: ModelSummary["top_style"];
  /** Top first; none: the bed is drawn closed. */
  layers: ModelSummary["layers"];
  /** Inches. */
  height: number;
  /** One number, or what the bed can be set to; null: not published. */
  firmness: number | readonly [softest: number, firmest: number] | null;
}

/** A model as cards and pages have it; its drawing is the same from either. */
export type PicturedModel = Pick<
  ModelSummary,
  "slug" | "name" | "brand" | "type" | "top_style" | "height_inches" | "layers" | "photo"
> & {
  firmness: number | Pick<Firmness, "claimed" | "range"> | null;
  firmness_range?: Firmness["range"];
};

/** Raised whenever the drawing itself changes, so that what caches keep for a year is asked for anew. */
const drawingVersion = 1;

/** Inches of a bed of which neither layers nor height are published. */
const usualHeight = 11;

export function pictureOf(model: PicturedModel): Picture {
  const { brand, type, top_style: top, layers, height_inches, firmness } = model;
  const detailed = typeof firmness === "object" && firmness !== null;
  const range = detailed ? firmness.range : (model.firmness_range ?? null);
  const claimed = detailed ? firmness.claimed : firmness;
  return {
    brand: { slug: brand.slug, name: brand.name, color: brand.color },
    type,
    top,
    layers: layers.map(({ material, inches }) => ({ material, inches })),
    height: layers.length > 0 ? totalInches(layers) : (height_inches ?? usualHeight),
    firmness: range === null ? claimed : [range.softest, range.firmest],
  };
}

/** Names the drawing and what it shows; a cache key, not a secret. */
export function pictureHash(picture: Picture): string {
  const text = JSON.stringify([drawingVersion, picture]);
  let high = 0x811c9dc5;
  let low = 0x9e3779b9;
  // FNV-1a twice, with two primes: 64 bits, the same in server and browser.
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 0x01000193);
    low = Math.imul(low ^ code, 0x5bd1e995);
  }
  return [high, low].map((half) => (half >>> 0).toString(36).padStart(7, "0")).join("");
}

export const pictureHref = (model: PicturedModel) => paths.modelPicture(model.slug, pictureHash(pictureOf(model)));
