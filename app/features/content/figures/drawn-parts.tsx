import type { FigureName } from "#contracts/vocabulary/content";
import { MaterialPattern, type MarkedMaterial } from "~/mattress/layers/material-patterns";
import { idIn } from "./teaching-figure";

/**
 * Parts that several figures draw. Paths are in whole units where a tenth can't be seen: they are sent with every page that
 * shows a figure.
 */

export type Point = readonly [x: number, y: number];

const short = (value: number) => String(Math.round(value * 10) / 10);
const at = ([x, y]: Point) => `${short(x)} ${short(y)}`;
const between = ([x1, y1]: Point, [x2, y2]: Point): Point => [(x1 + x2) / 2, (y1 + y2) / 2];

export const box = (x: number, y: number, width: number, height: number) =>
  `M${at([x, y])}h${short(width)}v${short(height)}h${short(-width)}z`;

/** A soft line that begins and ends at the outer points and is drawn towards those between. */
export function softLine(points: readonly Point[], begin = "M"): string {
  const [first = [0, 0], ...others] = points;
  const last = others.at(-1) ?? first;
  const bends = others.slice(0, -1).map((point, index) => {
    const next = others[index + 1] ?? last;
    return `Q${at(point)} ${at(index === others.length - 2 ? last : between(point, next))}`;
  });
  return `${begin}${at(first)}${bends.join("")}`;
}

interface CoilShape {
  /** Between the middles of its upper and its lower ring. */
  height: number;
  turns: number;
  /** Half its width, `level` from 0 at the top to 1 at the bottom. */
  half: (level: number) => number;
  /** How far a turn dips towards the viewer. */
  dip?: number;
}

/** A coil that hangs from 0 0: `front` strands are drawn over `back` ones, which makes a spring of a zigzag. */
function coilPaths({ height, turns, half, dip = 5 }: CoilShape): { front: string; back: string } {
  const halves = 2 * turns - 1;
  const rise = height / halves;
  const width = (index: number) => Math.round(half(index / halves));
  // Each half turn leaves and arrives upright; 4/3 is what makes it half an ellipse.
  const bow = (4 / 3) * dip;
  const strand = (index: number) => {
    const side = index % 2 === 0 ? -1 : 1;
    const [from, to] = [side * width(index), -side * width(index + 1)];
    const [leave, arrive] = [rise / 3 - side * bow, (rise * 2) / 3 - side * bow].map(Math.round);
    return `M${at([from, index * rise])}c0 ${leave} ${to - from} ${arrive} ${at([to - from, rise])}`;
  };
  const strands = (parity: number) =>
    Array.from({ length: halves }, (_, index) => (index % 2 === parity ? strand(index) : "")).join("");
  const [rim, across] = [width(0), width(0) + width(1)];
  const crest = Math.round(-bow);
  return {
    front: strands(0),
    back: `M${-rim} 0c0 ${crest} ${across} ${crest} ${across} ${short(rise)}${strands(1)}`,
  };
}

/** A coil that hangs from 0 0. */
export function Coil({ id, ...coil }: CoilShape & { id: string }) {
  const { front, back } = coilPaths(coil);
  return (
    <g id={id}>
      <path className="mark-back" d={back} />
      <path className="mark-line" d={front} />
    </g>
  );
}

/** The marks of the materials that a figure shows, before the first slab of them. */
export function Marks({ name, of }: { name: FigureName; of: readonly MarkedMaterial[] }) {
  return (
    <defs>
      {of.map((material) => (
        <MaterialPattern key={material} material={material} id={idIn(name, material)} />
      ))}
    </defs>
  );
}

/** A piece of a material, in its color and with its marks. */
export function Slab({ name, material, d }: { name: FigureName; material: MarkedMaterial; d: string }) {
  return (
    <>
      <path fill={`var(--material-${material})`} d={d} />
      <path className="figure-cut" fill={`url(#${idIn(name, material)})`} d={d} />
    </>
  );
}

/** An adult on their back, seen from above, in inches; 0 0 is the top of the head. */
export const adultOutline =
  "M-2.2 8.5C-6 6.5-3.6 0 0 0S6 6.5 2.2 8.5C6 10 9.2 10.5 9.4 15L10.2 36Q10 38.5 8.7 38.5 7.4 38.5 7.3 36L6.8 20 6.5 36 5.4 67Q5 69 3.3 69 1.5 69 1.2 67L.3 40H-.3L-1.2 67Q-1.5 69-3.3 69-5 69-5.4 67L-6.5 36-6.8 20-7.3 36Q-7.4 38.5-8.7 38.5-10 38.5-10.2 36L-9.4 15C-9.2 10.5-6 10-2.2 8.5z";

export const adultInches = 69;
