import { type Kysely, sql } from "kysely";

/**
 * Whose a thing is, the whole address says. Hashes of mailboxes left out dots and tags of every host; from now on they do
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
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
