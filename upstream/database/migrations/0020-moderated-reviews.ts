import { type Kysely, sql } from "kysely";

/**
 * Moderation decides on versions, not on reviews: an edit that is refused leaves the published one standing. Reviews of
 * stores get versions too, so that both kinds are read, edited and decided on alike.
 */
const moderated = (reasonOf: string) => `
  add column state text not null default 'published' check (state in ('waiting', 'published', 'refused')),
  -- Why it was refused; kept when an appeal or an edit has changed the state since.
  add column reason text,
  -- What the automatic checks found when it was sent, as codes.
  add column findings jsonb not null default '[]',
  -- Null: of the demonstration.
  add column sent_at timestamptz,
  add column decided_at timestamptz,
  -- What its writer says against a refusal, once.
  add column appeal text,
  add column appealed_at timestamptz,
  add column appeal_decided_at timestamptz,
  add constraint ${reasonOf}_reason check (state <> 'refused' or reason is not null),
  add constraint ${reasonOf}_appeal check ((appeal is null) = (appealed_at is null))`;

const states = (table: string) => [
  `alter table ${table} drop constraint ${table}_state_check`,
  `alter table ${table} add check (state in ('waiting', 'published', 'refused'))`,
];

const statements = [
  ...states("owner_review"),
  `alter table owner_review_version ${moderated("owner_review_version")}`,
  `update owner_review_version v set state = r.state, reason = r.reason from owner_review r
    where r.id = v.review_id and r.state <> 'published'`,
  ...states("store_review"),
  `create table store_review_version (
    review_id integer not null references store_review on delete cascade,
    number integer not null check (number > 0),
    kind text not null check (kind in ('first', 'edit')),
    rating integer not null check (rating between 1 and 5),
    parts jsonb not null default '{}',
    title text not null,
    body text not null,
    written_on date not null,
    primary key (review_id, number)
  )`,
  `alter table store_review_version ${moderated("store_review_version")}`,
  `insert into store_review_version
    (review_id, number, kind, rating, parts, title, body, written_on, state, reason)
    select id, 1, 'first', rating, parts, title, body, written_on, state, reason from store_review`,
  `alter table store_review drop column rating, drop column parts, drop column title, drop column body,
    drop column written_on`,
  // What waits is what the queue asks for.
  `create index on owner_review_version (sent_at) where state = 'waiting' or appealed_at is not null`,
  `create index on store_review_version (sent_at) where state = 'waiting' or appealed_at is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
