import { type Kysely, sql } from "kysely";
import { lastFourOf } from "../../rules/cashback/account-number";
import { type InvoiceNumber, invoiceNumber, mayBeSameInvoice } from "../../rules/cashback/invoice-number";

const roles = ["is_staff", "is_superuser", "owns_stores", "has_reviews_dashboard_access", "handles_payments"];
const of = (row: string) => `(${roles.map((role) => `${row}.${role}`).join(", ")})`;

/**
 * Invoice numbers are compared without the words before them and with what separates their parts; whole numbers of
 * accounts leave payment files, which staff with a right of their own have until then; and what is short isn't shown.
 */
const before = [
  `alter table cashback_claim
    add column invoice_parts text not null default '',
    -- An earlier claim of the same invoice, from before the two were known to be one. Staff see it; the index doesn't.
    add column same_invoice_as integer`,
  `alter table cashback_payout_batch add column numbers_gone_at timestamptz`,
  `alter table account add column handles_payments boolean not null default false`,
  // A role as well, so it ends sessions like the others.
  `drop trigger if exists account_gets_roles on account`,
  `create trigger account_gets_roles after update of ${roles.join(", ")} on account
    for each row when (${of("old")} is distinct from ${of("new")}) execute function account_gets_roles()`,
  // It is of the appeal against the decline that was last.
  `update cashback_claim set granted = null where state in ('declined', 'appealed')`,
  `drop index cashback_claim_once`,
];

const after = [
  // upstream/cashback/claims/invoice.ts asks the same before, and more.
  `create unique index cashback_claim_once on cashback_claim (seller, invoice_key, invoice_parts)
    where same_invoice_as is null and (state = 'paid' or payee is not null and (
      state in ('submitted', 'needs-information', 'awaiting-retailer', 'approved', 'appealed')
      or state = 'decided' and granted))`,
  `create index cashback_claim_invoice on cashback_claim (seller, invoice_key)`,
];

interface Claimed {
  id: number;
  seller: string;
  invoice: string;
  holds: boolean;
}

/** A number that is now another's as well stays with the older claim, and the newer one says so. */
async function compareAgain(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Claimed>`
    select id, seller, invoice, (state = 'paid' or payee is not null and (
      state in ('submitted', 'needs-information', 'awaiting-retailer', 'approved', 'appealed')
      or state = 'decided' and granted)) is true as holds
    from cashback_claim order by id`.execute(db);
  const holders = new Map<string, { id: number; number: InvoiceNumber }[]>();
  for (const { id, seller, invoice, holds } of rows) {
    const number = invoiceNumber(invoice);
    const of = `${number.key} ${seller}`;
    const others = holders.get(of) ?? [];
    const same = holds ? others.find((other) => mayBeSameInvoice(other.number, number)) : undefined;
    if (holds) holders.set(of, [...others, { id, number }]);
    await sql`update cashback_claim
      set invoice_key = ${number.key}, invoice_parts = ${number.parts}, same_invoice_as = ${same?.id ?? null}
      where id = ${id}`.execute(db);
  }
}

/** Those that are still there tell how long they are. */
async function hideShortNumbers(db: Kysely<unknown>): Promise<void> {
  for (const [table, key] of [
    ["cashback_claim", "id"],
    ["cashback_payout", "claim_id"],
  ] as const) {
    const { rows } = await sql<{ id: number; payee_account: string }>`
      select ${sql.ref(key)} as id, payee_account from ${sql.table(table)}
      where payee_account is not null and payee is not null`.execute(db);
    for (const { id, payee_account } of rows) {
      if (lastFourOf(payee_account) !== null) continue;
      await sql`update ${sql.table(table)} set payee = payee || '{"last_four": null}'
        where ${sql.ref(key)} = ${id}`.execute(db);
    }
  }
}

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of before) await sql.raw(statement).execute(db);
  await compareAgain(db);
  await hideShortNumbers(db);
  for (const statement of after) await sql.raw(statement).execute(db);
}
