import type { Material } from "#contracts/mattress";
import type { Picture } from "./picture";

/** How the layers of a bed are parted for its drawing. Heights in inches from the ground. */

export interface Band {
  material: Material;
  bottom: number;
  top: number;
}

/** Layers that are cut along one plane, top first. */
export interface Step {
  cut: number;
  bands: readonly Band[];
}

export type Parts = ReturnType<typeof partsOf>;

/** Inches up the long side that the cloth, the comfort layers and the core are cut away. */
const cuts = { cloth: 18, comfort: 15.6, core: 13.2 } as const;

/** Heights that fit the drawing; beyond them a bed is drawn as the nearest. */
const [lowest, highest] = [3, 17] as const;

/** What carries the sleeper: coils, an air chamber, else the thickest layer. */
function coreIndex(bands: readonly Band[]): number {
  const springy = bands.findIndex(
    ({ material }) => (material.endsWith("-coils") && material !== "micro-coils") || material === "air-chamber",
  );
  if (springy !== -1) return springy;
  const inches = bands.map(({ top, bottom }) => top - bottom);
  return inches.lastIndexOf(Math.max(...inches));
}

export function partsOf({ layers, height: published, top: style }: Picture) {
  const height = Math.min(highest, Math.max(lowest, published));
  // Layers that are next to nothing have no height to be stretched to.
  const bands = bandsOf(layers, published === 0 ? 0 : height / published);
  const top = style ?? "tight";
  const sewnOn = top === "tight" ? 0 : topInches(bands, height);
  const cloth =
    top === "tight"
      ? bands[0]?.material === "cover"
        ? 1
        : 0
      : bands.filter((band) => band.bottom >= height - sewnOn - 0.01).length;
  const inner = Math.max(cloth, coreIndex(bands));
  const steps: Step[] = [
    { cut: cuts.cloth, bands: bands.slice(0, cloth) },
    { cut: cuts.comfort, bands: bands.slice(cloth, inner) },
    { cut: cuts.core, bands: bands.slice(inner) },
  ].filter(({ bands: { length } }) => length > 0);
  const closed = { cloth: cuts.core, comfort: cuts.core, core: cuts.core };
  return {
    height,
    top,
    /** Where the border ends and what is sewn on top begins; the height of a tight top. */
    border: height - sewnOn,
    cuts: steps.length === 0 ? closed : cuts,
    steps,
  };
}

function bandsOf(layers: Picture["layers"], stretch: number): Band[] {
  let bottom = layers.reduce((sum, { inches }) => sum + inches * stretch, 0);
  return layers.map(({ material, inches }) => {
    const top = bottom;
    bottom = Math.max(0, top - inches * stretch);
    return { material, top, bottom };
  });
}

/** A pillow or euro top is whole layers, about as thick as such tops are: the cover, its panel and what else it takes. */
function topInches(bands: readonly Band[], height: number): number {
  const inches = bands.slice(0, 4).map(({ bottom }) => height - bottom);
  return inches.find((sum) => sum >= 2.2 && sum <= Math.min(4.5, height * 0.4)) ?? Math.min(2.5, height / 4);
}
