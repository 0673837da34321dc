import type { Policies } from "../../../app/contracts/catalogue";
import { centsNow } from "../model-price";
import type { ConstructionScores, Firmness, Material, MattressSize } from "../../../app/contracts/mattress";

/** What the engine may know of a model. Who pays for a sale is not among it, and must never be. */
export interface MatchModel {
  card: { slug: string };
  /** Models of one line differ in nothing but their comfort level. */
  line_id: number;
  scores: ConstructionScores;
  firmness: Firmness;
  height_inches: number;
  materials: ReadonlySet<Material>;
  /** Sizes it is made in, smallest first. */
  prices: ReadonlyMap<MattressSize, { now_cents: number | null }>;
  policies: Pick<Policies, "trial_nights" | "break_in_nights" | "return_fee_cents" | "return_kind">;
  /** Null: delivered everywhere. */
  delivery_states: ReadonlySet<string> | null;
  owners: readonly { position: string; weight_band: string; count: number; mean: number }[];
  store_ids: readonly number[];
}

/** What is known of the delivery ZIP. */
export interface MatchPlace {
  /** Two letters; null when no ZIP was given, or there is none of that number. */
  state: string | null;
  /** Stores within the ruleset's distance; null: no place, so any store will do. */
  nearStores: ReadonlySet<number> | null;
}

export const nowhere: MatchPlace = { state: null, nearStores: null };

/** Without a size it is a queen that is priced, and where none is made the smallest size. */
export function pricedSize(model: MatchModel, wanted: MattressSize | null): MattressSize {
  if (wanted !== null) return wanted;
  return model.prices.has("queen") ? "queen" : ([...model.prices.keys()][0] ?? "queen");
}

export const priceCents = (model: MatchModel, wanted: MattressSize | null) =>
  centsNow(model, pricedSize(model, wanted));

export const storesThatCarry = (model: MatchModel, { nearStores }: MatchPlace) =>
  nearStores === null ? model.store_ids.length : model.store_ids.filter((id) => nearStores.has(id)).length;
