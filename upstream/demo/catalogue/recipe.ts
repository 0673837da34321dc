import type { Layer, Material, Treatment } from "#contracts/mattress";

/** From the softest to the firmest comfort of a line; equal ends, or one number, for what does not vary. */
export type Span = number | readonly [softest: number, firmest: number];

/** A layer of a line: what its models share, and how far the rest is moved to make them softer or firmer. */
export interface LayerRecipe {
  role: Layer["role"];
  material: Material;
  name: string;
  inches: Span;
  density?: number;
  ild?: Span;
  zones?: number;
  coilCount?: number;
  gauge?: Span;
  treatments?: readonly Treatment[];
  /** Only models with a pillow or euro top have this layer. */
  topOnly?: boolean;
}

export type TopStyle = "tight" | "pillow" | "euro";

/** Layers, top first. */
export type Recipe = readonly LayerRecipe[];

function along(span: Span | undefined, firmness: number, step: number): number | null {
  if (span === undefined) return null;
  const value = typeof span === "number" ? span : span[0] + (span[1] - span[0]) * firmness;
  return Math.round(value / step) * step;
}

/** The layers of one model; `firmness` runs from 0, the softest the recipe allows, to 1, the firmest. */
export function layersOf(recipe: Recipe, top: TopStyle, firmness: number): Layer[] {
  return recipe
    .filter((layer) => !layer.topOnly || top !== "tight")
    .map((layer, index) => ({
      position: index + 1,
      role: layer.role,
      material: layer.material,
      name: layer.topOnly ? `${top === "euro" ? "Euro" : "Pillow"}-top ${layer.name}` : layer.name,
      inches: along(layer.inches, firmness, 0.25) ?? 1,
      density_lb_ft3: layer.density ?? null,
      ild: along(layer.ild, firmness, 1),
      zones: layer.zones ?? null,
      coil_count_queen: layer.coilCount ?? null,
      coil_gauge: along(layer.gauge, firmness, 0.25),
      treatments: [...(layer.treatments ?? [])],
      ild_by_half: null,
    }));
}
