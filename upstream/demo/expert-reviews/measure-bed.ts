import type { MeasurementKind } from "#contracts/expert-reviews/review";
import { measurementLabels } from "#contracts/vocabulary/expert-reviews";
import { inchesOf, isMemoryFoam, layersAboveSupport } from "../../rules/layer-families";
import { clamp } from "../../rules/piecewise";
import { firmnessStep, tests } from "../../rules/test-method";
import { sizeMeasures } from "../../rules/sizes";
import { queenPounds } from "../brands/queen-pounds";
import type { SeedModel } from "../catalogue/catalogue-data";
import type { Random } from "../random";

type Bed = Pick<SeedModel, "height_inches" | "layers" | "scores" | "variants"> & { measured: number };

/** Every kind is measured. */
export type FullResults = Record<MeasurementKind, number>;

/** How deep the hips of a dummy of 160 lb go in: a soft, thick top lets them deeper, and memory foam deeper still. */
function sinkageInches({ layers, measured, height_inches }: Bed): number {
  const above = layersAboveSupport(layers);
  const memoryInches = inchesOf(above, isMemoryFoam);
  const comfortInches = inchesOf(above, ({ material }) => material !== "cover");
  const depth = 4.3 - measured * 0.36 + Math.min(memoryInches, 3) * 0.14 + Math.min(comfortInches, 5) * 0.08;
  return clamp(depth, 0.8, height_inches * 0.45);
}

/** How large the tested bed is: a queen, or the largest that it is made in where that is smaller. */
export const shareOfQueen = ({ variants }: Pick<SeedModel, "variants">) => {
  const area = ({ width_inches, length_inches }: (typeof variants)[number]) => width_inches * length_inches;
  const queen = sizeMeasures.queen.width_inches * sizeMeasures.queen.length_inches;
  return Math.min(1, Math.max(...variants.map(area)) / queen);
};

/** The least that an instrument reads, whatever the bed. */
const floors: Partial<Record<MeasurementKind, number>> = {
  pressure: 27,
  hips: 0.2,
  motion: 1.2,
  heat: 2.6,
  edge: 1.2,
  recovery: 0.2,
  wear: 0.04,
};

/**
 * What the instruments read on a bed: as its construction has it, give or take. One real bed differs from what its layers
 * promise by up to a third of a point, and no instrument is exact.
 */
export function measureBed(bed: Bed, random: Random): FullResults {
  const read = (kind: MeasurementKind, value: number) => {
    const parts = [1, 10, 100][measurementLabels[kind].decimals] ?? 1;
    return Math.round(value * parts) / parts;
  };
  const scored = (kind: MeasurementKind): number => {
    const { scored: line } = tests[kind];
    if (line === null) throw new RangeError(`${kind} is not scored`);
    const own = random.fork(kind);
    // Two dice: small differences are commoner than large ones.
    const off = (own.next() + own.next() - 1) * 0.42;
    const step = (line.one - line.five) / 4;
    const value = line.five + (5 - bed.scores[line.part] + off) * step;
    const highest = kind === "edge" ? bed.height_inches * 0.55 : Infinity;
    return read(kind, clamp(value, floors[kind] ?? 0, highest));
  };
  return {
    pressure: scored("pressure"),
    hips: scored("hips"),
    motion: scored("motion"),
    heat: scored("heat"),
    edge: scored("edge"),
    recovery: scored("recovery"),
    wear: scored("wear"),
    // Within the tenth of firmness that the catalogue holds.
    firmness: read("firmness", bed.measured * firmnessStep + random.fork("firmness").step(-0.9, 0.9, 0.1)),
    sinkage: read("sinkage", sinkageInches(bed) + random.fork("sinkage").step(-0.2, 0.2, 0.1)),
    // As high as its maker says, give or take a fifth of an inch: nobody's skimping is invented.
    height: read("height", bed.height_inches + random.fork("height").step(-0.2, 0.2, 0.1)),
    weight: read(
      "weight",
      queenPounds(bed.layers) * shareOfQueen(bed) * (1 + random.fork("weight").step(-0.04, 0.04, 0.01)),
    ),
  };
}
