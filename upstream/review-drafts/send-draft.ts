import type { DraftSent, ReviewConfirmation, SendDraft } from "#contracts/review-drafts/drafts";
import { confirmDays } from "#contracts/vocabulary/review-drafts";
import { mailableAddress } from "../accounts/account-address";
import { countMailTry } from "../accounts/registration/mail-limit";
import { newToken, tokenHash } from "../accounts/registration/tokens";
import type { Db } from "../database/engine";
import { invalid, notFound } from "../http/answers";
import type { Call } from "../http/operation";
import { visitorAddress } from "../http/visitor-address";
import { countedMailboxHash } from "../mail/mailbox";
import { queueMail } from "../mail/queue-mail";
import type { MailServices } from "../mail/settings";
import { codesOf } from "../rules/reviews/review-checks";
import { visitorOf, type SessionServices } from "../sessions/visitor";
import { accountAsking } from "../sessions/account-asking";
import { accountWithEmail } from "../sessions/existing-account";
import { checkedFields, isWhole } from "./content";
import { wordsDigest } from "./confirmed-text";
import { findingsOf } from "./findings";
import { type Draft, reviewOf } from "./draft-row";
import { keptUntil } from "./drafts";
import { moveUploads, uploadsOf } from "./draft-uploads";
import { insertChange, insertReview, type Writer } from "./insert-review";
import { confirmReview, reviewReceived } from "./emails";
import { ownPagePath, ownToken, type ReviewId } from "./own-token";
import { shownSubject, type SubjectSource } from "./subject";
import type { LinkServices } from "./services";
import { tokenForDraft } from "./token-for-draft";

/** A second submission within this time sends no second mail to the same address. */
const mailedLatelyMs = 60_000;

const nameNeeded = () => invalid({ author: ["Enter a name to show, like a first name"] });

/**
 * Sends a draft once, however often it is requested. A signed-in writer's review then awaits moderation; otherwise a
 * link is mailed to a page with a button that does the same. Throws 400 with what is missing, 409 and 429.
 */
export async function sendDraft(
  call: Call & { body: SendDraft },
  token: string,
  services: LinkServices & SessionServices,
): Promise<DraftSent | null> {
  const { db, clock } = services;
  const visitor = await visitorOf(call, services);
  return db.transaction().execute(async (transaction) => {
    const draft = await lockedDraft(transaction, token);
    if (draft === undefined) return null;
    if (draft.sent_at !== null) return waiting(await tokenForDraft(transaction, draft, visitor), true);
    const now = clock();
    // Checked before the address, so that nobody confirms what can't be sent.
    const fields = checkedFields(draft.kind, draft.purpose, draft.fields);
    if (draft.purpose !== "first") {
      const changed = reviewOf(draft)!;
      const sent = { fields, findings: await codesIn(transaction, draft, fields, null) };
      if (!(await insertChange(transaction, changed, draft.purpose, sent, now))) throw notFound();
      await moveUploads(transaction, draft, changed);
      await markSent(transaction, draft, { ...changed, byMail: false }, now);
      return waiting(await ownToken(transaction, changed));
    }
    const { author, email } = call.body;
    if (author === undefined) throw nameNeeded();
    if (visitor === null) return mailLink(call, transaction, { draft, author, email }, services);
    const account = await transaction
      .selectFrom("account")
      .where("id", "=", visitor.id)
      .select(["id", "email"])
      .executeTakeFirstOrThrow();
    const writer = {
      account_id: account.id,
      writer_email: null,
      writer_mailbox: countedMailboxHash(account.email),
      author,
    };
    return waiting(
      await ownToken(transaction, await insertFirst(transaction, draft, { ...writer, byMail: false }, now)),
    );
  });
}

const lockedDraft = (db: Db, token: string): Promise<Draft | undefined> =>
  db.selectFrom("review_draft").where("token", "=", token).selectAll().forUpdate().executeTakeFirst();

const waiting = (review: string | null, already = false): DraftSent => ({
  state: "waiting",
  mail: "queued",
  review,
  already,
});

type Fields = ReturnType<typeof checkedFields>;

