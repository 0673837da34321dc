import { type Kysely, sql } from "kysely";

/** Which password an account of the demonstration has; null is an account of somebody's own. Those so far have the published one. */
const statements = [
  `alter table account add column demo_password text check (demo_password in ('published', 'fresh', 'closed'))`,
  `update account set demo_password = 'published'
    where exists (select 1 from seed_state where demo)
      and (email in ('sleeper@example.com', 'holder@example.com', 'staff@example.com', 'super@example.com',
        'owner@example.com', 'retailer@example.com', 'expert@example.com')
        or (id <= 7 and (is_staff or is_superuser or owns_stores or has_reviews_dashboard_access)))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
