import type { ColumnType, Generated } from "kysely";
import type { Moment } from "../database/columns";

export interface SessionPlace {
  label: string;
  latitude: number;
  longitude: number;
}
export interface SessionTable {
  /** SHA-256 of the session ID, which itself exists only in the visitor's cookie. */
  id_hash: string;
  /** Null: a visitor without an account. */
  account_id: number | null;
  mattress_size: string | null;
  /** The location of the last store search. */
  place: ColumnType<SessionPlace | null, string | null, string | null>;
  compare_models: Generated<number[]>;
  /** Answers of the match quiz, in URL form. */
  match_answers: string | null;
  created_at: Moment;
  expires_at: Moment;
  /** Precise to a quarter of an hour. */
  last_seen_at: ColumnType<Date | null, Date | undefined, Date>;
}
/** A session that its browser ended by signing in or out, kept while earlier requests may still be in flight. */
export interface EndedSessionTable {
  id_hash: string;
  /** The hash of the session that replaced it; null after signing out. */
  successor_hash: string | null;
  ended_at: Moment;
}

export interface SessionTables {
  session: SessionTable;
  ended_session: EndedSessionTable;
}

declare module "../database/tables" {
  interface Database extends SessionTables {}
}
