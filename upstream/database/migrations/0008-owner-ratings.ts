import { type Kysely, sql } from "kysely";

/**
 * Ratings of owners who told how they sleep and what they weigh, written reviews among them: of each model and each
 * kind of sleeper how many gave 1 to 5 stars. model.rating_distribution counts the others too.
 */
const statements = [
  `create table owner_rating (
    model_id integer not null references model,
    sleep_position text not null,
    weight_band text not null,
    distribution integer[] not null check (cardinality(distribution) = 5),
    primary key (model_id, sleep_position, weight_band)
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
