import type { MattressSize } from "#contracts/mattress";

export interface PriceObservationTable {
  model_id: number;
  size: MattressSize;
  seller: string;
  observed_on: string;
  price_cents: number;
}

/** Where a seller lists a model, and who pays this site for a purchase there; both null if nobody does. */
export interface OfferTable {
  model_id: number;
  seller: string;
  url: string;
  commission_payer: string | null;
  commission_terms: string | null;
}

export interface PriceTables {
  offer: OfferTable;
  price_observation: PriceObservationTable;
}

declare module "../database/tables" {
  interface Database extends PriceTables {}
}
