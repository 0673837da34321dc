import { tenth } from "~/ui/format";

/**
 * The camera and the plan of every drawn bed. The corner nearest to the camera is cut off along a plane that faces
 * it, so layers appear there upright and to scale. Lengths in inches, z from the ground up; pixels from the top left.
 */

/** Pixels of an inch that lies across the view. */
export const scale = 11;

/** Thickness is to scale, the footprint is not: a real queen would be a thin slab. It is the same for all beds. */
const plan = { across: 32, along: 44, corner: 4.5 } as const;

/** How far the short side turns away from the camera, and how far down the camera looks. */
const turn = (50 * Math.PI) / 180;
const pitch = (25 * Math.PI) / 180;
const [cosTurn, sinTurn, cosPitch, sinPitch] = [Math.cos(turn), Math.sin(turn), Math.cos(pitch), Math.sin(pitch)];

/** Of the front corner of the uncut plan, on the ground. */
const origin = { x: 238, y: 430 };

export interface Point {
  x: number;
  y: number;
}

/** A place `across` the short side and `along` the long one from the front corner. */
const project = (across: number, along: number, z: number): Point => ({
  x: origin.x + scale * (along * sinTurn - across * cosTurn),
  y: origin.y - scale * ((across * sinTurn + along * cosTurn) * sinPitch + z * cosPitch),
});

export const at = ({ x, y }: Point) => `${tenth(x)} ${tenth(y)}`;

/** An SVG matrix from pixels on a plane of the bed, measured from the front corner: right, up or back. */
const matrix = (right: Point, down: Point, from: Point) =>
  `matrix(${[right.x, right.y, down.x, down.y].map((part) => Math.round(part * 1000) / 1000).join(" ")} ${at(from)})`;

/** On the long side: x along it, y downwards from the height z. */
export const onLongSide = (along: number, z: number) =>
  matrix({ x: sinTurn, y: -cosTurn * sinPitch }, { x: 0, y: cosPitch }, project(0, along, z));

/** On the short side: x along it towards the front corner, so that text reads, y downwards from the height z. */
export const onShortSide = (across: number, z: number) =>
  matrix({ x: cosTurn, y: sinTurn * sinPitch }, { x: 0, y: cosPitch }, project(across, 0, z));

/** On a level plane at the height z: x along the long side, y across the short one towards the front. */
export const onLevel = (z: number) =>
  matrix({ x: sinTurn, y: -cosTurn * sinPitch }, { x: cosTurn, y: sinTurn * sinPitch }, project(plan.across, 0, z));

/** Where a cut that reaches `depth` inches up the long side meets the two sides. */
const cutEnds = (depth: number) => ({ across: (depth * cosTurn) / sinTurn, along: depth });

/** The two upper or lower corners of the cut's face. */
export function cutAt(depth: number, z: number): { left: Point; right: Point } {
  const { across, along } = cutEnds(depth);
  return { left: project(across, 0, z), right: project(0, along, z) };
}

export const sideEnds = { across: plan.across - plan.corner, along: plan.along - plan.corner } as const;

/** Share of a round corner after which it turns out of sight. */
const leftTurn = cosTurn / (cosTurn + sinTurn);
const rightTurn = sinTurn / (cosTurn + sinTurn);

const between = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

/** A round corner, cut in two where it is farthest left or right: the points of both curves. */
function corner(start: Point, middle: Point, end: Point, share: number) {
  const first = between(start, middle, share);
  const second = between(middle, end, share);
  return { start, first, extreme: between(first, second, share), second, end };
}

/** The outline of the uncut sides at a height, `out` inches wider all around. */
function corners(z: number, out: number) {
  const { across, along, corner: round } = plan;
  const [wide, long] = [across + out, along + out];
  return {
    left: corner(project(wide - round, -out, z), project(wide, -out, z), project(wide, round - out, z), leftTurn),
    right: corner(project(-out, long - round, z), project(-out, long, z), project(round - out, long, z), rightTurn),
    back: [project(wide - round, long, z), project(wide, long, z), project(wide, long - round, z)] as const,
  };
}

/** The level outline behind a cut: a closed path. `crown` bows the far edges upwards, in pixels. */
export function levelPath(depth: number, z: number, out = 0, crown = 0): string {
  const { left, right, back } = corners(z, out);
  const cut = cutAt(depth, z);
  const bow = (from: Point, to: Point) => {
    const middle = between(from, to, 0.5);
    return `Q${at({ x: middle.x, y: middle.y - crown })} ${at(to)}`;
  };
  return (
    `M${at(cut.left)}L${at(cut.right)}L${at(right.start)}Q${at(right.first)} ${at(right.extreme)}` +
    `Q${at(right.second)} ${at(right.end)}${bow(right.end, back[0])}Q${at(back[1])} ${at(back[2])}` +
    `${bow(back[2], left.end)}Q${at(left.second)} ${at(left.extreme)}Q${at(left.first)} ${at(left.start)}Z`
  );
}

/** The seam around what is seen of the bed at a height, in two open paths: left and right of the cut. */
export function seamPath(depth: number, z: number, out = 0): string {
  const { left, right } = corners(z, out);
  const cut = cutAt(depth, z);
  return (
    `M${at(left.extreme)}Q${at(left.first)} ${at(left.start)}L${at(cut.left)}` +
    `M${at(cut.right)}L${at(right.start)}Q${at(right.first)} ${at(right.extreme)}`
  );
}

/** Both sides between two heights, as closed paths; `bulge` rounds their ends outwards, in pixels, `out` widens them, in inches. */
export function sidePaths(depth: number, bottom: number, top: number, bulge = 0, out = 0) {
  const [low, high] = [corners(bottom, out), corners(top, out)];
  const [lowCut, highCut] = [cutAt(depth, bottom), cutAt(depth, top)];
  const side = (name: "left" | "right", outwards: number) => {
    const [from, to] = [low[name], high[name]];
    const middle = between(from.extreme, to.extreme, 0.5);
    return (
      `M${at(lowCut[name])}L${at(from.start)}Q${at(from.first)} ${at(from.extreme)}` +
      `Q${at({ x: middle.x + outwards, y: middle.y })} ${at(to.extreme)}Q${at(to.first)} ${at(to.start)}L${at(highCut[name])}Z`
    );
  };
  return { left: side("left", -bulge), right: side("right", bulge) };
}
