import type { Generated, JSONColumnType } from "kysely";
import type { ExpertReview } from "#contracts/brands";
import type { Certificate, ModelAlias, Policies } from "#contracts/catalogue";
import type { Firmness, Layer, MadeFor, MattressSize, MattressType, Photo } from "#contracts/mattress";
import type { Named } from "../database/columns";

export interface BrandTable extends Named {
  about: string;
  sold_online: boolean;
  sold_in_stores: boolean;
  expert_review: JSONColumnType<ExpertReview>;
  /** Null: everywhere; otherwise the two-letter states that its sellers deliver to. */
  delivery_states: string[] | null;
  /** In the form "#1b3c87". */
  color: string | null;
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
  /** What it is sold for; null: a bed for adults, like most. */
  made_for: Generated<MadeFor | null>;
  top_style: "tight" | "pillow" | "euro";
  height_inches: number;
  firmness: JSONColumnType<Firmness>;
  rating_distribution: number[];
  edge_encased: Generated<boolean>;
  two_sided: Generated<boolean>;
  /** Maximum pounds per side; null: the maker does not publish it. */
  capacity_pounds: Generated<number | null>;
  /** The weight of a queen, in whole pounds; null: unknown. */
  queen_pounds: Generated<number | null>;
  /** The operator's own photo; null: the model is drawn. */
  photo: JSONColumnType<Photo | null, string | null | undefined, string | null>;
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
  pieces: number;
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
export interface OwnerRatingTable {
  model_id: number;
  sleep_position: string;
  weight_band: string;
  distribution: number[];
}
/** A materialized view, refreshed after the catalogue changes. */
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
  rating_distribution: number[];
  /** All layers, top first. */
  layers: Layer[];
  certificates: string[];
}
export interface CatalogueTables {
  brand: BrandTable;
  collection: CollectionTable;
  mattress_line: LineTable;
  model: ModelTable;
  layer: LayerTable;
  variant: VariantTable;
  policy: PolicyTable;
  certificate: CertificateTable;
  alias: AliasTable;
  owner_rating: OwnerRatingTable;
  model_card: ModelCardView;
}

declare module "../database/tables" {
  interface Database extends CatalogueTables {}
}
