import { randomBytes } from "node:crypto";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { dayOf } from "#contracts/us-days";
import { type ApiAnswer, ApiVisitor } from "../../support/api-visitor";
import type { TestUpstream } from "../../support/upstream";
import type { Start } from "./start";

export const claims = "/api/v2/cashback-claims/";
export const staffClaims = "/api/v2/staff/cashback-claims/";
export const staffPayouts = "/api/v2/staff/cashback-payouts/";

export const newKey = () => randomBytes(16).toString("base64url");

export const bankAccount = {
  method: "ach",
  payee_name: "Nora Field",
  account_kind: "checking",
  routing: "011000015",
  account_number: "0001234567890",
};

/** Makes claims of an upstream as a visitor does. */
export function claimMaker(upstream: () => Pick<TestUpstream, "db" | "origin">, now: () => Date) {
  let number = 0;
  const offer = async () => {
    const { body } = await fetch(`${upstream().origin}/api/v2/cashback-offers/?sort=amount`).then(async (answer) => ({
      body: (await answer.json()) as { items: { slug: string; minimum_cents: number; starts_on: string }[] },
    }));
    return body.items.find(({ starts_on }) => starts_on < dayOf(now()))!;
  };
  const invoice = () => `INV-${(number += 1)}-${randomBytes(3).toString("hex")}`;
  const purchase = async (changes: object = {}) => {
    const { slug, minimum_cents } = await offer();
    return {
      offer: slug,
      key: newKey(),
      product: "Original, queen",
      store: "Downtown",
      invoice: invoice(),
      bought_on: dayOf(now()),
      price: minimum_cents + 12_345,
      ...changes,
    };
  };
  const begin = async (visitor: ApiVisitor, changes: object = {}): Promise<ApiAnswer> =>
    visitor.write("POST", claims, await purchase(changes));
  /** As an upload would be, without converting a picture for each claim. */
  const proof = async (visitor: ApiVisitor, token: string) => {
    const id = randomBytes(16).toString("base64url");
    const row = { id, purpose: "claim-proof", pages: 1, bytes: 1000, width: 9, height: 9, uploaded_at: now() } as const;
    await upstream().db.insertInto("upload").values(row).execute();
    expect((await visitor.write("POST", `${claims}${token}/proof/`, { upload: id })).status).toBe(204);
  };
  /** A draft that lacks nothing but to be sent. */
  const draft = async (visitor: ApiVisitor, changes: object = {}, payee: object = bankAccount): Promise<string> => {
    const { status, body } = await begin(visitor, changes);
    expect([status, body]).toEqual([201, { token: expect.any(String), already: false }]);
    await proof(visitor, body.token);
    expect((await visitor.write("POST", `${claims}${body.token}/payee/`, payee)).status).toBe(204);
    return body.token as string;
  };
  /** What is typed in the last step, by whoever is signed in. */
  const contact = { name: "Nora Field", phone: "(208) 555-0147", agree: "yes" };
  /** A claim that is sent, by somebody who is signed in. */
  const sent = async (visitor: ApiVisitor, changes: object = {}, payee: object = bankAccount) => {
    const token = await draft(visitor, changes, payee);
    const { status, body } = await visitor.write("POST", `${claims}${token}/send/`, contact);
    expect([status, body.state]).toEqual([200, "submitted"]);
    const { id } = (await visitor.get(`${claims}${token}/`)).body;
    return { token, id: id as number };
  };
  const decide = (staff: ApiVisitor, id: number, action: string, more: object = {}) =>
    staff.write("POST", `${staffClaims}${id}/decision/`, { action, key: newKey(), ...more });
  /** A claim that waits for its payment. */
  const approved = async (visitor: ApiVisitor, staff: ApiVisitor, payee: object = bankAccount) => {
    const claim = await sent(visitor, {}, payee);
    for (const action of ["forward", "approve"]) expect((await decide(staff, claim.id, action)).status).toBe(204);
    return claim;
  };
  return { approved, begin, contact, decide, draft, invoice, offer, proof, purchase, sent };
}

/**
 * An upstream whose payment files are in a folder of their own, with staff and a member who stay signed in: claims take
 * longer than a session.
 */
export async function startWithPayments(start: Start, clock: () => Date) {
  const directory = await mkdtemp(join(tmpdir(), "payments-"));
  const environment = { UPSTREAM_PAYMENTS_DIR: directory, UPSTREAM_TRUST_PROXY: "1" };
  const upstream = await start({ clock, environment });
  const [staff, colleague, member] = Array.from({ length: 3 }, () => new ApiVisitor(upstream.origin)) as [
    ...[ApiVisitor, ApiVisitor, ApiVisitor],
  ];
  await staff.signIn("staff@example.com");
  await colleague.signIn("super@example.com");
  await member.signIn("owner@example.com");
  await upstream.db.updateTable("session").set({ expires_at: "2040-01-01T00:00:00Z" }).execute();
  return { directory, upstream, staff, colleague, member };
}

/** The whole ledger adds up, and what each claim shows is what its entries say. */
export async function ledgerHolds(upstream: Pick<TestUpstream, "db">, staff: ApiVisitor): Promise<void> {
  const entries = await upstream.db
    .selectFrom("ledger_entry")
    .innerJoin("ledger_transaction", "ledger_transaction.id", "transaction_id")
    .select(["transaction_id", "claim_id", "account_id", "cents", "kind"])
    .execute();
  const sums = new Map<number, number>();
  for (const { transaction_id, cents } of entries) sums.set(transaction_id, (sums.get(transaction_id) ?? 0) + cents);
  expect([...sums.values()].filter((sum) => sum !== 0)).toEqual([]);
  const rows = await upstream.db
    .selectFrom("cashback_claim")
    .select(["id", "state"])
    .where("state", "!=", "draft")
    .where("seeded", "=", false)
    .execute();
  for (const { id, state } of rows) {
    const own = entries.filter(({ claim_id }) => claim_id === id);
    const of = (account: (id: string) => boolean) =>
      own.filter(({ account_id }) => account(account_id)).reduce((sum, { cents }) => sum + cents, 0) || 0;
    const { money } = (await staff.get(`${staffClaims}${id}/`)).body;
    expect([id, money]).toEqual([
      id,
      {
        owed_cents: -of((account) => account === `owed:${id}`) || 0,
        paid_cents: -of((account) => account === "cash") || 0,
        paid_us_cents: of((account) => account.startsWith("receivable:")),
        kept_cents: -of((account) => account === "share") || 0,
      },
    ]);
    if (state === "paid") expect([id, money.owed_cents, money.paid_cents > 0]).toEqual([id, 0, true]);
    else expect([id, money.paid_cents, money.owed_cents > 0]).toEqual([id, 0, state === "approved"]);
  }
}
