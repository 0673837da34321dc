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
 * The whole catalogue in the form that the match engine and the listing use: several hundred models, cached in the
 * process and reloaded when the catalogue's version changes. The database is the source of truth.
 */
export interface CatalogueSnapshot {
  models: readonly SnapshotModel[];
  /** Brands, collections and lines that have models, by slug. */
  brands: ReadonlyMap<string, SnapshotBrand>;
  collections: ReadonlyMap<string, ModelRange>;
  lines: ReadonlyMap<string, ModelRange>;
  bySlug: ReadonlyMap<string, SnapshotModel>;
  byId: ReadonlyMap<number, SnapshotModel>;
  /** All deals in any state, by slug. */
  deals: readonly PricedDeal[];
  /** Names of certificates by code. */
  certificateNames: ReadonlyMap<string, string>;
}

/** A brand, a collection or a line with its models, softest first. */
export interface ModelRange extends NamedLink {
  brand: NamedLink;
  models: readonly SnapshotModel[];
}

export interface SnapshotBrand extends ModelRange {
  card: BrandFacts;
  /** The number of owner ratings with 1, 2, 3, 4 and 5 stars. */
  rating_distribution: readonly number[];
}

/** The facts on a model's card that don't depend on the size. */
export type ModelFacts = Omit<ModelSummary, "price_size" | "size_made" | "price_cents">;
/** The same for a brand. */
export type BrandFacts = Omit<BrandSummary, "price_size" | "size_made" | "price_from_cents" | "price_to_cents">;

export interface SnapshotModel {
  id: number;
  line_id: number;
  card: ModelFacts;
  readings: Readings;
  /** The complete basis of its Bedlark score. */
  bedlark: BedlarkScore;
  /** How many ratings after a year or more the owners’ part of the score is based on. */
  ownersAfterAYear: number;
  /** Its readings rest on a test rather than on its layers alone. */
  tested: boolean;
  build: Build;
  firmness: Firmness;
  /** The options that each half can be ordered in, softest first; empty: the bed is the same all over. */
  halves: readonly Half[];
  height_inches: number;
  /** Maximum pounds per side; null: the maker does not publish it. */
  capacity_pounds: number | null;
  /** What it is sold for, unless it is a bed for adults. */
  made_for: MadeFor | null;
  materials: ReadonlySet<Material>;
  certificates: ReadonlySet<string>;
  /** Sizes it is made in, smallest first, with their prices. */
  prices: ReadonlyMap<MattressSize, PriceSummary>;
  /** Deals that cover it, in any state, those that end sooner first. */
  deals: readonly PricedDeal[];
  policies: Pick<
    Policies,
    "trial_nights" | "break_in_nights" | "return_fee_cents" | "return_kind" | "return_pickup" | "warranty_years"
  >;
  sold_online: boolean;
  /** Null: delivered everywhere; otherwise two-letter states. */
  delivery_states: ReadonlySet<string> | null;
  /** The number of owner ratings with 1, 2, 3, 4 and 5 stars. */
  rating_distribution: readonly number[];
  /** Ratings by the owners' position and weight band: their count, and their mean in stars. */
  /** Bayesian mean of all owners' stars, however many there are. */
  owner_stars: number;
  owners: readonly { position: string; weight_band: string; count: number; mean: number }[];
  store_ids: readonly number[];
}

/** The deal shown with a model today: of those running, the one that ends first. */
export const runningDeal = ({ deals }: Pick<SnapshotModel, "deals">, today: Today): PricedDeal | null =>
  deals.find((deal) => dealState(deal, today) === "running") ?? null;

export interface CatalogueSource {
  /** The current catalogue. */
  catalogue(): CatalogueSnapshot;
}
