import { z } from "zod";
import { facet } from "./listing";
import { mattressType, modelSummary, namedLink, ownerRating } from "./mattress";

export const brandSorts = ["name", "score", "price", "models"] as const;
export const brandSort = z.enum(brandSorts);

/** Facets of the brand listing; each is a query parameter holding comma-separated values. */
export const brandFacetKeys = ["type", "price", "firmness", "sold", "certificate"] as const;

export const brandFacet = facet.extend({ key: z.enum(brandFacetKeys) });

export const brandSummary = z.object({
  slug: z.string(),
  name: z.string(),
  types: z.array(mattressType),
  sold_online: z.boolean(),
  sold_in_stores: z.boolean(),
  model_count: z.number().int(),
  price_from_cents: z.number().int().nullable(),
  price_to_cents: z.number().int().nullable(),
  firmness_min: z.number(),
  firmness_max: z.number(),
  /** Mean score of its models, 0 to 100. */
  score: z.number(),
  rating: ownerRating,
});

/** GET brands/?type=&price=&firmness=&sold=&certificate=&sort=&page= (24 a page; out of range is 404). */
export const brandListing = z.object({
  demo: z.boolean(),
  count: z.number().int(),
  page: z.number().int(),
  pages: z.number().int(),
  sort: brandSort,
  items: z.array(brandSummary),
  facets: z.array(brandFacet),
});

export const expertReview = z.object({
  /** 0 to 100, from the construction of the brand's models. */
  score: z.number(),
  verdict: z.string(),
  strengths: z.array(z.string()),
  weaknesses: z.array(z.string()),
  best_for: z.array(z.string()),
  reviewer: z.string(),
  /** ISO date. */
  reviewed_on: z.string(),
});

export const ownerReview = z.object({
  id: z.number().int(),
  model: namedLink,
  rating: z.number().int().min(1).max(5),
  title: z.string(),
  body: z.string(),
  author: z.string(),
  months_owned: z.number().int(),
  sleep_position: z.string(),
  weight_band: z.string(),
  /** The kind of proof that the writer owns the bed. */
  proof: z.enum(["receipt", "retailer", "email"]),
  written_on: z.string(),
});

/** GET brands/{slug}/ */
export const brandDetail = z.object({
  demo: z.boolean(),
  brand: brandSummary,
  about: z.string(),
  expert_review: expertReview,
  /** Number of owner ratings of 1, 2, 3, 4 and 5 stars, in that order. */
  rating_distribution: z.array(z.number().int()).length(5),
  owner_reviews: z.array(ownerReview),
  collections: z.array(
    namedLink.extend({
      summary: z.string(),
      lines: z.array(namedLink.extend({ models: z.array(modelSummary) })),
    }),
  ),
});

export type BrandSort = z.infer<typeof brandSort>;
export type BrandFacet = z.infer<typeof brandFacet>;
export type BrandSummary = z.infer<typeof brandSummary>;
export type BrandListing = z.infer<typeof brandListing>;
export type ExpertReview = z.infer<typeof expertReview>;
export type OwnerReview = z.infer<typeof ownerReview>;
export type BrandDetail = z.infer<typeof brandDetail>;
