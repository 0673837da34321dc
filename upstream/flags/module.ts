import type { Module } from "../module";
import type { SessionServices } from "../sessions/visitor";
import { flags } from "./resource";
import type { FlagTables } from "./tables";

export const flagsModule: Module<FlagTables, SessionServices> = {
  areas: [flags],
  tables: {
    feature_flag: { whose: "nobody", because: "Our own; who switched which is in feature_flag_change." },
    feature_flag_change: {
      refersTo: ["feature_flag", "account"],
      numbered: true,
      whose: "staff",
      download: [{ column: "account_id", deletion: "unlinked" }],
    },
  },
};
