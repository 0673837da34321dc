import { faceDefs, faceOf } from "./layer-face.server";
import { element, shape } from "./markup.server";
import { materialColors } from "./material-marks.server";
import type { Band, Parts, Step } from "./parts.server";
import { tenth } from "~/ui/format";
import { at, cutAt, type Point } from "./view.server";

/** The corner cut open in steps: cloth furthest back, then the comfort layers, the core in front. */

const edge = "#131b3a";

export function cutAway({ steps, cuts }: Parts) {
  const materials = [...new Set(steps.flatMap(({ bands }) => bands.map(({ material }) => material)))];
  const drawn = steps.map((step, index) => drawStep(step, index, steps[index - 1]?.cut ?? cuts.cloth, cuts.cloth));
  return {
    defs: faceDefs + drawn.map(({ defs }) => defs).join(""),
    paint: drawn.map(({ paint }) => paint).join(""),
    colors: materials.map((material) => [material, ...materialColors[material]] as const),
  };
}

/** `behind` is the cut of the step above, `cloth` that of the sides. */
function drawStep({ cut, bands }: Step, step: number, behind: number, cloth: number) {
  let defs = "";
  let paint = "";
  bands.forEach((band, index) => {
    const { left, right } = cutAt(cut, band.top);
    const height = cutAt(cut, band.bottom).left.y - left.y;
    const box = { x: left.x, y: left.y, width: right.x - left.x, height };
    const face = faceOf(band.material, `f${step}${index}`, box);
    defs += face.pattern?.defs ?? "";
    if (index === 0 && behind !== cut) paint += ledge(band, cut, behind, face.pattern?.level ? face.pattern.id : null);
    if (cut !== cloth) {
      const sides = bareSides(band, cut, cloth, face.pattern === null ? null : { ...face.pattern, x: box.x });
      defs += sides.defs;
      paint += sides.paint;
    }
    paint +=
      element("rect", { ...box, fill: `var(--${band.material})` }) +
      face.paint +
      tone(band, box) +
      element("rect", { ...box, fill: "url(#soft)" });
    if (index > 0 || step > 0) paint += element("rect", { ...box, height: 1.4, fill: edge, opacity: "0.4" });
  });
  return { defs, paint };
}

/** Foams of one bed are not dyed alike: the lower, the darker. */
const tone = ({ material, top, bottom }: Band, box: Record<string, number>) => {
  if (material !== "polyfoam") return "";
  const [fill, opacity] =
    bottom === 0 && top < 2.5 ? ["#6b6f86", "0.5"] : top - bottom > 3.75 ? ["#b9722c", "0.2"] : ["#fff", "0.32"];
  return element("rect", { ...box, fill, opacity });
};

/** The level strip of a step that the step above leaves free. */
function ledge({ material, top }: Band, cut: number, behind: number, pattern: string | null): string {
  const [near, far] = [cutAt(cut, top), cutAt(behind, top)];
  const path = `M${at(near.left)}L${at(near.right)}L${at(far.right)}L${at(far.left)}Z`;
  return (
    shape(path, `var(--${material})`) +
    (pattern === null ? "" : shape(path, `url(#${pattern})`)) +
    shape(path, "#fff", { opacity: "0.34" })
  );
}

/** Between the cloth's cut and the step's own, both sides are bare: the marks of the face go on, foreshortened. */
function bareSides({ material, bottom, top }: Band, cut: number, cloth: number, marks: Marks | null) {
  const [near, far] = [cutAt(cut, top), cutAt(cloth, top)];
  const drop = cutAt(cut, bottom).left.y - near.left.y;
  let defs = "";
  let paint = "";
  for (const [name, darker] of [
    ["left", "0.34"],
    ["right", "0.14"],
  ] as const) {
    const [from, to] = [near[name], far[name]];
    const path = `M${at(from)}L${at(to)}v${tenth(drop)}L${at({ x: from.x, y: from.y + drop })}Z`;
    paint += shape(path, `var(--${material})`);
    if (marks !== null) {
      const id = `${marks.id}${name[0]}`;
      defs += element("pattern", { id, href: `#${marks.id}`, patternTransform: along(from, to, marks) });
      paint += shape(path, `url(#${id})`);
    }
    paint += shape(path, edge, { opacity: darker });
  }
  return { defs, paint };
}

interface Marks {
  id: string;
  x: number;
  pitch: number;
}

/** Lays a pattern that begins at the face's left edge along a side, with a whole number of its tiles. */
function along(from: Point, to: Point, { x, pitch }: Marks): string {
  const width = to.x - from.x;
  const tiles = Math.max(1, Math.round(Math.abs(width) / (pitch * 0.7)));
  const narrow = width / (tiles * pitch);
  const slope = ((to.y - from.y) / width) * narrow;
  const three = (value: number) => Math.round(value * 1000) / 1000;
  return `matrix(${three(narrow)} ${three(slope)} 0 1 ${tenth(from.x - narrow * x)} ${tenth(-slope * x)})`;
}
