import type { GeneratedAlways, JSONColumnType } from "kysely";
import type { MatchAnswer } from "#contracts/match/match";
import type { Moment } from "../database/columns";

export interface SavedMatchTable {
  /** Unguessable; whoever has it may open the results. */
  token: string;
  account_id: number | null;
  /** Of the form that saved it; null where nothing was sent. */
  key: string | null;
  answers: JSONColumnType<Record<string, string>>;
  match: JSONColumnType<MatchAnswer>;
  /** Of its first bed: a match has 100 KB, and lists don't open it. Null: it has none. */
  first_slug: GeneratedAlways<string | null>;
  first_name: GeneratedAlways<string | null>;
  ruleset_version: string;
  saved_at: Moment;
  /** ISO date, the last day on which it is shown; null: as long as the account that it is in. */
  kept_until: string | null;
}

export interface MatchTables {
  saved_match: SavedMatchTable;
}

declare module "../database/tables" {
  interface Database extends MatchTables {}
}
