import type { ColumnType, Generated } from "kysely";
import type { Moment } from "../database/columns";

export interface SessionPlace {
  label: string;
  latitude: number;
  longitude: number;
}
export interface SessionTable {
  /** SHA-256 of the session id, which itself is only in the visitor's cookie. */
  id_hash: string;
  /** Null: a visitor without an account. */
  account_id: number | null;
  mattress_size: string | null;
  /** The place last searched for stores. */
  place: ColumnType<SessionPlace | null, string | null, string | null>;
  compare_models: Generated<number[]>;
  /** Of the match quiz, as an address has them. */
  match_answers: string | null;
  created_at: Moment;
  expires_at: Moment;
  /** To the quarter of an hour. */
  last_seen_at: ColumnType<Date | null, Date | undefined, Date>;
}
/** A session that its browser ended by signing in or out, for as long as what it sent before may be under way. */
export interface EndedSessionTable {
  id_hash: string;
  /** Of the session that took its place; null after signing out. */
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
