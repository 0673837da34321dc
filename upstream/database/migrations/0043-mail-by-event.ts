import { type Kysely, sql } from "kysely";

/** What goes first, the same event once, keys that nobody but their reader sees, and mailed links that are about certain words. */
const statements = [
  `alter table mail
    -- What happened, by which a second letter about it is known; null: queued before there was this.
    add column event text,
    -- 0 goes first (upstream/mail/priorities.ts).
    add column priority smallint not null default 1,
    -- The body as staff may read it, without keys; null: it was queued before, and nobody knows where its keys are.
    add column shown text,
    -- As it is counted (upstream/mail/mailbox.ts).
    add column mailbox text,
    -- The last try, by which a day's mail is counted.
    add column tried_at timestamptz`,
  `create unique index mail_of_event on mail (event, kind, lower(recipient))`,
  `create index mail_due on mail (priority, next_try_at) where state = 'queued'`,
  `create index on mail (kind, tried_at)`,
  `create index on mail (mailbox, tried_at)`,
  // Of what is sent or given up no key is kept, and here it isn't known which letters had one.
  `update mail set body = '', html = null, unsubscribe = null where state <> 'queued'`,
  `update mail set priority = 0 where state = 'queued' and kind in ('confirm-account', 'already-account', 'reset-password',
    'no-account', 'confirm-address', 'address-changed', 'password-changed', 'account-deleted', 'confirm-review', 'confirm-claim')`,
  `alter table review_draft
    -- Of what the mailed link confirms; null: none was mailed, or before there was this.
    add column confirm_digest text,
    -- Sent by the mailed link: its page is not told of the review's own.
    add column confirmed_by_mail boolean not null default false`,
  `update review_draft set confirmed_by_mail = true
    where sent_at is not null and purpose = 'first' and mailed_at is not null`,
  // Of what the link confirms; null: it was mailed before there was this, and confirms nothing.
  `alter table cashback_claim_link add column digest text`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
