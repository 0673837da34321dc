import type { ConstructionScores, MattressType } from "../../app/contracts/mattress";

type Row = [
  pressure: number,
  motion: number,
  cool: number,
  edge: number,
  response: number,
  life: number,
  support: number,
];

/**
 * Where the scores of each type start. The first five are domain.md section 3; durability is the middle of its
 * "life, years" (5 years 2.2, 8.5 years 3.4, 13.5 years 4.7); support is our own starting value.
 */
const starts: Record<MattressType, Row> = {
  innerspring: [2, 2, 5, 4, 5, 2.6, 3.4],
  hybrid: [4, 3, 4, 4, 4, 3.4, 3.9],
  "memory-foam": [5, 5, 2, 2, 1, 3.4, 3.3],
  polyfoam: [3, 4, 3, 2, 3, 2.6, 2.9],
  latex: [4, 3, 4, 3, 5, 4.7, 3.9],
  "latex-hybrid": [4, 3, 5, 4, 5, 4.2, 4.1],
  "adjustable-air": [3, 3, 3, 3, 3, 3.6, 3.8],
  "polymer-grid": [5, 3, 5, 3, 4, 3.6, 3.6],
};

/** Starts are drawn this much towards 3, so that the ends of the scale are left to a type's best and worst. */
const reserve = 0.12;

/** The scores of an average bed of the type. */
export function typeScores(type: MattressType): ConstructionScores {
  const [pressure_relief, motion_isolation, cooling, edge_support, responsiveness, durability, support] = starts[
    type
  ].map((start) => 3 + (start - 3) * (1 - reserve)) as Row;
  return { pressure_relief, motion_isolation, cooling, edge_support, responsiveness, durability, support };
}
