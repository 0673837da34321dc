import type { ConstructionScores, Layer } from "#contracts/mattress";
import { firmnessOf, layerFirmness } from "../firmness";
import { inchesOf, isFoamOrLatex, isLatex, isSupportCoil, layersAboveSupport } from "../layer-families";
import { clamp } from "../piecewise";
import { meanOverDepth, meanUnderShoulder } from "./depth-mean";
import { lifeOf } from "./lives";
import { feelOf } from "./materials";
import { withPublishedFigures } from "./unpublished";
import { treatmentsOf } from "./treatments";

/** The readings of a bed, each from 1 to 5 in hundredths: the scores of its parts, and how far you sink in. */
export interface Readings extends ConstructionScores {
  hug: number;
}

/** What the readings are computed from. */
interface Bed {
  layers: readonly Layer[];
  above: readonly Layer[];
  /** The first support layer; undefined where the whole bed is comfort layers. */
  core: Layer | undefined;
  /** Inches above the core, without covers. */
  comfortInches: number;
  /** 1 to 10, 10 firmest. */
  firmness: number;
  zoned: boolean;
  tied: boolean;
}

function bedOf(layers: readonly Layer[]): Bed {
  const above = layersAboveSupport(layers);
  const core = layers.find(({ role }) => role === "support");
  return {
    layers,
    above,
    core,
    comfortInches: inchesOf(above, ({ material }) => material !== "cover"),
    firmness: firmnessOf(layers),
    zoned: layers.some(({ zones }) => (zones ?? 1) >= 3),
    tied: core !== undefined && isSupportCoil(core) && core.material !== "pocketed-coils",
  };
}

/** How much thicker than 14.5 gauge the coils' wire is. */
const stiffWire = ({ coil_gauge }: Layer) => 14.5 - (coil_gauge ?? 14.5);
const countOf = ({ coil_count_queen }: Layer) => coil_count_queen ?? 0;
const densityOf = ({ density_lb_ft3 }: Layer) => density_lb_ft3 ?? 0;
const ildOf = ({ ild }: Layer, usual: number) => ild ?? usual;

function pressureRelief({ layers, zoned }: Bed): number {
  const gives = (layer: Layer) => clamp((10.5 - layerFirmness(layer)) / 7.5, 0.1, 1.05) * feelOf(layer).yield;
  return 0.95 + 3.5 * meanUnderShoulder(layers, gives) + (zoned ? 0.1 : 0);
}

function coreSupport({ core, tied }: Bed): number {
  if (core === undefined) return 2.7;
  if (tied) return 3.15 + 0.3 * stiffWire(core);
  if (core.material === "pocketed-coils") {
    return 3.25 + 0.3 * stiffWire(core) + 0.15 * clamp((countOf(core) - 650) / 300, -0.8, 1) + 0.12 * (core.inches - 7);
  }
  if (core.material === "air-chamber") return 3.4;
  return isLatex(core)
    ? 3.35 + 0.9 * (densityOf(core) - 4.6) + 0.012 * (ildOf(core, 36) - 36)
    : 2.7 + 1.7 * (densityOf(core) - 1.5) + 0.015 * (ildOf(core, 38) - 38);
}

function support(bed: Bed): number {
  const { above, comfortInches, firmness, zoned } = bed;
  const transition = above.some(({ role, inches }) => role === "transition" && inches >= 1);
  return (
    coreSupport(bed) +
    0.1 +
    (zoned ? 0.35 : 0) +
    (transition ? 0.15 : 0) -
    0.1 * Math.max(0, comfortInches - 3) * clamp(6 - firmness, 0, 2.5) -
    0.08 * Math.abs(firmness - 6.8)
  );
}

function coreMotion({ core, layers }: Bed): number {
  const carrying = core ?? layers.at(-1)!;
  if (carrying.material === "pocketed-coils") return 2.5 + 0.5 * clamp((countOf(carrying) - 450) / 600, 0, 1);
  return carrying.material === "polyfoam" ? 3.9 : feelOf(carrying).damp;
}

function motionIsolation(bed: Bed): number {
  // Where nothing is known above the core, the sleeper lies on the core itself.
  const lainOn = bed.above.length === 0 ? bed.layers : bed.above;
  const above = meanOverDepth(lainOn, 4, (layer) => feelOf(layer).damp);
  return 0.5 * above + 0.5 * coreMotion(bed) + 0.16 * clamp(bed.comfortInches - 3, -2, 2) - 0.06 * (bed.firmness - 5.5);
}

