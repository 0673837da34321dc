import { type Kysely, sql } from "kysely";

/** What a queen weighs: whoever carries it upstairs asks. Of beds entered until now it is not known. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table model add column queen_pounds integer check (queen_pounds > 0)`).execute(db);
}
