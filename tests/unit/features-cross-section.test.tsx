import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { materials } from "#contracts/mattress";
import ConstructionDiagram from "~/mattress/layers/construction-diagram";
import CrossSection from "~/mattress/layers/cross-section";
import { bandsOf, spreadLabels, totalInches, type DrawnLayer } from "~/mattress/layers/cross-section-geometry";
import MaterialPatterns from "~/mattress/layers/material-patterns";
import { springOf } from "~/mattress/layers/spring-geometry";
import { openedBed, typicalBeds } from "~/features/home/typical-beds";
import { mattressType } from "../../upstream/rules/mattress-type";

const layers: DrawnLayer[] = [
  { material: "cover", inches: 0.35 },
  { material: "memory-foam", inches: 2.15 },
  { material: "pocketed-coils", inches: 7.33 },
  { material: "polyfoam", inches: 1 },
];

describe("a drawn mattress", () => {
  test("has bands from the top without gaps whose heights sum to its thickness", () => {
    const bands = bandsOf(layers, 7);
    expect(bands.map((band) => band.material)).toEqual(layers.map((layer) => layer.material));
    bands.reduce((bottom, band) => {
      expect(band.y).toBeCloseTo(bottom, 6);
      return band.y + band.height;
    }, 0);
    const sum = bands.reduce((height, band) => height + band.height, 0);
    expect(sum).toBeCloseTo(totalInches(layers) * 7, 0);
  });

  test("draws two layers of equal thickness equally tall, wherever they lie", () => {
    const [first, second] = bandsOf(
      [
        { material: "wool", inches: 1 },
        { material: "polyfoam", inches: 1 },
      ],
      20,
    );
    expect(first?.height).toBe(second?.height);
  });

  test("is decoration, and an image with a name where each layer has its own", () => {
    const named = renderToStaticMarkup(
      <ConstructionDiagram layers={openedBed} title="A cut open" description="Seven" />,
    );
    expect(named).toContain('role="img"');
    expect(named).toMatch(/<title id="[^"]+">A cut open<\/title><desc/);
    expect(renderToStaticMarkup(<CrossSection layers={layers} />)).toContain('aria-hidden="true"');
  });

  test("carries no style attribute, which the content security policy forbids", () => {
    const drawn = renderToStaticMarkup(
      <>
        <MaterialPatterns />
        <CrossSection layers={layers} />
        <ConstructionDiagram layers={openedBed} title="A" description="B" />
      </>,
    );
    expect(drawn).not.toContain("style=");
  });

  test("refers to patterns that the page holds, each id once, for every material", () => {
    const every = materials.map((material) => ({ material, inches: 1 }));
    const page = renderToStaticMarkup(
      <>
        <MaterialPatterns />
        <CrossSection layers={every} />
        <CrossSection layers={every} />
      </>,
    );
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    const used = [...page.matchAll(/url\(#([^)]+)\)/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(used).toHaveLength(2 * materials.length);
    for (const id of used) expect(ids).toContain(id);
  });
});

describe("springs", () => {
  test("stay within their layer and are drawn for coils alone", () => {
    const spring = springOf("pocketed-coils", 140, 20);
    const levels = [...`${spring?.front}${spring?.back}`.matchAll(/-?[\d.]+ (-?[\d.]+)/g)].map((match) =>
      Number(match[1]),
    );
    expect(Math.min(...levels)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...levels)).toBeLessThanOrEqual(140);
    expect(springOf("polyfoam", 140, 20)).toBeNull();
  });
});

describe("labels beside a drawing", () => {
  test("stay where they belong when there is room", () => {
    expect(spreadLabels([10, 50, 90], 20, 0, 100)).toEqual([10, 50, 90]);
  });

  test("keep their distance and their order when layers are thin", () => {
    const placed = spreadLabels([2, 6, 10, 90], 20, 0, 100);
    for (let index = 1; index < placed.length; index += 1) {
      expect((placed[index] ?? 0) - (placed[index - 1] ?? 0)).toBeGreaterThanOrEqual(20);
    }
  });

  test("never leave the drawing, even when they cannot all keep their distance", () => {
    const placed = spreadLabels([80, 85, 90, 95, 99], 40, 0, 100);
    expect(Math.min(...placed)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...placed)).toBeLessThanOrEqual(100);
    expect([...placed].sort((a, b) => a - b)).toEqual(placed);
  });
});

describe("the typical beds of the home page", () => {
  const whole = (drawn: readonly DrawnLayer[]) =>
    drawn.map((layer, position) => ({
      ...layer,
      position,
      name: layer.material,
      role:
        /coils|air/.test(layer.material) && layer.material !== "micro-coils"
          ? ("support" as const)
          : ("comfort" as const),
      density_lb_ft3: null,
      ild: null,
      zones: null,
      coil_count_queen: null,
      coil_gauge: null,
      treatments: [],
      ild_by_half: null,
    }));

  test.each(Object.entries(typicalBeds))("%s is of its type by the catalogue's own rule", (type, bed) => {
    expect(mattressType(whole(bed.layers))).toBe(type);
  });

  test("opens a hybrid in the hero, as its caption says", () => {
    expect(mattressType(whole(openedBed))).toBe("hybrid");
  });
});
