/** Paths of figures, in whole units where a tenth can't be seen: they are sent with every page that shows a figure. */

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

interface Coil {
  /** Between the middles of its upper and its lower ring. */
  height: number;
  turns: number;
  /** Half its width, `level` from 0 at the top to 1 at the bottom. */
  half: (level: number) => number;
  /** How far a turn dips towards the viewer. */
  dip?: number;
}

/** A coil that hangs from 0 0: `front` strands are drawn over `back` ones, which makes a spring of a zigzag. */
export function coilPaths({ height, turns, half, dip = 5 }: Coil): { front: string; back: string } {
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
