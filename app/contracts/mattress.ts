import { z } from "zod";
import { maybe, maybeList, orElse } from "./tolerance";

/** What a mattress is made of and how it scores: the vocabulary that brands, lines and models share. */

export const mattressTypes = [
  "innerspring",
  "hybrid",
  "memory-foam",
  "polyfoam",
  "latex",
  "latex-hybrid",
  "adjustable-air",
  "polymer-grid",
] as const;
export const mattressType = z.enum(mattressTypes);

export const materials = [
  "cover",
  "fiber",
  "wool",
  "polyfoam",
  "memory-foam",
  "gel-memory-foam",
  "dunlop-latex",
  "talalay-latex",
  "polymer-grid",
  "micro-coils",
  "pocketed-coils",
  "bonnell-coils",
  "offset-coils",
  "continuous-coils",
  "air-chamber",
] as const;
export const material = z.enum(materials);

export const layerRoles = ["cover", "comfort", "transition", "support", "base"] as const;

/** One layer, counted from the top. Densities in lb/ft³, ILD in pounds-force, thickness in inches. */
export const layer = z.object({
  position: z.number().int(),
  role: z.enum(layerRoles),
  material,
  name: z.string(),
  inches: z.number().positive(),
  density_lb_ft3: maybe(z.number()),
  ild: maybe(z.number()),
  zones: maybe(z.number().int()),
  coil_count_queen: maybe(z.number().int()),
  coil_gauge: maybe(z.number()),
});

/** Scores from 1 to 5 in tenths, derived from the construction. */
export const constructionScores = z.object({
  pressure_relief: z.number(),
  motion_isolation: z.number(),
  cooling: z.number(),
  edge_support: z.number(),
  responsiveness: z.number(),
  durability: z.number(),
  support: z.number(),
});

export const weightBands = ["under-130", "130-230", "over-230"] as const;

/** Firmness on the US scale, 10 = firmest: what the brand claims, what was measured, what owners feel. */
export const firmness = z.object({
  claimed: z.number(),
  measured: maybe(z.number()),
  felt: maybeList(
    z.object({ weight_band: z.enum(weightBands), firmness: z.number(), owners: z.number().int() }),
  ),
});

/** Sizes of domain.md section 6 that the catalogue sells, smallest first. */
export const mattressSizes = [
  "twin",
  "twin-xl",
  "full",
  "queen",
  "king",
  "cal-king",
  "split-king",
] as const;
export const mattressSize = z.enum(mattressSizes);

/** Average is null below five ratings: too few to say. It is the Bayesian average of section 1. */
export const ownerRating = orElse(z.object({ count: z.number().int(), average: maybe(z.number()) }), {
  count: 0,
  average: null,
});

/** Layers are all there or none: a bed without one of them is another bed. */
export const layersOf = <T extends z.ZodType>(one: T) => orElse(z.array(one), []);

export const namedLink = z.object({ slug: z.string(), name: z.string() });

/** The card by which a model is shown in lists. Prices in US cents, of a queen. */
export const modelSummary = z.object({
  slug: z.string(),
  name: z.string(),
  brand: namedLink,
  type: maybe(mattressType),
  firmness: maybe(z.number()),
  height_inches: maybe(z.number()),
  price_queen_cents: maybe(z.number().int()),
  score: maybe(z.number()),
  rating: ownerRating,
  /** Thickness and material of each layer, top first, for the drawn cross-section. */
  layers: layersOf(z.object({ material, inches: z.number().positive() })),
});

export type MattressType = z.infer<typeof mattressType>;
export type Material = z.infer<typeof material>;
export type Layer = z.infer<typeof layer>;
export type ConstructionScores = z.infer<typeof constructionScores>;
export type Firmness = z.infer<typeof firmness>;
export type MattressSize = z.infer<typeof mattressSize>;
export type OwnerRating = z.infer<typeof ownerRating>;
export type NamedLink = z.infer<typeof namedLink>;
export type ModelSummary = z.infer<typeof modelSummary>;
