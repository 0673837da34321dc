import { type Kysely, sql } from "kysely";

/** Some beds are sold for a child's room, a bunk or an RV. Of those that are here already nobody has said so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`alter table model add column made_for text check (made_for in ('children', 'bunk', 'rv'))`)
    .execute(db);
}
