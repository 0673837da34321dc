import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { ExpertReview, OwnerReview } from "../../app/contracts/brands";
import type { CatalogueLevel, Certificate, ModelAlias, Policies } from "../../app/contracts/catalogue";
import type { DealKind } from "../../app/contracts/deals";
import type { MatchAnswer } from "../../app/contracts/match";
import type {
  ConstructionScores,
  Firmness,
  Layer,
  MattressSize,
  MattressType,
  Material,
} from "../../app/contracts/mattress";
import type { DayHours } from "../../app/contracts/stores";

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
  /** Null: everywhere; else the two letters of each state that its sellers deliver to. */
  delivery_states: string[] | null;
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
  specification_source: Generated<string>;
  specification_checked_on: Generated<string>;
  measurement_source: string | null;
  measured_on: string | null;
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
export interface OwnerRatingTable {
  model_id: number;
  sleep_position: string;
  weight_band: string;
  distribution: number[];
}
export interface ComparisonTable {
  url: string;
  header: string;
  title: string;
  left_brand_id: number | null;
  right_brand_id: number | null;
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
  /** Null: a visitor without an account. */
  account_id: number | null;
  mattress_size: string | null;
  /** The place last searched for stores. */
  place: ColumnType<VisitedPlace | null, string | null, string | null>;
  compare_models: Generated<number[]>;
  created_at: Moment;
  expires_at: Moment;
}
/** A session that its browser ended by signing in or out, for as long as what it sent before may be under way. */
export interface EndedSessionTable {
  id_hash: string;
  /** Of the session that took its place; null after signing out. */
  successor_hash: string | null;
  ended_at: Moment;
}
/** Failed sign-ins of one account from one address, within one window. */
export interface SignInAttemptTable {
  key_hash: string;
  failures: number;
  window_ends_at: Moment;
}

/** A network from which an account has signed in. */
export interface KnownAddressTable {
  /** As that of a sign_in_attempt. */
  key_hash: string;
  account_id: number;
  signed_in_at: Moment;
}

export interface PlaceTable {
  zip: string;
  city: string;
  state: string;
  latitude: number;
  longitude: number;
}

export interface RetailerTable extends Named {}
export interface StoreTable {
  id: Generated<number>;
  retailer_id: number;
  slug: string;
  has_ldp_status: boolean;
  street: string;
  city: string;
  state: string;
  zip: string;
  latitude: number;
  longitude: number;
  /** IANA name. */
  time_zone: string;
  phone: string;
  /** Sunday first. */
  hours: JSONColumnType<DayHours[]>;
}
export interface FloorModelTable {
  store_id: number;
  model_id: number;
  confirmed_on: string;
}
export interface StoreDiscountTable {
  id: Generated<number>;
  store_id: number;
  title: string;
  terms: string;
  starts_on: string;
  ends_on: string | null;
  last_checked_on: string;
}

export interface PriceObservationTable {
  model_id: number;
  size: MattressSize;
  seller: string;
  observed_on: string;
  price_cents: number;
}
export interface DealTable {
  id: Generated<number>;
  slug: string;
  brand_id: number;
  title: string;
  description: string;
  kind: DealKind;
  seller: string;
  starts_on: string;
  ends_on: string | null;
  last_checked_on: string;
  code: string | null;
  /** What the seller says that the code takes off, in per cent. */
  code_percent: number | null;
  terms: string[];
  url: string;
  commission_payer: string | null;
  commission_terms: string | null;
}
export interface DealModelTable {
  deal_id: number;
  model_id: number;
}
export interface CashbackOfferTable {
  id: Generated<number>;
  slug: string;
  brand_id: number;
  seller: string;
  amount_cents: number;
  minimum_cents: number;
  starts_on: string;
  ends_on: string | null;
  last_checked_on: string;
  days_to_pay: number;
  terms: string[];
  commission_payer: string;
  commission_terms: string;
}

export interface VisitedPlace {
  label: string;
  latitude: number;
  longitude: number;
}
/** E-mail to be sent, and what became of it. */
export interface MailTable {
  id: Generated<number>;
  recipient: string;
  subject: string;
  body: string;
  state: "queued" | "sent" | "failed";
  tries: Generated<number>;
  queued_at: Moment;
  next_try_at: ColumnType<Date | null, Date | null, Date | null>;
  sent_at: ColumnType<Date | null, Date | null, Date | null>;
  failure: string | null;
}
export interface SavedMatchTable {
  /** Unguessable; whoever has it may open the results. */
  token: string;
  account_id: number | null;
  /** Of the form that saved it; null where nothing was sent. */
  key: string | null;
  answers: JSONColumnType<Record<string, string>>;
  match: JSONColumnType<MatchAnswer>;
  ruleset_version: string;
  saved_at: Moment;
  /** ISO date, the last day on which it is shown; null: as long as the account that it is in. */
  kept_until: string | null;
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
  owner_rating: OwnerRatingTable;
  comparison: ComparisonTable;
  feature_flag: FeatureFlagTable;
  feature_flag_change: FeatureFlagChangeTable;
  account: AccountTable;
  profile: ProfileTable;
  session: SessionTable;
  ended_session: EndedSessionTable;
  sign_in_attempt: SignInAttemptTable;
  known_address: KnownAddressTable;
  place: PlaceTable;
  retailer: RetailerTable;
  store: StoreTable;
  floor_model: FloorModelTable;
  store_discount: StoreDiscountTable;
  price_observation: PriceObservationTable;
  deal: DealTable;
  deal_model: DealModelTable;
  cashback_offer: CashbackOfferTable;
  mail: MailTable;
  saved_match: SavedMatchTable;
  seed_state: SeedStateTable;
  model_card: ModelCardView;
  brand_card: BrandCardView;
  catalogue_entry: CatalogueEntryView;
}
