import { expect, test } from "vitest";
import { clothOf } from "../../app/mattress/picture/cloth.server";
import { contrast, toHex, toLch } from "../../app/mattress/picture/color.server";
import { brandColors } from "../../upstream/demo/catalogue/brand-colors";

const brands = [
  ...Object.entries(brandColors).map(([name, color]) => ({ brand: { slug: name.toLowerCase(), name }, color })),
  ...Array.from({ length: 400 }, (_, index) => ({ brand: { slug: `brand-${index}`, name: "Brand" }, color: null })),
  ...["#000000", "#ffffff", "#ff0000", "#00ff00", "#ffff00"].map((color) => ({
    brand: { slug: "any", name: "Any" },
    color,
  })),
];

test("labels can be read, and the filled marks of firmness told from the others", () => {
  for (const bed of brands) {
    const { label, ink, faint } = clothOf(bed);
    expect(contrast(ink, label), bed.brand.slug).toBeGreaterThanOrEqual(7);
    expect(contrast(ink, faint), bed.brand.slug).toBeGreaterThanOrEqual(4.5);
  }
});

test("labels and tops stand out from the border", () => {
  for (const bed of brands) {
    const { border, label, top } = clothOf(bed);
    expect(contrast(border, label), bed.brand.slug).toBeGreaterThan(1.3);
    expect(contrast(border, top), bed.brand.slug).toBeGreaterThan(1.3);
  }
});

test("a brand keeps its cloth, and brands without a color differ", () => {
  expect(clothOf(brands[0]!)).toEqual(clothOf({ ...brands[0]! }));
  const borders = new Set(brands.filter(({ color }) => color === null).map((bed) => clothOf(bed).border));
  expect(borders.size).toBeGreaterThan(30);
});

test("colors survive the way to OKLCH and back", () => {
  for (const color of Object.values(brandColors)) expect(toHex(toLch(color))).toBe(color);
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
});
