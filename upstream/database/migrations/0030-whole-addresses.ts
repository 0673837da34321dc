import { type Kysely, sql } from "kysely";

/**
 * Whose a thing is, the whole address says; claims of it become their account's, and what is kept of claims forgets whoever
 * deletes theirs. Hashes of mailboxes left out dots and tags of every host; from now on they do
 * so where the host does (upstream/mail/mailbox.ts). An address that isn't known any more keeps the hash it has.
 */
const before = (address: string) => `regexp_replace(lower(${address}), '(\\+[^@]*|\\.)(?=.*@)', '', 'g')`;
const plain = (address: string) =>
  `case when lower(${address}) ~ '@(gmail|googlemail)\\.com$' then ${before(address)} else lower(${address}) end`;
/** As Node writes it: base64url without padding. */
const hash = (text: string) => `translate(encode(sha256(convert_to(${text}, 'UTF8')), 'base64'), '+/=', '-_')`;

const ofWriters = (table: string) => `update ${table} as written set writer_mailbox = ${hash(plain("known.email"))}
  from (
    select r.id, coalesce(r.writer_email, a.email) as email
    from ${table} as r left join account as a on a.id = r.account_id
  ) as known
  where known.id = written.id and written.writer_mailbox = ${hash(before("known.email"))}`;

const statements = [
  ofWriters("owner_review"),
  ofWriters("store_review"),
  // Whoever turned mail off has it off under every address that we know for the mailbox as it was counted.
  `insert into mail_stop (mailbox_hash, kind, stopped_at)
    select ${hash(plain("known.email"))}, stopped.kind, min(stopped.stopped_at)
    from mail_stop as stopped
    join (select email from account union select recipient from mail) as known
      on stopped.mailbox_hash = ${hash(before("known.email"))}
    group by 1, 2
    on conflict do nothing`,
  `update cashback_claim as claim set account_id = a.id
    from account as a
    where claim.account_id is null and claim.email = a.email and claim.state <> 'draft'`,
  // The ledger and the amounts stay; who was paid, and what was written to and fro, goes with the account.
  `alter table cashback_payout
    alter column payee drop not null,
    -- A payment that is under way needs it until it is made.
    add check (payee is not null or reference is not null)`,
  `create or replace function cashback_forget() returns trigger language plpgsql as $$
    begin
      if old.account_id is not null and new.account_id is null then
        new.name := null; new.email := null; new.phone := null; new.payee := null; new.payee_account := null;
        delete from cashback_proof where claim_id = new.id;
        delete from cashback_claim_link where claim_id = new.id;
        update cashback_payout set payee = null, payee_account = null
          where claim_id = new.id and reference is not null;
        update cashback_event set note = null where claim_id = new.id;
      end if;
      return new;
    end
  $$`,
  // Of accounts that are gone already.
  ...["cashback_payout set payee = null where reference is not null", "cashback_event set note = null where true"].map(
    (change) => `update ${change}
      and claim_id in (
        select id from cashback_claim
        where account_id is null and name is null and email is null and payee is null and state <> 'draft' and not seeded
      )`,
  ),
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
