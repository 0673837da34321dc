import { byTime, type RetentionRule } from "../database/retention";
import type { DbAndClock } from "../database/services";
import type { Module } from "../module";
import { match } from "./resource";
import { monthsKept, removeUnkept } from "./saved-matches";
import type { MatchAreaServices } from "./services";
import type { MatchTables } from "./tables";

const savedMatch: RetentionRule<DbAndClock> = {
  name: "saved match",
  what: "Matches that you saved without an account",
  why: "The link to them has to lead somewhere",
  time: [monthsKept, "month"],
  then: "after you saved them. Those in your account stay as long as it does",
  remove: byTime(removeUnkept),
};

export const matchModule: Module<MatchTables, MatchAreaServices> = {
  areas: [match],
  tables: {
    saved_match: {
      refersTo: ["account"],
      whose: "account",
      retention: [savedMatch],
      download: [{ column: "account_id", without: ["token", "key"], deletion: "gone" }],
    },
  },
};
