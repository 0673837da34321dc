import { type Kysely, sql } from "kysely";

/** Receipts and photos that are sent with reviews: first of the draft, then of what it becomes. */
const sent = (table: string, of: string) => [
  `create table ${table} (
    upload_id text primary key references upload,
    review_id integer not null references ${of} on delete cascade,
    -- That it was sent with: it is shown once that one is published.
    version integer not null check (version > 0),
    purpose text not null check (purpose in ('review-proof', 'bed-photo')),
    added_at timestamptz not null
  )`,
  `create index on ${table} (review_id)`,
];

const statements = [
  `create table review_draft_upload (
    upload_id text primary key references upload,
    draft_token text not null references review_draft on delete cascade,
    -- Of the form: sent twice, it adds one file.
    key text not null,
    purpose text not null check (purpose in ('review-proof', 'bed-photo')),
    added_at timestamptz not null,
    unique (draft_token, key)
  )`,
  ...sent("owner_review_upload", "owner_review"),
  ...sent("store_review_upload", "store_review"),
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
