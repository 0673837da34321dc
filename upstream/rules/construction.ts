import type { Layer } from "../../app/contracts/mattress";
import { firmnessOf } from "./firmness";
import { inchesOf, isFoamOrLatex, isLatex, isMemoryFoam, isSupportCoil, layersAboveSupport } from "./layer-families";
import { mattressType } from "./mattress-type";
import { piecewise, type Points } from "./piecewise";

/** What a density (lb/ft³) adds to durability: domain.md section 4's low, medium and high. */
const polyfoamDensity: Points = [
  [1, -0.9],
  [1.5, -0.3],
  [1.8, 0.3],
  [2.5, 0.8],
];
const memoryFoamDensity: Points = [
  [2.5, -0.8],
  [4, -0.1],
  [5, 0.4],
  [5.5, 0.6],
];
const latexDensity: Points = [
  [4, -0.1],
  [5.5, 0.3],
];

/** How well a layer is made for its kind, from -1 for the poorest to 1 for the finest (domain.md section 4). */
const polyfoamMake: Points = [
  [1.2, -1],
  [1.5, -0.4],
  [1.8, 0.4],
  [2.2, 1],
];
const memoryFoamMake: Points = [
  [2.5, -1],
  [4, -0.1],
  [5, 0.6],
  [5.5, 1],
];
const dunlopMake: Points = [
  [4.2, -1],
  [4.9, 0],
  [5.5, 1],
];
const talalayMake: Points = [
  [4, -1],
  [4.4, 0],
  [4.8, 1],
];
/** Coils in a queen; past about 390 more coils change little. */
const coilMake: Points = [
  [250, -1],
  [390, 0],
  [1000, 0.7],
];

/** What the scores read from a list of layers. */
export interface Construction {
  firmness: number;
  comfortInches: number;
  memoryInches: number;
  /** Whether the type is memory foam rather than another one with some memory foam in it. */
  memoryBed: boolean;
  gel: boolean;
  wool: boolean;
  latexInches: number;
  microCoils: boolean;
  coils: boolean;
  /** Positive when the wire is stiffer than 14.5 gauge; 0 for a bed without carrying coils. */
  stiffWire: number;
  /** Coils that are tied to each other. */
  laced: boolean;
  zoned: boolean;
  /** Mean of what the foams' and latexes' densities add, by thickness. */
  density: number;
  /** The same for the layer that carries the sleeper, when it is foam. */
  coreDensity: number;
  /** How well it is made beside other beds of its kind, -1 to 1; 0 where nothing that says so is published. */
  make: number;
}

function densityMove(layer: Layer): number {
  if (layer.density_lb_ft3 === null) return 0;
  if (isMemoryFoam(layer)) return piecewise(memoryFoamDensity, layer.density_lb_ft3);
  return piecewise(isLatex(layer) ? latexDensity : polyfoamDensity, layer.density_lb_ft3);
}

/** Null for a layer whose make is not published. */
function layerMake(layer: Layer): number | null {
  if (isSupportCoil(layer)) return layer.coil_count_queen === null ? null : piecewise(coilMake, layer.coil_count_queen);
  if (!isFoamOrLatex(layer) || layer.density_lb_ft3 === null) return null;
  const points = isMemoryFoam(layer)
    ? memoryFoamMake
    : layer.material === "talalay-latex"
      ? talalayMake
      : layer.material === "dunlop-latex"
        ? dunlopMake
        : polyfoamMake;
  return piecewise(points, layer.density_lb_ft3);
}

/** The mean by thickness; coils count for three inches, whatever their height. */
function makeOf(layers: readonly Layer[]): number {
  const known = layers.flatMap((layer) => {
    const make = layerMake(layer);
    return make === null ? [] : { make, inches: isSupportCoil(layer) ? 3 : layer.inches };
  });
  const inches = known.reduce((sum, each) => sum + each.inches, 0);
  return known.reduce((sum, each) => sum + each.make * each.inches, 0) / (inches || 1);
}

/** Thicknesses in inches, layers top first. */
export function readConstruction(layers: readonly Layer[]): Construction {
  const above = layersAboveSupport(layers);
  const foams = above.filter(isFoamOrLatex);
  const foamInches = inchesOf(foams, () => true);
  const coil = layers.find(isSupportCoil);
  const core = layers.find((layer) => layer.role === "support" && isFoamOrLatex(layer));
  const has = (material: Layer["material"]) => layers.some((layer) => layer.material === material);
  return {
    firmness: firmnessOf(layers),
    comfortInches: inchesOf(above, (layer) => layer.material !== "cover"),
    memoryInches: inchesOf(above, isMemoryFoam),
    memoryBed: mattressType(layers) === "memory-foam",
    gel: has("gel-memory-foam"),
    wool: has("wool"),
    latexInches: inchesOf(above, isLatex),
    microCoils: has("micro-coils"),
    coils: coil !== undefined,
    stiffWire: coil?.coil_gauge ? 14.5 - coil.coil_gauge : 0,
    laced: coil !== undefined && !has("pocketed-coils"),
    zoned: layers.some((layer) => (layer.zones ?? 1) >= 3),
    density: foams.reduce((sum, layer) => sum + densityMove(layer) * layer.inches, 0) / (foamInches || 1),
    coreDensity: core ? densityMove(core) : 0,
    make: makeOf(layers),
  };
}
