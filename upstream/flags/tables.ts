import type { Generated } from "kysely";
import type { Moment } from "../database/columns";

export interface FeatureFlagTable {
  name: string;
  enabled: boolean;
}
/** Who switched which flag when; append-only. */
export interface FeatureFlagChangeTable {
  id: Generated<number>;
  name: string;
  enabled: boolean;
  account_id: number | null;
  changed_at: Moment;
}

export interface FlagTables {
  feature_flag: FeatureFlagTable;
  feature_flag_change: FeatureFlagChangeTable;
}

declare module "../database/tables" {
  interface Database extends FlagTables {}
}
