import { type Kysely, sql } from "kysely";

/** Sessions that were ended a moment ago (accounts/sessions.ts), and where accounts have signed in (accounts/sign-in-limit.ts). */
const statements = [
  `create table ended_session (
    id_hash text primary key,
    successor_hash text,
    ended_at timestamptz not null
  )`,
  `create index on ended_session (ended_at)`,
  `create table known_address (
    key_hash text primary key,
    account_id integer not null references account on delete cascade,
    signed_in_at timestamptz not null
  )`,
  `create index on known_address (account_id, signed_in_at)`,
  `create index on known_address (signed_in_at)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
