import { expect, test } from "vitest";
import { clothOf } from "../../app/mattress/picture/cloth.server";
import { contrast, toHex, toLch } from "../../app/mattress/picture/color.server";
import { brandColors } from "../../upstream/database/seed/brand-colors";

const brands = [
  ...Object.entries(brandColors).map(([name, color]) => ({ slug: name.toLowerCase(), name, color })),
  ...Array.from({ length: 400 }, (_, index) => ({ slug: `brand-${index}`, name: "Brand", color: null })),
  ...["#000000", "#ffffff", "#ff0000", "#00ff00", "#ffff00"].map((color) => ({ slug: "any", name: "Any", color })),
];

test("labels can be read, and the filled marks of firmness told from the others", () => {
  for (const brand of brands) {
    const { label, ink, faint } = clothOf({ brand });
    expect(contrast(ink, label), brand.slug).toBeGreaterThanOrEqual(7);
    expect(contrast(ink, faint), brand.slug).toBeGreaterThanOrEqual(4.5);
  }
});

test("labels and tops stand out from the border", () => {
  for (const brand of brands) {
    const { border, label, top } = clothOf({ brand });
    expect(contrast(border, label), brand.slug).toBeGreaterThan(1.3);
    expect(contrast(border, top), brand.slug).toBeGreaterThan(1.3);
  }
});

test("a brand keeps its cloth, and brands without a color differ", () => {
  expect(clothOf({ brand: brands[0]! })).toEqual(clothOf({ brand: { ...brands[0]! } }));
  const borders = new Set(brands.filter(({ color }) => color === null).map((brand) => clothOf({ brand }).border));
  expect(borders.size).toBeGreaterThan(30);
});

test("colors survive the way to OKLCH and back", () => {
  for (const color of Object.values(brandColors)) expect(toHex(toLch(color))).toBe(color);
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
});
