import { type Kysely, sql } from "kysely";

const statements = [
  `create table place (
    zip text primary key,
    city text not null,
    state text not null,
    latitude double precision not null,
    longitude double precision not null
  )`,
  `create table seed_state (
    id integer primary key check (id = 1),
    demo boolean not null,
    seed bigint not null,
    version integer not null,
    catalogue_version integer not null,
    filled_at timestamptz not null
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
