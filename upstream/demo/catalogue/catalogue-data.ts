import type { ExpertReview } from "#contracts/brands";
import type { Certificate, ModelAlias, Policies, Variant } from "#contracts/catalogue";
import type { Firmness, Layer, MadeFor, MattressType } from "#contracts/mattress";
import type { Readings } from "../../rules/readings/readings";
import type {
  OwnerReviewReplyTable,
  OwnerReviewTable,
  OwnerReviewVersionTable,
  PartRatings,
} from "../../reviews/tables";

/** What the generator makes and the database is seeded with: plain rows, joined by slug. */

export interface SeedBrand {
  slug: string;
  name: string;
  about: string;
  sold_online: boolean;
  sold_in_stores: boolean;
  color: string | null;
  expert_review: ExpertReview;
}

export interface SeedCollection {
  slug: string;
  brand_slug: string;
  name: string;
  summary: string;
}

export interface SeedLine {
  slug: string;
  collection_slug: string;
  name: string;
  summary: string;
}

/** A size of a model, with its list price in US cents; null when its seller publishes none. */
export interface SeedVariant extends Omit<Variant, "price_cents"> {
  list_cents: number | null;
}

export interface SeedModel {
  slug: string;
  line_slug: string;
  name: string;
  summary: string;
  type: MattressType;
  /** What it is sold for, where that is not the bed of an adult. */
  made_for: MadeFor | null;
  top_style: "tight" | "pillow" | "euro";
  height_inches: number;
  /** From its layers, what their maker keeps to itself among them: about what a test finds. Each from 1 to 5. */
  scores: Readings;
  firmness: Firmness;
  layers: Layer[];
  edge_encased: boolean;
  two_sided: boolean;
  capacity_pounds: number | null;
  /** Null for a bed that isn't made in a queen. */
  queen_pounds: number | null;
  variants: SeedVariant[];
  policies: Policies;
  certificates: Certificate[];
  aliases: ModelAlias[];
  /** Number of owner ratings of 1, 2, 3, 4 and 5 stars, in that order. */
  rating_distribution: [number, number, number, number, number];
}

export interface SeedReview extends Pick<
  OwnerReviewTable,
  "author" | "state" | "reason" | "size" | "paid_cents" | "seller" | "proof"
> {
  model_slug: string;
  sleep_position: string;
  weight_band: string;
  incentive: "none" | "cashback" | "gift";
  helpful_votes: number;
  /** Oldest first; the last one counts. */
  versions: SeedReviewVersion[];
  reply: Omit<OwnerReviewReplyTable, "review_id"> | null;
}

export interface SeedReviewVersion extends Pick<
  OwnerReviewVersionTable,
  "kind" | "months_owned" | "rating" | "title" | "body" | "written_on"
> {
  parts: PartRatings;
  /** When somebody had read it. */
  decided_on: string;
}

export interface SeedComparison {
  url: string;
  header: string;
  title: string;
  left_brand_slug: string;
  right_brand_slug: string;
}

/** A catalogue without what its owners wrote. */
export type SeedBeds = Omit<SeedCatalogue, "reviews">;

export interface SeedCatalogue {
  brands: SeedBrand[];
  collections: SeedCollection[];
  lines: SeedLine[];
  models: SeedModel[];
  reviews: SeedReview[];
  comparisons: SeedComparison[];
}