function coreCooling({ core }: Bed): number {
  if (core === undefined || core.material === "polyfoam") return 2.3;
  if (isSupportCoil(core)) return 4.9;
  return isLatex(core) ? 3.5 : 2.6;
}

function cooling(bed: Bed): number {
  const surface = meanOverDepth(bed.layers, 4, (layer) => feelOf(layer).cool);
  const sunkIn = clamp(bed.comfortInches - 2, 0, 3) * clamp(7 - bed.firmness, 0, 4);
  return 0.72 * surface + 0.28 * coreCooling(bed) + 0.12 - 0.07 * sunkIn;
}

function coreEdge({ core, tied }: Bed): number {
  if (core === undefined) return 1.9;
  if (isSupportCoil(core)) return 3.5 + 0.35 * stiffWire(core) + (tied ? 0.3 : 0);
  if (core.material === "air-chamber") return treatmentsOf(core).has("foam-rails") ? 3.3 : 2.8;
  return isLatex(core)
    ? 2.9 + 0.03 * (ildOf(core, 36) - 36) + 0.4 * (densityOf(core) - 4.6)
    : 1.9 + 1.3 * (densityOf(core) - 1.5) + 0.02 * (ildOf(core, 38) - 38);
}

const edgeSupport = (bed: Bed) =>
  coreEdge(bed) + 0.14 * (bed.firmness - 5.5) - 0.14 * clamp(bed.comfortInches - 3, -2, 2);

/** How much a layer is used: grows with its inches, and shrinks with its depth. */
function useOf(layer: Layer, topDepth: number): number {
  const most = isSupportCoil(layer) ? 2.5 : layer.role === "support" ? 3 : 4;
  return Math.min(layer.inches, most) * (1 - clamp(topDepth / 14, 0, 0.7));
}

/** Where only a cover or thin quilting is known: as low as the shortest-lived filling. */
const unknownLife = 2.2;

function durability({ layers, above, core, comfortInches, firmness }: Bed): number {
  let depth = 0;
  let used = 0;
  let sum = 0;
  let lowest = Infinity;
  for (const layer of layers) {
    const life = lifeOf(layer);
    if (life !== null) {
      const use = useOf(layer, depth);
      used += use;
      sum += life * use;
      if (layer.inches >= 0.75 && layer.role !== "base") lowest = Math.min(lowest, life);
    }
    depth += layer.inches;
  }
  const mean = used === 0 ? unknownLife : sum / used;
  const cushion = inchesOf(
    above,
    (layer) => isFoamOrLatex(layer) || layer.material === "polymer-grid" || layer.material === "micro-coils",
  );
  const thinOverCoils = core !== undefined && isSupportCoil(core) ? Math.max(0, 2.25 - cushion) : 0;
  return (
    0.6 * mean +
    0.4 * (Number.isFinite(lowest) ? lowest : mean) +
    0.15 +
    0.05 * (firmness - 5.5) -
    0.08 * Math.max(0, comfortInches - 4) -
    0.35 * thinOverCoils
  );
}

/**
 * The readings of a bed from its layers, top first, each from 1 to 5 in hundredths (ruleset 2026.3, section 1). Its
 * type, its price and who is paid are not inputs. An unpublished density, gauge or count is taken from the poorer
 * quarter of its kind. Throws RangeError for a bed without layers.
 */
export function readingsOf(layers: readonly Layer[]): Readings {
  const bed = bedOf(withPublishedFigures(layers));
  const reading = (value: number) => Math.round(clamp(value, 1, 5) * 100) / 100;
  return {
    pressure_relief: reading(pressureRelief(bed)),
    support: reading(support(bed)),
    motion_isolation: reading(motionIsolation(bed)),
    cooling: reading(cooling(bed)),
    edge_support: reading(edgeSupport(bed)),
    responsiveness: reading(
      meanOverDepth(bed.layers, 7, (layer) => feelOf(layer).response) + 0.05 * (bed.firmness - 5.5),
    ),
    hug: reading(meanOverDepth(bed.layers, 4, (layer) => feelOf(layer).hug) - 0.14 * (bed.firmness - 5.5)),
    durability: reading(durability(bed)),
  };
}
