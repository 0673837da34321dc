import { randomBytes } from "node:crypto";
import type { ClaimConfirmation, ClaimSentAnswer } from "#contracts/cashback/claims";
import type { ClaimSent } from "#contracts/cashback/claim-forms";
import { mailableAddress } from "../../accounts/account-address";
import { countMailTry, type MailTryServices } from "../../accounts/registration/mail-limit";
import { newToken, tokenHash } from "../../accounts/registration/tokens";
import type { Db } from "../../database/engine";
import type { DemoMark } from "../../database/services";
import { invalid } from "../../http/answers";
import type { Call } from "../../http/operation";
import { visitorAddress } from "../../http/visitor-address";
import { confirmDays } from "../../rules/cashback/claim-states";
import { queueMail } from "../../mail/queue-mail";
import { accountAsking } from "../../sessions/account-asking";
import { accountWithEmail } from "../../sessions/existing-account";
import { visitorOf, type SessionServices } from "../../sessions/visitor";
import { changeClaim } from "./change-claim";
import { findClaim, lockClaim, offerAmounts, type ClaimRow } from "./claim-row";
import { claimDigest } from "./confirmed-text";
import { alreadyClaimed, onceAnInvoice, takeInvoice } from "./invoice";
import { confirmLetter } from "./emails";
import { settleProofs } from "./proofs";
import { proofsOf, shownPayee } from "./read-claim";

/** A second submission within this time sends no second mail to the same address. */
const mailedLatelyMs = 60_000;

/**
 * Sends a claim with the account's address if the claimant is signed in; otherwise it is sent once they have confirmed
 * theirs by mail. Resubmitting the form finds it sent. Throws 400, 404, 409 and 429.
 */
export async function sendClaim(
  call: Call & { body: ClaimSent },
  token: string,
  services: MailTryServices & SessionServices,
): Promise<ClaimSentAnswer> {
  const { db, clock, mail: site, sendsMail } = services;
  const now = clock();
  const { name, phone = null, email: typed } = call.body;
  const visitor = await visitorOf(call, services);
  const own = visitor === null ? null : await emailOf(db, visitor.id);
  if (own === null && typed === undefined) throw invalid({ email: ["Enter your email address"] });
  const email = own ?? mailableAddress(typed ?? "");
  const mail = sendsMail ? "queued" : "not-configured";
  return onceAnInvoice(alreadyClaimed, () =>
    db.transaction().execute(async (transaction) => {
      const row = await lockClaim(transaction, { token });
      if (row.state !== "draft") return { token, state: row.state, mail, already: true };
      await complete(transaction, row);
      await takeInvoice(transaction, row);
      const account_id = visitor?.id ?? row.account_id;
      await transaction
        .updateTable("cashback_claim")
        .set({ name, phone, email, account_id })
        .where("id", "=", row.id)
        .execute();
      if (own === null) {
        const mailed = await mailLink(call, transaction, { row: { ...row, name, phone }, email }, services);
        return { token, state: "draft" as const, mail, already: !mailed };
      }
      await settleProofs(transaction, row.id);
      const sent = { ...row, name, phone, email, account_id };
      const { state } = await changeClaim(transaction, sent, { action: "send", by: "claimant" }, { now, site });
      return { token, state, mail, already: false };
    }),
  );
}

/**
 * Mails a link and returns whether it did: not if one for the same contents went to the address a moment ago. Earlier
 * links work until they expire.
 */
async function mailLink(
  call: Call,
  transaction: Db,
  { row, email }: { row: ClaimRow; email: string },
  { clock, mail, mailLimit, visitorSecret }: MailTryServices,
): Promise<boolean> {
  const now = clock();
  const digest = await claimDigest(transaction, row);
  const lately = await transaction
    .selectFrom("cashback_claim_link")
    .where("claim_id", "=", row.id)
    .where("email", "=", email)
    .where("digest", "=", digest)
    .where("mailed_at", ">", new Date(now.getTime() - mailedLatelyMs))
    .where("mailed_at", "<", new Date(now.getTime() + mailedLatelyMs))
    .select("claim_id")
    .executeTakeFirst();
  if (lately !== undefined) return false;
  const asked = { email, address: visitorAddress(call.request, visitorSecret, now) };
  await countMailTry(transaction, mailLimit, asked, now);
  const { token, token_hash } = newToken();
  const until = new Date(now.getTime() + confirmDays * 86_400_000);
  await transaction
    .insertInto("cashback_claim_link")
    .values({ token_hash, claim_id: row.id, email, mailed_at: now, works_until: until, digest })
    .execute();
  await queueMail(transaction, confirmLetter(row, { email, token, until }, mail), `claim link ${token_hash}`, now);
  return true;
}

const linkOf = (db: Db, token: string) =>
  db
    .selectFrom("cashback_claim_link")
    .where("token_hash", "=", tokenHash(token))
    .select(["claim_id", "email", "works_until", "digest"])
    .executeTakeFirst();

/**
 * Links of a draft work for some days, whoever they were mailed to. Once the claim is sent, only links to the address
 * it was sent with work: the person who typed the draft may have had one mailed to another address before.
 */
