import { z } from "zod";
import {
  constructionScores,
  firmness,
  layer,
  mattressSize,
  mattressType,
  modelSummary,
  namedLink,
  ownerRating,
} from "./mattress";

/** Collections, lines and models (domain.md section 9: brand → collection → line → model → size). */

export const catalogueLevels = ["collections", "lines", "models"] as const;

/** One row of an index of collections, lines or models. */
export const catalogueEntry = namedLink.extend({
  brand: namedLink,
  types: z.array(mattressType),
  model_count: z.number().int(),
  price_from_cents: z.number().int().nullable(),
});

/** GET collections/, lines/ or models/ with ?page= ; by brand, then name (60 a page; out of range is 404). */
export const catalogueIndex = z.object({
  demo: z.boolean(),
  count: z.number().int(),
  page: z.number().int(),
  pages: z.number().int(),
  items: z.array(catalogueEntry),
});

/** GET collections/{slug}/ */
export const collectionDetail = z.object({
  demo: z.boolean(),
  collection: namedLink.extend({ summary: z.string(), brand: namedLink }),
  lines: z.array(namedLink.extend({ summary: z.string(), models: z.array(modelSummary) })),
  siblings: z.array(namedLink),
});

/** GET lines/{slug}/ ; models softest first. */
export const lineDetail = z.object({
  demo: z.boolean(),
  line: namedLink.extend({ summary: z.string(), brand: namedLink, collection: namedLink }),
  models: z.array(modelSummary),
  siblings: z.array(namedLink),
});

/** A fact about a bed is worth what its source is worth: each carries it, with the day it was checked. */
const checked = { source: z.string(), checked_on: z.string() };

/** Null means "not published", which is not the same as zero or no. */
export const policies = z.object({
  ...checked,
  trial_nights: z.number().int().nullable(),
  break_in_nights: z.number().int().nullable(),
  return_fee_cents: z.number().int().nullable(),
  return_pickup: z.boolean().nullable(),
  return_kind: z.enum(["refund", "exchange", "store-credit"]).nullable(),
  warranty_years: z.number().int().nullable(),
  nonprorated_years: z.number().int().nullable(),
  sag_threshold_inches: z.number().nullable(),
  foundation_required: z.boolean().nullable(),
  stain_voids_warranty: z.boolean().nullable(),
});

export const certificate = z.object({
  ...checked,
  code: z.string(),
  name: z.string(),
  scope: z.enum(["component", "whole-product"]),
  /** What exactly is certified, e.g. "polyurethane foams". */
  covers: z.string(),
});

export const variant = z.object({
  size: mattressSize,
  width_inches: z.number(),
  length_inches: z.number(),
  price_cents: z.number().int().nullable(),
  seller: z.string(),
  observed_on: z.string(),
});

/** A name under which a retailer sells the same or nearly the same bed. */
export const modelAlias = z.object({
  name: z.string(),
  seller: z.string(),
  kind: z.enum(["same-specification", "same-core", "similar"]),
  evidence: z.string(),
  confidence: z.enum(["high", "medium", "low"]),
});

/** GET models/{slug}/ */
export const modelDetail = z.object({
  demo: z.boolean(),
  model: namedLink.extend({
    summary: z.string(),
    brand: namedLink,
    collection: namedLink,
    line: namedLink,
    type: mattressType,
    top_style: z.enum(["tight", "pillow", "euro"]),
    height_inches: z.number(),
    score: z.number(),
    scores: constructionScores,
    firmness,
    layers: z.array(layer),
    variants: z.array(variant),
    policies,
    certificates: z.array(certificate),
    aliases: z.array(modelAlias),
    rating: ownerRating,
    /** Where the construction was read, and who measured the firmness; null when nobody did. */
    sources: z.object({ specification: z.object(checked), measurement: z.object(checked).nullable() }),
  }),
  /** All models of its line, itself included, softest first. */
  line_models: z.array(modelSummary),
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