const codesIn = async (db: Db, draft: Draft, { title, body }: Fields, mailbox: string | null) =>
  codesOf(await findingsOf(db, draft, { title: title!, body: body! }, mailbox));

async function insertFirst(
  db: Db,
  draft: Draft,
  { byMail, ...writer }: Writer & { byMail: boolean },
  now: Date,
): Promise<ReviewId> {
  const fields = checkedFields(draft.kind, draft.purpose, draft.fields);
  const findings = await codesIn(db, draft, fields, writer.writer_mailbox);
  const id = await insertReview(db, draft.kind, draft, writer, { fields, findings }, now);
  const review = { kind: draft.kind, id };
  await moveUploads(db, draft, review);
  await markSent(db, draft, { ...review, byMail }, now);
  return review;
}

/** The review now has the contents; the row stays for a while so that a repeated submission finds it. */
async function markSent(
  db: Db,
  { token }: Draft,
  { kind, id, byMail }: ReviewId & { byMail: boolean },
  now: Date,
): Promise<void> {
  await db
    .updateTable("review_draft")
    .set({
      sent_at: now,
      kept_until: keptUntil(now),
      fields: "{}",
      email: null,
      confirmed_by_mail: byMail,
      ...(kind === "bed" ? { owner_review_id: id } : { store_review_id: id }),
    })
    .where("token", "=", token)
    .execute();
}

interface Asked {
  draft: Draft;
  author: string;
  email: string | undefined;
}

/** Mails a link that confirms the draft as it is now, at most once a minute for the same content; earlier links end. */
async function mailLink(
  call: Call,
  db: Db,
  { draft, author, email }: Asked,
  services: LinkServices,
): Promise<DraftSent> {
  const { clock, mail, mailLimit, sendsMail, visitorSecret } = services;
  if (email === undefined) throw invalid({ email: ["Enter your email address"] });
  const recipient = mailableAddress(email);
  const now = clock();
  const answer: DraftSent = {
    state: "mailed",
    mail: sendsMail ? "queued" : "not-configured",
    review: null,
    already: false,
  };
  const mailed = draft.mailed_at !== null && Math.abs(now.getTime() - draft.mailed_at.getTime()) < mailedLatelyMs;
  const fields = { ...draft.fields, author };
  const confirm_digest = await wordsDigest(db, draft, fields);
  if (mailed && draft.email === recipient && draft.confirm_digest === confirm_digest)
    return { ...answer, already: true };
  const sender = { email: recipient, address: visitorAddress(call.request, visitorSecret, now) };
  await countMailTry(db, mailLimit, sender, now);
  const { token, token_hash } = newToken();
  const usefulUntil = new Date(now.getTime() + confirmDays * 86_400_000);
  await db
    .updateTable("review_draft")
    .set({
      fields: JSON.stringify(fields),
      email: recipient,
      confirm_hash: token_hash,
      confirm_digest,
      mailed_at: now,
      kept_until: keptUntil(now),
    })
    .where("token", "=", draft.token)
    .execute();
  await queueMail(
    db,
    confirmReview(recipient, { kind: draft.kind, name: listedName(services, draft), token, usefulUntil }, mail),
    `review link ${token_hash}`,
    now,
  );
  return answer;
}

/** The name in the catalogue; null if the writer typed it. */
function listedName(services: SubjectSource, { kind, ...row }: Draft): string | null {
  const { slug, brand, name } = shownSubject(services, kind, row);
  if (slug === null) return null;
  return kind === "store" ? name : ["the", brand?.name, name].filter(Boolean).join(" ");
}

/** The draft that a mailed link confirms; undefined when the link has expired. */
const confirmed = (db: Db, token: string, now: Date) =>
  db
    .selectFrom("review_draft")
    .where("confirm_hash", "=", tokenHash(token))
    .where("mailed_at", ">", new Date(now.getTime() - confirmDays * 86_400_000))
    .selectAll();

