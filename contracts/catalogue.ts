import { z } from "zod";
import {
  brandColor,
  readings,
  scoreParts,
  firmness,
  layer,
  layersOf,
  madeFor,
  mattressSize,
  mattressType,
  modelSummary,
  namedLink,
  ownerRating,
  photo,
  topStyle,
} from "./mattress";
import { cents, count, inches, pounds, score } from "./quantities";
import { day, demo, list, maybe, maybeList, orElse, paged } from "./tolerance";
import {
  aliasConfidenceLabels,
  aliasKindLabels,
  certificateScopeLabels,
  returnKindLabels,
} from "./vocabulary/catalogue";
import { termsOf } from "./vocabulary/terms";

/** Collections, lines and models (domain.md section 9: brand → collection → line → model → size). */

export const catalogueLevels = ["collections", "lines", "models"] as const;

/** One row of an index of collections, lines or models. */
export const catalogueEntry = namedLink.extend({
  brand: namedLink,
  types: maybeList(mattressType, 8, "rules"),
  model_count: maybe(count),
  price_size: orElse(mattressSize, "queen").describe("Size that its prices are for."),
  size_made: orElse(z.boolean(), true).describe("Whether it, or any bed in it, comes in that size."),
  price_from_cents: maybe(cents),
});

/** GET collections/, lines/ or models/ */
export const catalogueIndex = z.object({
  demo,
  ...paged,
  items: list(catalogueEntry, 60),
});

/** GET collections/{slug}/ */
export const collectionDetail = z.object({
  demo,
  collection: namedLink.extend({ summary: orElse(z.string(), ""), brand: namedLink }),
  lines: maybeList(
    namedLink.extend({ summary: orElse(z.string(), ""), models: maybeList(modelSummary, 60, "catalogue") }),
    60,
    "catalogue",
  ),
  siblings: maybeList(namedLink, 60, "catalogue"),
});

/** GET lines/{slug}/ */
export const lineDetail = z.object({
  demo,
  line: namedLink.extend({ summary: orElse(z.string(), ""), brand: namedLink, collection: namedLink }),
  models: maybeList(modelSummary, 60, "catalogue"),
  siblings: maybeList(namedLink, 60, "catalogue"),
});

/** A fact about a bed is only as good as its source, so each includes its source and the day it was checked. */
const checked = { source: z.string(), checked_on: day };

/** Null means "not published", which is not the same as zero or no. */
export const policies = z.object({
  ...checked,
  trial_nights: maybe(count),
  break_in_nights: maybe(count),
  return_fee_cents: maybe(cents),
  return_pickup: maybe(z.boolean()),
  return_kind: maybe(z.enum(termsOf(returnKindLabels))),
  warranty_years: maybe(count),
  nonprorated_years: maybe(count),
  sag_threshold_inches: maybe(inches),
  foundation_required: maybe(z.boolean()),
  stain_voids_warranty: maybe(z.boolean()),
});

export const certificate = z.object({
  ...checked,
  code: z.string(),
  name: z.string(),
  scope: z.enum(termsOf(certificateScopeLabels)),
  covers: z.string().describe('What exactly is certified, such as "polyurethane foams".'),
});

export const variant = z.object({
  size: mattressSize,
  /** Per mattress, if a size consists of several. */
  width_inches: inches,
  length_inches: inches,
  pieces: orElse(z.number().int().positive().describe("Number of mattresses side by side: two in a split king."), 1),
  price_cents: maybe(cents),
  seller: z.string(),
  observed_on: day,
});

/** A name under which a retailer sells the same or nearly the same bed. */
export const modelAlias = z.object({
  name: z.string(),
  seller: z.string(),
  kind: z.enum(termsOf(aliasKindLabels)),
  evidence: z.string(),
  confidence: z.enum(termsOf(aliasConfidenceLabels)),
});

/** GET models/{slug}/ */
export const modelDetail = z.object({
  demo,
  model: namedLink.extend({
    summary: orElse(z.string(), ""),
    brand: namedLink,
    brand_color: maybe(brandColor),
    collection: maybe(namedLink),
    line: maybe(namedLink),
    type: maybe(mattressType),
    made_for: maybe(madeFor),
    top_style: maybe(topStyle),
    photo: maybe(photo).describe("Shown instead of a drawing."),
    height_inches: maybe(inches),
    capacity_pounds: maybe(pounds).describe(
      "Weight that each side is made for, according to its maker; null if not published.",
    ),
    queen_pounds: maybe(pounds).describe(
      "Approximate weight of a queen; null if unknown, or if it doesn't come in a queen.",
    ),
    score: maybe(score),
    score_parts: maybe(scoreParts),
    score_owners: maybe(count).describe(
      "Number of ratings, after a year or more of use, behind the owners’ part of the score.",
    ),
    scores: maybe(readings),
    tested: orElse(z.boolean(), false).describe("Whether the scores rest mostly on our test."),
    firmness: maybe(firmness),
    layers: layersOf(layer),
    variants: maybeList(variant, 20, "catalogue"),
    policies: maybe(policies),
    certificates: maybeList(certificate, 20, "catalogue"),
    aliases: maybeList(modelAlias, 30, "catalogue"),
    rating: ownerRating,
    sources: maybe(
      z.object({ specification: maybe(z.object(checked)), measurement: maybe(z.object(checked)) }),
    ).describe("Sources for the construction, and who measured the firmness; null if nobody did."),
  }),
  line_models: maybeList(modelSummary, 60, "catalogue").describe(
    "All models in its line, including itself, softest first.",
  ),
});

export type CatalogueLevel = (typeof catalogueLevels)[number];
export type CatalogueEntry = z.infer<typeof catalogueEntry>;
export type CatalogueIndex = z.infer<typeof catalogueIndex>;
export type CollectionDetail = z.infer<typeof collectionDetail>;
export type LineDetail = z.infer<typeof lineDetail>;
export type ModelDetail = z.infer<typeof modelDetail>;
export type Policies = z.infer<typeof policies>;
export type Certificate = z.infer<typeof certificate>;
export type Variant = z.infer<typeof variant>;
export type ModelAlias = z.infer<typeof modelAlias>;
