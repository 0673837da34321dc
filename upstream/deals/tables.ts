import type { Generated } from "kysely";
import type { DealKind } from "#contracts/deals";

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
  /** The percentage that the code takes off according to the seller. */
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
  /** A fixed amount; for a percentage offer, the maximum. */
  amount_cents: number;
  back_percent: number | null;
  minimum_cents: number;
  starts_on: string;
  ends_on: string | null;
  last_checked_on: string;
  days_to_pay: number;
  terms: string[];
  commission_payer: string;
  commission_terms: string;
  /** What the seller pays us: one of these two is set. */
  commission_cents: number | null;
  commission_percent: number | null;
  return_days: Generated<number>;
  claim_days: Generated<number>;
}

export interface DealTables {
  deal: DealTable;
  deal_model: DealModelTable;
  cashback_offer: CashbackOfferTable;
}

declare module "../database/tables" {
  interface Database extends DealTables {}
}
