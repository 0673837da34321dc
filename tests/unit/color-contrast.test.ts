import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const css = readFileSync("app/styles/tokens.css", "utf8");

/** Custom properties that are plain six-digit colors, in both schemes or `light-dark()` of two. */
const tokens = [...css.matchAll(/--([\w-]+): (?:light-dark\()?(#[0-9a-f]{6})(?:, (#[0-9a-f]{6})\))?;/g)].map(
  ([, name = "", light = "", dark = light]) => ({ name, light, dark }),
);
const colorsOf = (scheme: "light" | "dark") => Object.fromEntries(tokens.map((token) => [token.name, token[scheme]]));
const light = colorsOf("light");
const schemes = { light, dark: colorsOf("dark") };

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const grounds = ["paper", "surface", "surface-raised"];
const text = [
  ...["ink", "ink-soft", "action", "action-hover", "dawn", "good", "bad"].flatMap((on) =>
    grounds.map((ground) => [on, ground]),
  ),
  ...["ink", "ink-soft"].map((on) => [on, "surface-sunken"]),
  ...["ink", "ink-soft", "action"].map((on) => [on, "action-soft"]),
  ["on-action", "action"],
  ["on-action", "action-hover"],
  ["on-action", "bad"],
  ["on-dawn-soft", "dawn-soft"],
  ["bad", "bad-soft"],
  ...["ink", "good"].map((on) => [on, "good-soft"]),
  ...["on-night", "on-night-soft"].flatMap((on) => ["night", "night-raised"].map((ground) => [on, ground])),
];
const marks = [
  ...["line-strong", "focus", "star", "action"].flatMap((on) => grounds.map((ground) => [on, ground])),
  ["dawn-bright", "night"],
];

describe.each(Object.entries(schemes))("in %s colors", (_scheme, colors) => {
  test.each(text)("text in --%s reads on --%s, at 4.5:1 or more", (on, ground) => {
    expect(contrast(colors[on!]!, colors[ground!]!)).toBeGreaterThanOrEqual(4.5);
  });

  test("the loading bar is dark blue (specification, section 9), and its edge stands out from every ground", () => {
    expect(colors.loading).toBe(light.action);
    for (const ground of grounds) {
      const seen = Math.max(...["loading", "line-strong"].map((part) => contrast(colors[part]!, colors[ground]!)));
      expect(seen).toBeGreaterThanOrEqual(3);
    }
  });

  test.each(marks)("what is drawn in --%s stands out from --%s, at 3:1 or more", (on, ground) => {
    expect(contrast(colors[on!]!, colors[ground!]!)).toBeGreaterThanOrEqual(3);
  });
});
