import { tenth } from "~/ui/format";

/** SVG as text. Values are escaped here and nowhere else; children are markup. */

type Value = string | number;

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Characters that XML 1.0 forbids outright would make the whole picture unreadable. */
const forbidden = /[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

export const escaped = (text: string) =>
  text.replace(forbidden, "").replace(/[&<>"]/g, (character) => escapes[character]!);

const written = (value: Value) => (typeof value === "number" ? String(tenth(value)) : escaped(value));

export function element(name: string, attributes: Record<string, Value>, ...children: string[]): string {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${written(value)}"`);
  return children.length === 0
    ? `<${name}${list.join("")}/>`
    : `<${name}${list.join("")}>${children.join("")}</${name}>`;
}

export const shape = (d: string, fill: string, more: Record<string, Value> = {}) =>
  element("path", { d, fill, ...more });

export const stroke = (d: string, color: string, width: number, more: Record<string, Value> = {}) =>
  element("path", { d, fill: "none", stroke: color, "stroke-width": width, ...more });

/** What a tile of a pattern shows, and its size. */
export interface Mark {
  width: number;
  height: number;
  art: string;
}

/** A tile that repeats, in pixels of the drawing unless a transform says otherwise. */
export const tile = (id: string, { width, height, art }: Mark, more: Record<string, Value>): string =>
  element("pattern", { id, width, height, patternUnits: "userSpaceOnUse", ...more }, art);

type Stop = readonly [at: number, color: string, opacity?: number];

const stopsOf = (list: readonly Stop[]) =>
  list.map(([offset, color, opacity]) =>
    element("stop", {
      offset: String(offset),
      "stop-color": color,
      ...(opacity === undefined ? {} : { "stop-opacity": String(opacity) }),
    }),
  );

/** From left to right. */
export const gradient = (id: string, ...stops: Stop[]): string => element("linearGradient", { id }, ...stopsOf(stops));

/** From top to bottom. */
export const downward = (id: string, ...stops: Stop[]): string =>
  element("linearGradient", { id, x2: 0, y2: 1 }, ...stopsOf(stops));

export const glow = (id: string, more: Record<string, Value>, ...stops: Stop[]): string =>
  element("radialGradient", { id, ...more }, ...stopsOf(stops));
