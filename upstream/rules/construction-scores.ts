import type { ConstructionScores, Layer } from "../../app/contracts/mattress";
import { readConstruction, type Construction } from "./construction";
import { mattressType } from "./mattress-type";
import { clamp, tenths } from "./piecewise";
import { typeScores } from "./type-scores";

/** How far the construction moves each score from where its type starts. Half a point is much. */
function moves(bed: Construction): ConstructionScores {
  const firm = bed.firmness - 5.5;
  const thick = clamp(bed.comfortInches - (bed.coils ? 3.25 : 4.5), -2.5, 2.5);
  const foreignMemory = bed.memoryBed ? 0 : Math.min(bed.memoryInches, 3);
  const yes = (is: boolean, move: number) => (is ? move : 0);
  return {
    pressure_relief: thick * 0.2 - firm * 0.22 + yes(bed.zoned, 0.1) + yes(bed.microCoils, 0.2) + bed.make * 0.4,
    motion_isolation:
      thick * 0.12 -
      firm * 0.1 +
      bed.make * 0.2 +
      foreignMemory * 0.3 -
      yes(bed.laced, 0.2) -
      yes(bed.microCoils, 0.1) +
      yes(bed.memoryBed, clamp(bed.memoryInches - 3, -1.5, 1) * 0.2),
    cooling:
      -foreignMemory * 0.2 -
      yes(bed.memoryBed, (bed.memoryInches - 2.5) * 0.25) +
      yes(bed.gel, 0.4) +
      yes(bed.wool, 0.2) -
      Math.max(0, thick) * 0.12 +
      firm * 0.06,
    edge_support:
      bed.stiffWire * 0.35 + firm * 0.16 + bed.coreDensity * 0.4 - thick * 0.12 + yes(bed.zoned, 0.1) + bed.make * 0.4,
    responsiveness:
      -foreignMemory * 0.35 +
      Math.min(bed.latexInches, 3) * 0.08 +
      yes(bed.microCoils, 0.2) +
      firm * 0.1 +
      bed.make * 0.15 +
      yes(bed.memoryBed, 0.4 - bed.density * 0.4),
    durability:
      bed.density * 0.8 +
      bed.coreDensity * 0.7 +
      bed.make * 0.5 +
      bed.stiffWire * 0.15 +
      firm * 0.08 -
      Math.max(0, thick) * 0.12 +
      yes(bed.laced, 0.1),
    support:
      bed.stiffWire * 0.15 +
      bed.coreDensity * 0.5 +
      bed.make * 0.5 +
      yes(bed.zoned, 0.3) -
      Math.max(0, thick) * 0.15 -
      Math.abs(bed.firmness - 6.8) * 0.18 +
      0.15,
  };
}

/**
 * The seven scores of a construction, layers top first, each from 1 to 5 in tenths: those of its type, moved
 * by thickness, ILD, density, wire, zones and covers. Only the layers are read; who pays this site is not an input.
 * Throws RangeError for a bed without layers.
 */
export function scoreConstruction(layers: readonly Layer[]): ConstructionScores {
  const start = typeScores(mattressType(layers));
  const move = moves(readConstruction(layers));
  const score = (key: keyof ConstructionScores) => tenths(clamp(start[key] + move[key], 1, 5));
  return {
    pressure_relief: score("pressure_relief"),
    motion_isolation: score("motion_isolation"),
    cooling: score("cooling"),
    edge_support: score("edge_support"),
    responsiveness: score("responsiveness"),
    durability: score("durability"),
    support: score("support"),
  };
}
