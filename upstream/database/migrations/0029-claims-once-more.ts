import { type Kysely, sql } from "kysely";

/**
 * Every link that was mailed for a claim works until its day; and a claim that is over without having been paid leaves its
 * invoice to others.
 */
const statements = [
  `create table cashback_claim_link (
    token_hash text primary key,
    claim_id integer not null references cashback_claim on delete cascade,
    -- That the link was mailed to, and that it confirms.
    email text not null check (email = lower(email)),
    mailed_at timestamptz not null,
    works_until timestamptz not null
  )`,
  `create index on cashback_claim_link (claim_id)`,
  `insert into cashback_claim_link
    select confirm_hash, id, email, coalesce(confirm_until, begun_at) - interval '7 days', coalesce(confirm_until, begun_at)
    from cashback_claim where confirm_hash is not null and email is not null`,
  `alter table cashback_claim drop column confirm_hash, drop column confirm_until`,
  `drop index cashback_claim_once`,
  // upstream/cashback/claims/invoice.ts asks the same before.
  `create unique index cashback_claim_once on cashback_claim (seller, invoice_key)
    where state = 'paid' or payee is not null and (
      state in ('submitted', 'needs-information', 'awaiting-retailer', 'approved', 'appealed')
      or state = 'decided' and granted)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
