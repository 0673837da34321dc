import type { Today } from "#contracts/us-days";
import type { BrandSummary } from "#contracts/brands";
import type { Policies } from "#contracts/catalogue";
import type { Firmness, MadeFor, Material, MattressSize, ModelSummary, NamedLink } from "#contracts/mattress";
import type { PriceSummary } from "#contracts/prices";
import type { BedlarkScore } from "../rules/bedlark-score/bedlark-score";
import type { Build, Half } from "../rules/match/match-model";
import type { Readings } from "../rules/readings/readings";
import type { PricedDeal } from "../prices/priced-deal";
import { dealState } from "../rules/deal-state";

/**
 * The whole catalogue as the match engine and the listing read it: several hundred models, held in the process and
 * read again when the catalogue's version changes. The database is the source of truth.
 */
export interface CatalogueSnapshot {
  models: readonly SnapshotModel[];
  /** Brands, collections and lines by their slugs, those that have models. */
  brands: ReadonlyMap<string, SnapshotBrand>;
  collections: ReadonlyMap<string, ModelRange>;
  lines: ReadonlyMap<string, ModelRange>;
  bySlug: ReadonlyMap<string, SnapshotModel>;
  byId: ReadonlyMap<number, SnapshotModel>;
  /** All, whatever their state, by slug. */
  deals: readonly PricedDeal[];
  /** Names of certificates by their codes. */
  certificateNames: ReadonlyMap<string, string>;
}

/** A brand, a collection or a line with its models, softest first. */
export interface ModelRange extends NamedLink {
  brand: NamedLink;
  models: readonly SnapshotModel[];
}

export interface SnapshotBrand extends ModelRange {
  card: BrandFacts;
  /** Owners' ratings of 1, 2, 3, 4 and 5 stars. */
  rating_distribution: readonly number[];
}

/** What a card says of a model in whatever size. */
export type ModelFacts = Omit<ModelSummary, "price_size" | "size_made" | "price_cents">;
/** The same of a brand. */
export type BrandFacts = Omit<BrandSummary, "price_size" | "size_made" | "price_from_cents" | "price_to_cents">;

export interface SnapshotModel {
  id: number;
  line_id: number;
  card: ModelFacts;
  readings: Readings;
  /** All that its Bedlark score rests on. */
  bedlark: BedlarkScore;
  /** On how many ratings after a year or more the owners’ part of the score rests. */
  ownersAfterAYear: number;
  /** Its readings rest on a test rather than on its layers alone. */
  tested: boolean;
  build: Build;
  firmness: Firmness;
  /** What each half can be ordered in, softest first; empty: it is the same all over. */
  halves: readonly Half[];
  height_inches: number;
  /** Pounds that each side is made for; null: its maker does not say. */
  capacity_pounds: number | null;
  /** What it is sold for, where that is not the bed of an adult. */
  made_for: MadeFor | null;
  materials: ReadonlySet<Material>;
  certificates: ReadonlySet<string>;
  /** Sizes it is made in, smallest first, with what each costs. */
  prices: ReadonlyMap<MattressSize, PriceSummary>;
  /** Deals that cover it, whatever their state, those that end sooner first. */
  deals: readonly PricedDeal[];
  policies: Pick<
    Policies,
    "trial_nights" | "break_in_nights" | "return_fee_cents" | "return_kind" | "return_pickup" | "warranty_years"
  >;
  sold_online: boolean;
  /** Null: delivered everywhere; else two letters of each state. */
  delivery_states: ReadonlySet<string> | null;
  /** Owners' ratings of 1, 2, 3, 4 and 5 stars. */
  rating_distribution: readonly number[];
  /** Ratings by position and weight band of those who gave them: how many, and their mean in stars. */
  /** Bayesian mean of all owners' stars, whatever their number. */
  owner_stars: number;
  owners: readonly { position: string; weight_band: string; count: number; mean: number }[];
  store_ids: readonly number[];
}

/** The deal shown with a model on a UTC day: of those that run, the one that ends first. */
export const runningDeal = ({ deals }: Pick<SnapshotModel, "deals">, today: Today): PricedDeal | null =>
  deals.find((deal) => dealState(deal, today) === "running") ?? null;

export interface CatalogueSource {
  /** The catalogue as it is now. */
  catalogue(): CatalogueSnapshot;
}