/** What a mailed link is about; null when it has expired. */
export async function readConfirmation(
  call: Call,
  services: SessionServices & SubjectSource,
  token: string,
): Promise<ReviewConfirmation | null> {
  const { db, clock } = services;
  const draft = await confirmed(db, token, clock()).executeTakeFirst();
  if (draft === undefined || (draft.sent_at === null && draft.email === null)) return null;
  const review = reviewOf(draft);
  const own = review?.id ?? (await reviewOfAddress(db, draft));
  return {
    kind: draft.kind,
    subject: shownSubject(services, draft.kind, draft),
    fields: draft.fields,
    uploads: await uploadsOf(db, draft),
    changed: draft.sent_at === null && draft.confirm_digest !== (await wordsDigest(db, draft)),
    sent: draft.sent_at !== null,
    draft: draft.sent_at === null ? draft.token : null,
    own: own === null ? null : await ownToken(db, { kind: draft.kind, id: own }),
    account: draft.email === null ? null : await accountAsking(call, services, draft.email),
  };
}

/** For exactly the address that received the link: another address of the same mailbox may belong to somebody else. */
async function reviewOfAddress(db: Db, { kind, slug, email }: Draft): Promise<number | null> {
  if (kind === "store" || slug === null || email === null) return null;
  const found = await db
    .selectFrom("owner_review")
    .leftJoin("account", "account.id", "owner_review.account_id")
    .where(({ or, eb }) => or([eb("writer_email", "=", email), eb("account.email", "=", email)]))
    .where("model_slug", "=", slug)
    .select("owner_review.id")
    .executeTakeFirst();
  return found?.id ?? null;
}

export const linkIsOver = () =>
  invalid({
    non_field_errors: ["This link doesn’t work anymore. Open your draft and send it again, and you’ll get a new one."],
  });

const changedSince = () =>
  invalid({
    non_field_errors: [
      "Your review has changed since we sent this link. Get a new link, and check what it says before you send it.",
    ],
  });

/** Mails a new link to the same address, for the current text. Throws 400 and 429. */
export async function renewLink(call: Call, token: string, services: LinkServices): Promise<DraftSent> {
  const { db, clock } = services;
  return db.transaction().execute(async (transaction) => {
    const draft = await confirmed(transaction, token, clock()).forUpdate().executeTakeFirst();
    if (draft === undefined) throw linkIsOver();
    if (draft.sent_at !== null) return waiting(await ownToken(transaction, reviewOf(draft)!), true);
    const { email, fields } = draft;
    if (email === null || !isWhole(draft) || fields.author === undefined) throw linkIsOver();
    return mailLink(call, transaction, { draft, author: fields.author, email }, services);
  });
}

/**
 * The button behind the mailed link: the review now awaits moderation. Repeating it returns the same. The review goes
 * to the signed-in account with exactly this address. Having the link alone may prove ownership of the mailbox, but no
 * account gets a review without its session. Throws 400 when the link has expired or the draft has changed since, and
 * 409.
 */
export async function confirmDraft(
  call: Call,
  services: SessionServices & Pick<MailServices, "mail">,
  token: string,
): Promise<ReviewId & { token: string; already: boolean }> {
  const { db, clock, mail } = services;
  const now = clock();
  const visitor = await visitorOf(call, services);
  return db.transaction().execute(async (transaction) => {
    const draft = await confirmed(transaction, token, now).forUpdate().executeTakeFirst();
    if (draft === undefined) throw linkIsOver();
    if (draft.sent_at !== null) {
      const sent = reviewOf(draft)!;
      return { ...sent, token: await ownToken(transaction, sent), already: true };
    }
    const { email, fields } = draft;
    if (email === null) throw linkIsOver();
    if (draft.confirm_digest !== (await wordsDigest(transaction, draft))) throw changedSince();
    if (fields.author === undefined) throw nameNeeded();
    const account = visitor === null ? null : await accountWithEmail(transaction, visitor.id, email);
    const writer = {
      account_id: account,
      writer_email: account === null ? email : null,
      writer_mailbox: countedMailboxHash(email),
      author: fields.author,
      byMail: true,
    };
    const review = await insertFirst(transaction, draft, writer, now);
    const received = { name: draft.product, path: await ownPagePath(transaction, review) };
    await queueMail(transaction, reviewReceived(email, received, mail), `review ${review.kind} ${review.id}`, now);
    return { ...review, token: await ownToken(transaction, review), already: false };
  });
}
