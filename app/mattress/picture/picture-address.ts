import type { Firmness, ModelSummary } from "#contracts/mattress";
import { paths } from "~/paths";
import type { ShownPicture } from "./bed-picture";

/** A model as cards and pages have it; its drawing is the same from either. */
export type PicturedModel = Pick<
  ModelSummary,
  "slug" | "name" | "brand" | "brand_color" | "type" | "top_style" | "height_inches" | "layers"
> & {
  photo?: ModelSummary["photo"];
  firmness: number | Pick<Firmness, "claimed" | "range" | "halves"> | null;
  firmness_range?: Firmness["range"];
  firmness_halves?: Firmness["halves"];
};

/** Of every drawing, in pixels: the img keeps its place while it loads. */
export const pictureSize = { width: 640, height: 404 } as const;

/** Raised whenever the drawing itself changes, so that what caches keep for a year is asked for anew. */
const drawingVersion = 1;

/** What the brand says, and what the bed can be set to or its halves ordered in. */
export const feelOf = ({ firmness, firmness_range: range = null, firmness_halves: halves = null }: PicturedModel) =>
  typeof firmness === "object" && firmness !== null ? firmness : { claimed: firmness, range, halves };

/** Names the drawing by all that goes into it: a cache key, not a secret. */
export function pictureHash(model: PicturedModel): string {
  const { brand, brand_color, type, top_style, height_inches, layers } = model;
  const { claimed, range, halves } = feelOf(model);
  const text = JSON.stringify([
    drawingVersion,
    [brand.slug, brand.name, brand_color, type, top_style, height_inches, claimed, range?.softest, range?.firmest],
    layers.map(({ material, inches }) => [material, inches]),
    ...(halves === null ? [] : [halves]),
  ]);
  let high = 0x811c9dc5;
  let low = 0x9e3779b9;
  // FNV-1a twice, with two primes: 64 bits, the same in server and browser.
  for (let index = 0; index < text.length; index += 1) {
    high = Math.imul(high ^ text.charCodeAt(index), 0x01000193);
    low = Math.imul(low ^ text.charCodeAt(index), 0x5bd1e995);
  }
  return [high, low].map((half) => (half >>> 0).toString(36).padStart(7, "0")).join("");
}

/** The operator's photograph of a model in the place of a drawing, else the drawing made of its data. */
export const shownPicture = (model: PicturedModel): ShownPicture =>
  model.photo
    ? { ...model.photo, src: paths.imageOf(model.photo.src, 1080, 75) }
    : { src: pictureHref(model), ...pictureSize };

export const pictureHref = (model: PicturedModel) => paths.modelPicture(model.slug, pictureHash(model));
