import type { MattressSize } from "../../app/contracts/mattress";

export interface PriceObservationTable {
  model_id: number;
  size: MattressSize;
  seller: string;
  observed_on: string;
  price_cents: number;
}

export interface PriceTables {
  price_observation: PriceObservationTable;
}