const isOver = (link: { email: string; works_until: Date }, row: ClaimRow, now: Date): boolean =>
  row.state === "draft" ? link.works_until <= now : link.email !== row.email;

/** What a mailed link is about; null when it has expired. Opening it changes nothing. */
export async function readClaimConfirmation(
  call: Call,
  token: string,
  services: SessionServices & DemoMark,
): Promise<ClaimConfirmation | null> {
  const { db, demo, clock } = services;
  const link = await linkOf(db, token);
  if (link === undefined) return null;
  const row = await findClaim(db, { id: link.claim_id });
  if (row === null || isOver(link, row, clock())) return null;
  return {
    demo,
    sent: row.state !== "draft",
    changed: row.state === "draft" && link.digest !== (await claimDigest(db, row)),
    token: row.token,
    product: row.product,
    store: row.store,
    invoice: row.invoice,
    bought_on: row.bought_on,
    price_cents: row.price_cents,
    seller: row.seller,
    promised: offerAmounts(row),
    payee: row.payee === null ? null : shownPayee(row.payee),
    proofs: (await proofsOf(db, row.id)).length,
    name: row.name,
    phone: row.phone,
    joined: row.account_id !== null,
    account: await accountAsking(call, services, link.email),
  };
}

/** Mails a new link to the same address, for the claim as it is now. Throws 400 and 429. */
export async function renewClaimLink(call: Call, token: string, services: MailTryServices): Promise<ClaimSentAnswer> {
  const { db, clock, sendsMail } = services;
  return db.transaction().execute(async (transaction) => {
    const link = await linkOf(transaction, token);
    if (link === undefined) throw linkIsOver();
    const row = await lockClaim(transaction, { id: link.claim_id });
    if (isOver(link, row, clock())) throw linkIsOver();
    const mail = sendsMail ? ("queued" as const) : ("not-configured" as const);
    const isDraft = row.state === "draft";
    if (isDraft) await complete(transaction, row);
    const mailed = isDraft && (await mailLink(call, transaction, { row, email: link.email }, services));
    return { token: row.token, state: row.state, mail, already: !mailed };
  });
}

/**
 * Sends the claim that a link belongs to, with the address it was mailed to; repeating it finds the claim sent. It goes
 * to the signed-in account with exactly this address, or else to the account that started it: no account gets a claim
 * without its session. The claim then gets a new token, which only the mail contains, because somebody else may have
 * typed the draft. Throws 400, also when the claim has changed since, and 409.
 */
export async function confirmClaim(
  call: Call,
  token: string,
  services: MailTryServices & SessionServices,
): Promise<ClaimSentAnswer> {
  const { db, clock, mail: site, sendsMail } = services;
  const now = clock();
  const visitor = await visitorOf(call, services);
  return onceAnInvoice(alreadyClaimed, () =>
    db.transaction().execute(async (transaction) => {
      const link = await linkOf(transaction, token);
      if (link === undefined) throw linkIsOver();
      const row = await lockClaim(transaction, { id: link.claim_id });
      if (isOver(link, row, now)) throw linkIsOver();
      const mail = sendsMail ? ("queued" as const) : ("not-configured" as const);
      if (row.state !== "draft") return { token: row.token, state: row.state, mail, already: true };
      if (link.digest !== (await claimDigest(transaction, row))) throw changedSince();
      await complete(transaction, row);
      await takeInvoice(transaction, row);
      const { email } = link;
      const account = visitor === null ? null : await accountWithEmail(transaction, visitor.id, email);
      const own = { email, account_id: account ?? row.account_id, token: newClaimToken() };
      const confirmed = { ...row, ...own };
      await settleProofs(transaction, row.id);
      await transaction.updateTable("cashback_claim").set(own).where("id", "=", row.id).execute();
      const { state } = await changeClaim(transaction, confirmed, { action: "send", by: "claimant" }, { now, site });
      return { token: confirmed.token, state, mail, already: false };
    }),
  );
}

const newClaimToken = () => randomBytes(24).toString("base64url");

const changedSince = () =>
  invalid({
    non_field_errors: [
      "Your claim has changed since we sent this link. Get a new link, and check what it says before you send it.",
    ],
  });

const linkIsOver = () => invalid({ non_field_errors: ["This link has expired. Send your claim again for a new one."] });

/** Throws 400 if a step is missing. */
async function complete(transaction: Db, row: ClaimRow): Promise<void> {
  const proof = await transaction
    .selectFrom("cashback_proof")
    .select("upload_id")
    .where("claim_id", "=", row.id)
    .executeTakeFirst();
  if (proof === undefined) throw invalid({ non_field_errors: ["Send us your receipt or invoice first."] });
  if (row.payee === null) throw invalid({ non_field_errors: ["Tell us first where the money is to go."] });
}

async function emailOf(db: Db, account: number): Promise<string | null> {
  const own = await db.selectFrom("account").select("email").where("id", "=", account).executeTakeFirst();
  return own?.email ?? null;
}
