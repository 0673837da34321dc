import { toHex, toLch } from "./color.server";
import type { Picture } from "./picture";

/** A number that only its text decides, for what a brand's data does not say. */
export function choiceOf(text: string, choices: number): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193);
  return ((hash ^ (hash >>> 15)) >>> 0) % choices;
}

/** Sixteen hues of cloth for brands of which no color is known. */
const hues = 16;

const invented = (slug: string) =>
  toHex({
    lightness: 0.45,
    chroma: 0.09 + 0.02 * choiceOf(`${slug} chroma`, 3),
    hue: (choiceOf(slug, hues) * 360) / hues,
  });

/** Three ways to dress a bed: a dark border, a pale one, a gray one with colored piping. */
const dresses = [
  { lightness: 0.4, chroma: 0.8, accent: 0.72 },
  { lightness: 0.82, chroma: 0.42, accent: 0.5 },
  { lightness: 0.6, chroma: 0.5, accent: 0.9 },
] as const;

/** The cloth of a bed, all of it from one color of its brand. */
export function clothOf({ brand, color }: Pick<Picture, "brand" | "color">) {
  const own = toLch(color ?? invented(brand.slug));
  const dress = dresses[choiceOf(`${brand.slug} dress`, dresses.length)]!;
  const tone = (lightness: number, chroma: number) => toHex({ lightness, chroma, hue: own.hue });
  return {
    /** Ticking of the top. */
    top: tone(0.955, Math.min(0.012, own.chroma)),
    /** Panel around the sides. */
    border: tone(dress.lightness, own.chroma * dress.chroma),
    /** Piping and the filled marks of the firmness label. */
    accent: tone(dress.accent, Math.min(0.13, own.chroma)),
    label: tone(0.97, Math.min(0.015, own.chroma)),
    /** Words on the label. */
    ink: tone(0.33, Math.min(0.11, own.chroma)),
    /** Unfilled marks of the firmness label. */
    faint: tone(0.85, Math.min(0.03, own.chroma)),
  };
}

export type Cloth = ReturnType<typeof clothOf>;
