import { clothOf, type Cloth } from "./cloth.server";
import { cutAway } from "./cut.server";
import { downward, element, glow, gradient, stroke } from "./markup.server";
import type { Picture } from "./picture";
import { quiltDefs, quiltingOf } from "./quilting.server";
import { brandLabel, firmnessLabel, handle } from "./side-details.server";
import { pictureSize } from "./picture-address";
import { partsOf, type Parts } from "./parts.server";
import { closedCorner, border, edges, shade, top } from "./shell.server";
import { levelPath, onLevel, onLongSide, onShortSide, sideEnds } from "./view.server";

/** A bed of a model, three-quarter from the front, as an SVG document. */
export function drawPicture(picture: Picture): string {
  const { cloth, cut, shapes } = drawn(picture);
  return documentOf(element("style", {}, style(cloth, cut.colors)), shapes, labels(picture, partsOf(picture)));
}

/**
 * The same without its labels and in the colors of the light scheme alone, for what knows neither variables nor fonts: the
 * cards with which pages are shared.
 */
export function drawWithoutWords(picture: Picture): string {
  const { cloth, cut, shapes } = drawn(picture);
  const values = new Map<string, string>(colorsOf(cloth, cut.colors));
  return documentOf(shapes).replace(/var\(--([\w-]+)\)/g, (_, name: string) => values.get(name) ?? "none");
}

const documentOf = (...content: string[]) =>
  element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `0 0 ${pictureSize.width} ${pictureSize.height}`,
      ...pictureSize,
    },
    ...content,
  ) + "\n";

function drawn(picture: Picture) {
  const parts = partsOf(picture);
  const cut = cutAway(parts);
  const shapes =
    element(
      "defs",
      {},
      sharedDefs,
      quiltDefs(quiltingOf(picture), onLevel(parts.height)),
      borderDefs(parts),
      cut.defs,
    ) +
    ground(parts) +
    border(parts) +
    top(parts) +
    (parts.steps.length === 0 ? closedCorner(parts) : cut.paint + edges(parts));
  return { cloth: clothOf(picture), cut, shapes };
}

/** Colors of both schemes; an image follows the scheme of the page that it stands on. */
function style(cloth: Cloth, colors: SchemeColors): string {
  const written = (list: readonly (readonly [string, string])[]) =>
    list.map(([name, value]) => `--${name}:${value}`).join(";");
  return (
    `svg{${written(colorsOf(cloth, colors))}}` +
    `@media(prefers-color-scheme:dark){svg{${written(schemeOf(colors, 2))}}}`
  );
}

type SchemeColors = readonly (readonly [name: string, light: string, dark: string])[];

/** What a scheme changes: 1 is light, 2 dark. */
const schemeOf = (colors: SchemeColors, scheme: 1 | 2): (readonly [string, string])[] => [
  ...colors.map((color) => [color[0], color[scheme]] as const),
  ["shadow", scheme === 1 ? "#1c2440" : "#000"],
  ["dim", scheme === 1 ? "0" : ".16"],
];

const colorsOf = (cloth: Cloth, colors: SchemeColors) => [...Object.entries(cloth), ...schemeOf(colors, 1)];

const sharedDefs =
  glow("ground", {}, [0, "var(--shadow)", 0.55], [0.6, "var(--shadow)", 0.28], [1, "var(--shadow)", 0]) +
  gradient("left", [0, shade, 0.55], [0.14, shade, 0.3], [1, shade, 0.16]) +
  gradient("right", [0, "#fff", 0.12], [0.8, shade, 0.02], [0.93, shade, 0.16], [1, shade, 0.4]) +
  downward("roll", [0, "#fff", 0.5], [0.5, "#fff", 0.05], [1, shade, 0.32]) +
  glow(
    "sheen",
    { cx: 0.42, cy: 0.5, r: 0.62 },
    [0, "#fff", 0.55],
    [0.4, "#fff", 0.2],
    [0.75, "#fff", 0],
    [1, shade, 0.14],
  );

/** Stitched ribs around the sides. */
const borderDefs = ({ border }: Parts) =>
  (["long", "short"] as const)
    .map((name) =>
      element(
        "pattern",
        {
          id: name,
          width: 22,
          height: 400,
          patternUnits: "userSpaceOnUse",
          patternTransform: name === "long" ? onLongSide(0, border) : onShortSide(0, border),
        },
        stroke("M1 0V400", shade, 2, { opacity: "0.16" }),
        stroke("M3 0V400", "#fff", 2, { opacity: "0.16" }),
      ),
    )
    .join("");

/** The shadow on the floor, densest where the bed stands. */
function ground({ cuts }: Parts): string {
  const outline = levelPath(cuts.core, 0);
  return (
    element("ellipse", { cx: 330, cy: 299, rx: 308, ry: 104, fill: "url(#ground)" }) +
    element(
      "g",
      { transform: "translate(0 3)" },
      ...[9, 6, 3].map((width) =>
        stroke(outline, "var(--shadow)", width, { opacity: "0.12", "stroke-linejoin": "round" }),
      ),
    )
  );
}

function labels(picture: Picture, { cuts, border: high }: Parts): string {
  const middle = high / 2;
  const from = cuts.cloth + 1.2;
  const room = sideEnds.along - from - 0.5;
  return (
    (high > 6 ? handle(from + room / 2 - 3, high - 1) : "") +
    brandLabel(picture, from, middle + (high > 6 ? 0.9 : 1.7), room) +
    firmnessLabel(picture, sideEnds.across - 0.4, middle + 2)
  );
}
