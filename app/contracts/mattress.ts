import { z } from "zod";
import { cents, count, firmnessValue, inches, measure, outOfFive, score } from "./quantities";
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
  position: count,
  role: z.enum(layerRoles),
  material,
  name: z.string(),
  inches: inches.positive(),
  density_lb_ft3: maybe(measure),
  ild: maybe(measure),
  zones: maybe(count),
  coil_count_queen: maybe(count),
  coil_gauge: maybe(measure),
});

/** Scores from 1 to 5 in tenths, derived from the construction. */
export const constructionScores = z.object({
  pressure_relief: outOfFive,
  motion_isolation: outOfFive,
  cooling: outOfFive,
  edge_support: outOfFive,
  responsiveness: outOfFive,
  durability: outOfFive,
  support: outOfFive,
});

export const weightBands = ["under-130", "130-230", "over-230"] as const;

/** Firmness on the US scale, 10 = firmest: what the brand claims, what was measured, what owners feel. */
export const firmness = z.object({
  claimed: firmnessValue,
  measured: maybe(firmnessValue),
  felt: maybeList(z.object({ weight_band: z.enum(weightBands), firmness: firmnessValue, owners: count })),
});

/** Sizes of domain.md section 6 that the catalogue sells, smallest first. */
export const mattressSizes = ["twin", "twin-xl", "full", "queen", "king", "cal-king", "split-king"] as const;
export const mattressSize = z.enum(mattressSizes);

/** Average is null below five ratings: too few to say. It is the Bayesian average of section 1. */
export const ownerRating = orElse(z.object({ count, average: maybe(outOfFive) }), {
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
  firmness: maybe(firmnessValue),
  height_inches: maybe(inches),
  price_queen_cents: maybe(cents),
  score: maybe(score),
  rating: ownerRating,
  /** Thickness and material of each layer, top first, for the drawn cross-section. */
  layers: layersOf(z.object({ material, inches: inches.positive() })),
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
