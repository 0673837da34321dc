import { z } from "zod";
import { cents, count, firmnessValue, inches, measure, outOfFive, percent, score } from "./quantities";
import { atMost, maybe, maybeList, orElse } from "./tolerance";
import {
  layerRoleLabels,
  madeForLabels,
  materialLabels,
  sizeLabels,
  topStyleLabels,
  treatmentLabels,
  typeLabels,
  weightBandLabels,
  heldWeightBandLabels,
} from "./vocabulary/mattress";
import type { scoreLabels, scorePartLabels } from "./vocabulary/scores";
import { termsOf } from "./vocabulary/terms";

/** What a mattress is made of and how it scores: shared by brands, lines and models. */

export const mattressTypes = termsOf(typeLabels);
export const mattressType = z.enum(mattressTypes);

export const madeFor = z
  .enum(termsOf(madeForLabels))
  .describe("Intended use other than as an adult's bed: a child's room, a bunk or an RV; null if none of these.");

export const materials = termsOf(materialLabels);
export const material = z.enum(materials);

export const layerRoles = termsOf(layerRoleLabels);

export const treatments = termsOf(treatmentLabels);

export const layer = z.object({
  position: count.describe("Position from the top."),
  role: z.enum(layerRoles),
  material,
  name: z.string(),
  inches: inches.positive().describe("Thickness in inches."),
  density_lb_ft3: maybe(measure).describe("Pounds per cubic foot."),
  ild: maybe(measure).describe("Indentation load deflection in pounds-force."),
  zones: maybe(count),
  coil_count_queen: maybe(count),
  coil_gauge: maybe(measure).describe("Gauge of the wire; higher is thinner."),
  treatments: maybeList(z.enum(treatments), 6, "rules").describe("How the material is treated."),
  ild_by_half: maybe(atMost(z.array(measure), 5, "catalogue")).describe(
    "For a bed whose halves are ordered separately: its ILD in a half of each firmness, in the order of " +
      "`firmness.halves`; null if it is the same in all.",
  ),
});

/** Scores from 1 to 5 in hundredths: read from the construction or, for a tested bed, mostly from the test. */
export const constructionScores = z.object({
  pressure_relief: outOfFive,
  motion_isolation: outOfFive,
  cooling: outOfFive,
  edge_support: outOfFive,
  responsiveness: outOfFive,
  durability: outOfFive,
  support: outOfFive,
} satisfies Record<keyof typeof scoreLabels, typeof outOfFive>);

/** The same, plus how far you sink in, which is neither better nor worse. */
export const readings = constructionScores.extend({ hug: maybe(outOfFive) });

/** Parts of the Bedlark score, each from 0 to 100 (docs/decisions: how good a bed of its kind is). */
export const scoreParts = z.object({
  build: percent,
  lasting: percent,
  performance: percent,
  owners: percent,
  terms: percent,
} satisfies Record<keyof typeof scorePartLabels, typeof percent>);

export const weightBands = termsOf(weightBandLabels);
export const heldWeightBands = termsOf(heldWeightBandLabels);

export const firmnessRange = z.object({ softest: firmnessValue, firmest: firmnessValue });

/** The options that each half of a bed can be ordered in, softest first. */
export const firmnessHalves = atMost(z.array(firmnessValue).min(2), 5, "catalogue");

export const firmness = z.object({
  claimed: firmnessValue.describe("Firmness claimed by the brand."),
  measured: maybe(firmnessValue).describe("Measured firmness."),
  felt: maybeList(
    z.object({ weight_band: z.enum(heldWeightBands), firmness: firmnessValue, owners: count }),
    7,
    "rules",
  ).describe("Firmness as felt by owners, by weight."),
  range: maybe(firmnessRange).describe(
    "Range of adjustment, for each side separately; null for a bed with one firmness.",
  ),
  halves: maybe(firmnessHalves).describe(
    "Firmness options for each half, softest first, as claimed by the brand; `claimed` is then the middle one, and the " +
      "layers are those of such a half. Null for a bed that is the same throughout.",
  ),
  other_side: maybe(firmnessValue).describe(
    "The brand's claim for the other side of a flippable bed; `claimed`, `measured` and `felt` are for the side named " +
      "first. Equal to `claimed` if both sides are alike. Null if only one side is made to sleep on.",
  ),
});

export const mattressSizes = termsOf(sizeLabels);
export const mattressSize = z.enum(mattressSizes);

/**
 * The average is null with fewer than five ratings, which are too few. It is a Bayesian average (domain.md section 1).
 */
export const ownerRating = orElse(z.object({ count, average: maybe(outOfFive) }), { count: 0, average: null });

/** Layers are complete or left out: without one of them it would be a different bed. */
export const layersOf = <T extends z.ZodType>(one: T) => orElse(atMost(z.array(one), 20, "catalogue"), []);

export const namedLink = z.object({ slug: z.string(), name: z.string() });

export const topStyle = z.enum(termsOf(topStyleLabels));

export const brandColor = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i)
  .describe(
    'Color of the fabric in drawings of the brand\'s beds, such as "#1b3c87"; null if it is derived from the slug.',
  );

/** A photograph that replaces the drawing. */
export const photo = z.object({
  src: z
    .string()
    .regex(/^(https:\/\/|\/(?!\/))/)
    .describe("An https URL on a host listed in the site's IMAGE_HOSTS, or a path on the site itself."),
  width: count.describe("Of the file, in pixels."),
  height: count.describe("Of the file, in pixels."),
});

/** The card that represents a model in lists. */
export const modelSummary = namedLink.extend({
  brand: namedLink,
  brand_color: maybe(brandColor),
  type: maybe(mattressType),
  made_for: maybe(madeFor),
  top_style: maybe(topStyle),
  photo: maybe(photo).describe("Shown instead of a drawing."),
  firmness: maybe(firmnessValue),
  firmness_range: maybe(firmnessRange).describe("For a bed adjusted at home; null for a bed with one firmness."),
  firmness_halves: maybe(firmnessHalves).describe(
    "Firmness options for each half, softest first; null for a bed that is the same throughout.",
  ),
  height_inches: maybe(inches),
  price_size: orElse(mattressSize, "queen").describe(
    "The size requested or remembered by the visit, otherwise a queen.",
  ),
  price_cents: maybe(cents).describe(
    "Last observed price in that size; null if it doesn't come in that size or no price was ever observed.",
  ),
  size_made: orElse(z.boolean(), true).describe("Whether it comes in that size."),
  score: maybe(score),
  rating: ownerRating,
  layers: layersOf(z.object({ material, inches: inches.positive() })).describe(
    "Thickness and material of each layer, from the top, for drawings.",
  ),
});

export type MattressType = z.infer<typeof mattressType>;
export type MadeFor = z.infer<typeof madeFor>;
export type Material = z.infer<typeof material>;
export type Treatment = (typeof treatments)[number];
export type Layer = z.infer<typeof layer>;
export type ConstructionScores = z.infer<typeof constructionScores>;
export type Firmness = z.infer<typeof firmness>;
export type MattressSize = z.infer<typeof mattressSize>;
export type OwnerRating = z.infer<typeof ownerRating>;
export type Photo = z.infer<typeof photo>;
export type NamedLink = z.infer<typeof namedLink>;
export type ModelSummary = z.infer<typeof modelSummary>;
