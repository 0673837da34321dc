import { type Kysely, sql } from "kysely";

/**
 * Reviews that are being written, and who wrote those that were sent. What is typed is kept as it was typed, by field;
 * it is judged when it is sent. A review goes with its account.
 */
const written = (table: string, thing: string) => [
  `alter table ${table}
    -- Of a writer without an account; null: the account's address.
    add column writer_email text,
    -- Hash of the mailbox, by which one owner is known whether signed in or not; null: of the demonstration.
    add column writer_mailbox text,
    drop constraint ${table}_account_id_fkey,
    add constraint ${table}_account_id_fkey foreign key (account_id) references account on delete cascade`,
  `create unique index ${table}_of_account on ${table} (account_id, ${thing})`,
  `create unique index ${table}_of_mailbox on ${table} (writer_mailbox, ${thing})`,
];

const statements = [
  ...written("owner_review", "model_slug"),
  ...written("store_review", "store_slug, visited_on"),
  `create table review_draft (
    -- Unguessable; whoever has it may go on writing.
    token text primary key,
    -- Of the form that began it; null: begun from a review, which has one open draft at most.
    key text unique,
    kind text not null check (kind in ('bed', 'store')),
    purpose text not null check (purpose in ('first', 'edit', 'update')),
    -- Null: not in the catalogue.
    slug text,
    brand_slug text,
    product text not null,
    account_id integer references account on delete cascade,
    -- As typed, by field.
    fields jsonb not null default '{}',
    begun_at timestamptz not null,
    saved_at timestamptz not null,
    kept_until timestamptz not null,
    -- Of a writer without an account, with the link that confirms it.
    email text,
    confirm_hash text unique,
    mailed_at timestamptz,
    sent_at timestamptz,
    -- What it changes, or has become.
    owner_review_id integer references owner_review on delete cascade,
    store_review_id integer references store_review on delete cascade
  )`,
  `create index on review_draft (account_id)`,
  `create index on review_draft (kept_until)`,
  `create unique index review_draft_of_bed on review_draft (owner_review_id, purpose) where sent_at is null`,
  `create unique index review_draft_of_store on review_draft (store_review_id, purpose) where sent_at is null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
