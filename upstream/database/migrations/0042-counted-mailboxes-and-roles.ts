import { type Kysely, sql } from "kysely";

/**
 * An owner has one review of a bed, and of a visit to a store, whatever tag they write behind their name: writers are
 * counted as mail is (upstream/mail/mailbox.ts). Where the same mailbox has two of one thing already, the first is counted
 * so and the others keep the hash that they have. An address that isn't known any more keeps its hash, too.
 */
const gmail = `'@(gmail|googlemail)\\.com$'`;
const untagged = (address: string) => `regexp_replace(lower(${address}), '(\\+[^@]*|\\.)(?=.*@)', '', 'g')`;
const plain = (address: string) =>
  `case when lower(${address}) ~ ${gmail} then ${untagged(address)} else lower(${address}) end`;
const counted = (address: string) => `case
  when lower(${address}) ~ ${gmail} then regexp_replace(${untagged(address)}, ${gmail}, '@gmail.com')
  else regexp_replace(lower(${address}), '\\+[^@]*(?=@[^@]*$)', '') end`;
/** As Node writes it: base64url without padding. */
const hash = (text: string) => `translate(encode(sha256(convert_to(${text}, 'UTF8')), 'base64'), '+/=', '-_')`;

/** `thing`: of which a writer has one review; null: each counts. */
const ofWriters = (table: string, thing: string) => `
  with known as (
    select r.id, r.writer_mailbox as before, coalesce(r.writer_email, a.email) as email, ${thing} as thing
    from ${table} as r left join account as a on a.id = r.account_id
  ),
  hashed as (
    select id, thing, ${hash(counted("email"))} as mailbox, row_number() over (
      partition by ${hash(counted("email"))}, thing order by before <> ${hash(counted("email"))}, id
    ) as place
    from known where before in (${hash(plain("email"))}, ${hash(counted("email"))})
  )
  update ${table} as written set writer_mailbox = hashed.mailbox
  from hashed
  where hashed.id = written.id and written.writer_mailbox <> hashed.mailbox and (thing is null or place = 1)`;

const roles = ["is_staff", "is_superuser", "owns_stores", "has_reviews_dashboard_access"];
const of = (row: string) => `(${roles.map((role) => `${row}.${role}`).join(", ")})`;

const statements = [
  ofWriters("owner_review", "r.model_slug"),
  ofWriters("store_review", "r.store_slug || ' ' || r.visited_on::text"),
  // A session from before would open what its account may do from now on, and so would every copy of its cookie.
  `create function account_gets_roles() returns trigger language plpgsql as $$
    begin
      delete from session where account_id = new.id;
      return null;
    end
  $$`,
  `create trigger account_gets_roles after update of ${roles.join(", ")} on account
    for each row when (${of("old")} is distinct from ${of("new")}) execute function account_gets_roles()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
