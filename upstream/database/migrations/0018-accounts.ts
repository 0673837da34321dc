import { type Kysely, sql } from "kysely";

/** Mail of every kind, sign-up, links that are mailed, and what an account keeps. */
const statements = [
  `alter table mail
    add column kind text not null default 'saved-match',
    add column html text,
    -- Where its List-Unsubscribe leads; null: it can't be turned off.
    add column unsubscribe text,
    -- It is of no use later, as a link that has expired.
    add column useful_until timestamptz`,
  `alter table mail alter column kind drop default`,
  `create index on mail (queued_at)`,
  // Mailboxes that want no more mail of a kind; hashed, so that the address itself is not kept.
  `create table mail_stop (
    mailbox_hash text not null,
    kind text not null,
    stopped_at timestamptz not null,
    primary key (mailbox_hash, kind)
  )`,
  `create table signing_key (name text primary key, secret text not null)`,
  // What was typed to sign up, until the address is confirmed: there is no account before.
  `create table sign_up (
    token_hash text primary key,
    key text unique,
    email text not null check (email = lower(email)),
    first_name text not null,
    password_hash text not null,
    next_path text,
    asked_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  `create index on sign_up (email)`,
  `create index on sign_up (expires_at)`,
  `create table account_link (
    token_hash text primary key,
    key text unique,
    account_id integer not null references account on delete cascade,
    purpose text not null check (purpose in ('reset', 'address')),
    -- The new one; null for a new password.
    email text check (email = lower(email)),
    asked_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  `create index on account_link (account_id)`,
  `create index on account_link (expires_at)`,
  `alter table account add column created_at timestamptz`,
  `alter table session add column last_seen_at timestamptz`,
  `update session set last_seen_at = created_at`,
  // How its owner sleeps, as the answers of the quiz are named.
  `alter table profile
    add column answers jsonb not null default '{}',
    add column size text,
    add column place jsonb,
    add column changed_at timestamptz`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
