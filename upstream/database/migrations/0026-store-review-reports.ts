import { type Kysely, sql } from "kysely";

/** What became of reports of store reviews, as of those of owner reviews (0023). */
const statements = [
  `alter table store_review_report
    add column closed_at timestamptz,
    add column upheld boolean,
    add constraint store_review_report_closed check ((closed_at is null) = (upheld is null))`,
  `create index on store_review_report (reported_at) where closed_at is null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
