import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { ExpertReview, OwnerReview } from "../../app/contracts/brands";
import type { CatalogueLevel, Certificate, ModelAlias, Policies } from "../../app/contracts/catalogue";
import type {
  ConstructionScores,
  Firmness,
  Layer,
  MattressSize,
  MattressType,
  Material,
} from "../../app/contracts/mattress";

/** The tables and views as the migrations make them. Money in US cents, dates as ISO text. */

type Moment = ColumnType<Date, Date | string, Date | string>;

interface Named {
  id: Generated<number>;
  slug: string;
  name: string;
}

export interface BrandTable extends Named {
  about: string;
  sold_online: boolean;
  sold_in_stores: boolean;
  expert_review: JSONColumnType<ExpertReview>;
}
export interface CollectionTable extends Named {
  brand_id: number;
  summary: string;
}
export interface LineTable extends Named {
  collection_id: number;
  summary: string;
}
export interface ModelTable extends Named {
  line_id: number;
  summary: string;
  type: MattressType;
  top_style: "tight" | "pillow" | "euro";
  height_inches: number;
  score: number;
  scores: JSONColumnType<ConstructionScores>;
  firmness: JSONColumnType<Firmness>;
  rating_distribution: number[];
}
export interface LayerTable extends Layer {
  model_id: number;
}
export interface VariantTable {
  model_id: number;
  position: number;
  size: MattressSize;
  width_inches: number;
  length_inches: number;
  price_cents: number | null;
  seller: string;
  observed_on: string;
}
export interface PolicyTable extends Policies {
  model_id: number;
}
export interface CertificateTable extends Certificate {
  model_id: number;
  position: number;
}
export interface AliasTable extends ModelAlias {
  model_id: number;
  position: number;
}
export interface OwnerReviewTable {
  id: Generated<number>;
  model_id: number;
  rating: number;
  title: string;
  body: string;
  author: string;
  months_owned: number;
  sleep_position: string;
  weight_band: string;
  proof: OwnerReview["proof"];
  written_on: string;
}
export interface ComparisonTable {
  url: string;
  header: string;
  title: string;
}

export interface FeatureFlagTable {
  name: string;
  enabled: boolean;
}
/** Who switched which flag when: rows are only ever added. */
export interface FeatureFlagChangeTable {
  id: Generated<number>;
  name: string;
  enabled: boolean;
  account_id: number | null;
  changed_at: Moment;
}

export interface AccountTable {
  id: Generated<number>;
  /** Lower case. */
  email: string;
  password_hash: string;
  first_name: string;
  is_staff: Generated<boolean>;
  is_superuser: Generated<boolean>;
  owns_stores: Generated<boolean>;
  has_reviews_dashboard_access: Generated<boolean>;
}
export interface ProfileTable {
  id: Generated<number>;
  account_id: number;
}
export interface SessionTable {
  /** SHA-256 of the session id, which itself is only in the visitor's cookie. */
  id_hash: string;
  account_id: number;
  mattress_size: string | null;
  created_at: Moment;
  expires_at: Moment;
}
/** Failed sign-ins of one account from one address, within one window. */
export interface SignInAttemptTable {
  key_hash: string;
  failures: number;
  window_ends_at: Moment;
}

export interface PlaceTable {
  zip: string;
  city: string;
  state: string;
  latitude: number;
  longitude: number;
}

/** One row: what filled this database. */
export interface SeedStateTable {
  id: number;
  demo: boolean;
  seed: number;
  version: number;
  /** Counts up with every change of the catalogue, so that indexes in processes know when they are old. */
  catalogue_version: number;
  filled_at: Moment;
}

/** Materialised views, refreshed after the catalogue changes. */
export interface ModelCardView {
  model_id: number;
  slug: string;
  name: string;
  brand_id: number;
  brand_slug: string;
  brand_name: string;
  collection_id: number;
  line_id: number;
  type: MattressType;
  firmness: number;
  height_inches: number;
  price_queen_cents: number | null;
  score: number;
  rating_distribution: number[];
  layers: { material: Material; inches: number }[];
  certificates: string[];
}
export interface BrandCardView {
  brand_id: number;
  slug: string;
  name: string;
  types: MattressType[];
  sold_online: boolean;
  sold_in_stores: boolean;
  model_count: number;
  price_from_cents: number | null;
  price_to_cents: number | null;
  firmness_min: number;
  firmness_max: number;
  score: number;
  rating_distribution: number[];
}
export interface CatalogueEntryView {
  level: CatalogueLevel;
  slug: string;
  name: string;
  brand_slug: string;
  brand_name: string;
  types: MattressType[];
  model_count: number;
  price_from_cents: number | null;
}

export interface Database {
  brand: BrandTable;
  collection: CollectionTable;
  mattress_line: LineTable;
  model: ModelTable;
  layer: LayerTable;
  variant: VariantTable;
  policy: PolicyTable;
  certificate: CertificateTable;
  alias: AliasTable;
  owner_review: OwnerReviewTable;
  comparison: ComparisonTable;
  feature_flag: FeatureFlagTable;
  feature_flag_change: FeatureFlagChangeTable;
  account: AccountTable;
  profile: ProfileTable;
  session: SessionTable;
  sign_in_attempt: SignInAttemptTable;
  place: PlaceTable;
  seed_state: SeedStateTable;
  model_card: ModelCardView;
  brand_card: BrandCardView;
  catalogue_entry: CatalogueEntryView;
}
