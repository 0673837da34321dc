import { type Kysely, sql } from "kysely";

/** When a bed was slept on, and by whom besides the reviewer. Of older tests neither is known. */
const statements = [
  `alter table expert_review add column first_night date`,
  `create table expert_second_tester (
    review_id integer primary key references expert_review,
    name text not null,
    about text not null,
    nights integer not null check (nights > 0),
    first_night date,
    text text not null
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
