import type { Layer, MattressType } from "#contracts/mattress";
import {
  inchesOf,
  isFoamOrLatex,
  isLatex,
  isMemoryFoam,
  isPolyurethane,
  isSupportCoil,
  layersAboveSupport,
} from "./layer-families";

/** Inches of comfort foam or latex that make a coil bed a hybrid (domain.md section 3). */
export const hybridComfortInches = 2;
/** Less memory foam than this doesn't count: an inch doesn't cushion a hip or a shoulder. */
export const memoryFoamInches = 1.5;
/** With less grid than this, you mostly feel what lies beneath it. */
export const polymerGridInches = 1;

/**
 * The type of a mattress by its layers, top first, never by its name (domain.md section 3). The support decides first
 * (air, then coils), then the material that makes up most of the comfort. A foam bed that mixes latex with polyfoam has
 * no type of its own in that table and counts as polyfoam, its core. Throws RangeError for a bed without layers.
 */
export function mattressType(layers: readonly Layer[]): MattressType {
  if (layers.length === 0) throw new RangeError("A mattress without layers has no type");
  if (layers.some((layer) => layer.material === "air-chamber")) return "adjustable-air";

  const above = layersAboveSupport(layers);
  if (inchesOf(above, (layer) => layer.material === "polymer-grid") >= polymerGridInches) return "polymer-grid";
  return layers.some(isSupportCoil) ? coilType(layers, above) : foamType(layers, above);
}

function coilType(layers: readonly Layer[], above: readonly Layer[]): MattressType {
  const latex = inchesOf(above, isLatex);
  const comfort = inchesOf(above, isFoamOrLatex);
  if (latex >= hybridComfortInches && latex > comfort / 2) return "latex-hybrid";
  const pocketed = layers.some((layer) => layer.material === "pocketed-coils");
  return pocketed && comfort >= hybridComfortInches ? "hybrid" : "innerspring";
}

function foamType(layers: readonly Layer[], above: readonly Layer[]): MattressType {
  const memory = inchesOf(above, isMemoryFoam);
  const latex = inchesOf(above, isLatex);
  if (memory >= memoryFoamInches && memory >= latex) return "memory-foam";
  return layers.some(isLatex) && !layers.some(isPolyurethane) ? "latex" : "polyfoam";
}
