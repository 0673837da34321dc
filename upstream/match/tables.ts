import type { GeneratedAlways, JSONColumnType } from "kysely";
import type { MatchAnswer } from "#contracts/match/match";
import type { Moment } from "../database/columns";

export interface SavedMatchTable {
  /** Unguessable; anybody who has it may open the results. */
  token: string;
  account_id: number | null;
  /** The key of the form that saved it; null if none was sent. */
  key: string | null;
  answers: JSONColumnType<Record<string, string>>;
  match: JSONColumnType<MatchAnswer>;
  /** The first bed's, because a match has 100 KB and lists don't load it. Null: it has none. */
  first_slug: GeneratedAlways<string | null>;
  first_name: GeneratedAlways<string | null>;
  ruleset_version: string;
  saved_at: Moment;
  /** ISO date, the last day on which it is available; null: as long as its account exists. */
  kept_until: string | null;
}

export interface MatchTables {
  saved_match: SavedMatchTable;
}

declare module "../database/tables" {
  interface Database extends MatchTables {}
}
