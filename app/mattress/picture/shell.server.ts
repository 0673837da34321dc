import { element, shape, stroke } from "./markup.server";
import type { Parts } from "./parts.server";
import { at, cutAt, levelPath, seamPath, sidePaths } from "./view.server";

/** The cloth of a bed: its sides, what is sewn on top, and the quilted top itself. */

/** What darkens cloth. */
export const shade = "#10183a";

/** Fills a path several times, one over the other. */
const coats = (path: string, ...fills: string[]) => fills.map((fill) => shape(path, fill)).join("");

/** The sides below the top, with their seams. */
export function border(parts: Parts): string {
  const { cuts, border: high, top } = parts;
  const side = sidePaths(cuts.cloth, 0, high);
  const seam = (z: number) => piping(seamPath(cuts.cloth, z));
  const panel =
    coats(side.left, "var(--border)", "url(#short)", "url(#left)") +
    coats(side.right, "var(--border)", "url(#long)", "url(#right)") +
    seam(0.5);
  if (top === "tight") return panel;
  return panel + (top === "pillow" ? pillow(parts) : euro(parts));
}

/** Flush with the border, of the cloth of the top. */
function euro({ cuts, border: low, height }: Parts): string {
  const side = sidePaths(cuts.cloth, low, height, 3);
  return sewnOn(side) + piping(seamPath(cuts.cloth, low)) + piping(seamPath(cuts.cloth, height - 0.15));
}

/** Inches by which a pillow top stands out over the border. */
const overhang = 0.35;

/** Sewn on with a gap: it bulges over the border and throws its shadow into the gap. */
function pillow({ cuts, border: low, height }: Parts): string {
  const under = seamPath(cuts.cloth, low - 0.1, -0.25);
  const side = sidePaths(cuts.cloth, low + 0.45, height, 9, overhang);
  return (
    piping(seamPath(cuts.cloth, low - 0.75)) +
    stroke(under, "#0b1130", 11, { opacity: "0.35" }) +
    stroke(under, "#0b1130", 6, { opacity: "0.9" }) +
    sewnOn(side) +
    piping(seamPath(cuts.cloth, low + 0.55, overhang))
  );
}

const sewnOn = ({ left, right }: ReturnType<typeof sidePaths>) =>
  [left, right].map((path) => coats(path, "var(--top)", "url(#roll)")).join("") +
  shape(left, "url(#left)") +
  shape(right, "url(#right)");

const piping = (d: string) =>
  stroke(d, shade, 6, { opacity: "0.3", "stroke-linecap": "round" }) +
  stroke(d, "var(--accent)", 4, { "stroke-linecap": "round" }) +
  stroke(d, "#fff", 1.2, { opacity: "0.5", "stroke-linecap": "round" });

/** The quilted top: bright, darker where it turns down at its edges. */
export function top({ cuts, height, top: style }: Parts): string {
  const crown = { tight: 5, euro: 9, pillow: 12 }[style];
  const path = levelPath(cuts.cloth, height, style === "pillow" ? overhang : 0, crown);
  return (
    element("clipPath", { id: "above" }, element("path", { d: path })) +
    coats(path, "var(--top)", "url(#quilt)", "url(#sheen)") +
    element(
      "g",
      { "clip-path": "url(#above)" },
      ...[38, 31, 25, 19, 14, 9, 5].map((width) => stroke(path, shade, width, { opacity: "0.026" })),
    ) +
    shape(path, shade, { style: "opacity:var(--dim)" }) +
    (style === "tight" ? piping(seamPath(cuts.cloth, height)) : "")
  );
}

/** The corner of a bed of which nobody published what is inside: cloth all around. */
export function closedCorner({ cuts, border: high, height, top }: Parts): string {
  const corner = (bottom: number, upper: number) => {
    const [low, up] = [cutAt(cuts.core, bottom), cutAt(cuts.core, upper)];
    return `M${at(low.left)}L${at(low.right)}L${at(up.right)}L${at(up.left)}Z`;
  };
  const seam = (z: number) => {
    const { left, right } = cutAt(cuts.core, z);
    return piping(`M${at(left)}L${at(right)}`);
  };
  return (
    shape(corner(0, high), "var(--border)") +
    seam(0.5) +
    (top === "tight" ? "" : shape(corner(high, height), "var(--top)") + seam(high)) +
    (top === "pillow" ? "" : seam(height))
  );
}

/** The thickness of the cloth where it is cut. */
export function edges({ cuts, height }: Parts): string {
  const [low, high] = [cutAt(cuts.cloth, 0), cutAt(cuts.cloth, height)];
  const d = `M${at(low.left)}L${at(high.left)}M${at(low.right)}L${at(high.right)}`;
  return stroke(d, shade, 5, { opacity: "0.35" }) + stroke(d, "var(--label)", 2.6);
}
