import { createHash, randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { BeginDraft, DraftBegun, OwnDraft, ReviewDraft } from "#contracts/review-drafts/drafts";
import { draftDays, type ReviewKind } from "#contracts/vocabulary/review-drafts";
import type { Db } from "../database/engine";
import type { DbAndClock, DemoMark } from "../database/services";
import { countedMailboxHash } from "../mail/mailbox";
import { invalid, keyUsed, notFound, HttpError } from "../http/answers";
import { storable } from "../http/storable";
import { mostNewest, newestOf, ofAll } from "../listing/newest";
import { dayOf } from "#contracts/us-days";
import type { Visitor } from "../sessions/sessions";
import { fieldNames } from "./content";
import { reviewedAlready } from "./insert-review";
import { ownToken } from "./own-token";
import { type Draft, reviewOf } from "./draft-row";
import { findingsOf } from "./findings";
import { tablesOf } from "./insert-review";
import { uploadsOf } from "./draft-uploads";
import { shownSubject, type Subject, subjectOf, type SubjectSource } from "./subject";
import { tokenForDraft } from "./token-for-draft";

/** The services for starting and showing drafts. */
export interface DraftServices extends DbAndClock, SubjectSource {}

const dayMs = 86_400_000;
export const keptUntil = (now: Date) => new Date(now.getTime() + draftDays * dayMs);
export const newDraftToken = () => randomBytes(24).toString("base64url");

/** The key combined with the subject: a page from the browser's history with another bed counts as another form. */
const keyOf = ({ key, kind, slug, product }: BeginDraft) =>
  createHash("sha256")
    .update(JSON.stringify([key, kind, slug ?? null, product ?? null]))
    .digest("base64url");

type Typed = Readonly<Record<string, string>>;

/** The draft's own fields among the input, each made storable. */
const kept = (draft: Pick<Draft, "kind" | "purpose">, fields: Typed) => {
  const names = fieldNames(draft.kind, draft.purpose);
  return JSON.stringify(
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, text]) => (names.includes(name) ? [[name, storable(text)]] : [])),
    ),
  );
};

/**
 * The ID of the visitor's review of the same bed, because a second one isn't allowed; null: none. Stores may be
 * reviewed once per visit.
 */
export async function reviewBy(db: Db, kind: ReviewKind, slug: string | null, account: number): Promise<number | null> {
  if (kind === "store" || slug === null) return null;
  const found = await db
    .selectFrom("owner_review")
    .where("account_id", "=", account)
    .where("model_slug", "=", slug)
    .select("id")
    .executeTakeFirst();
  return found?.id ?? null;
}

/** Starts a draft, once per key; resubmitting the form saves it. Throws 400, 404 and 409. */
export async function beginDraft(
  services: DraftServices,
  body: BeginDraft,
  visitor: Visitor | null,
): Promise<DraftBegun> {
  const { db, clock } = services;
  const { kind, slug, product, fields } = body;
  const subject = slug === undefined ? unlisted(product) : subjectOf(services, kind, slug);
  if (subject === null) throw notFound();
  if (visitor !== null && (await reviewBy(db, kind, subject.slug, visitor.id)) !== null) throw reviewedAlready(kind);
  const now = clock();
  const first = { kind, purpose: "first" } as const;
  const sleeper = visitor === null ? {} : await sleeperOf(db, visitor);
  const token = newDraftToken();
  const draft = await db
    .insertInto("review_draft")
    .values({
      token,
      key: keyOf(body),
      ...first,
      ...subject,
      account_id: visitor?.id ?? null,
      fields: kept(first, { ...sleeper, ...fields }),
      begun_at: now,
      saved_at: now,
      kept_until: keptUntil(now),
    })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        fields: sql`case when review_draft.sent_at is null then review_draft.fields || ${kept(first, fields)}::jsonb
          else review_draft.fields end`,
        saved_at: now,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  if (draft.sent_at !== null) await checkWords(db, draft, fields);
  return { token: draft.token, already: draft.token !== token };
}

function unlisted(product: string | undefined): Subject {
  if (product === undefined) throw invalid({ product: ["Tell us what it’s called"] });
  return { slug: null, brand_slug: null, product };
}

/** How a member sleeps, according to their profile. */
async function sleeperOf(db: Db, { id }: Visitor): Promise<Typed> {
  const row = await db.selectFrom("profile").where("account_id", "=", id).select("answers").executeTakeFirst();
  const { position, weight, size } = row?.answers ?? {};
  return Object.fromEntries(
    Object.entries({ position, weight, size }).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

export const draftOf = (db: Db, token: string): Promise<Draft | undefined> =>
  db.selectFrom("review_draft").where("token", "=", token).selectAll().executeTakeFirst();

/** Throws 409 when a draft that has been sent had different text. After sending, only the review is kept. */
async function checkWords(db: Db, draft: Draft, { title = "", body = "" }: Typed): Promise<void> {
  const review = reviewOf(draft);
  if (review === null) return;
  const sent = await db
    .selectFrom(tablesOf[review.kind].version)
    .select(["title", "body"])
    .where("review_id", "=", review.id)
    .where("number", "=", 1)
    .executeTakeFirst();
  if (sent === undefined || (storable(title).trim() === sent.title && storable(body).trim() === sent.body)) return;
  throw keyUsed(
    "You’ve already sent the review that you began here, with different text. " +
      "Open that review from your account, or from the link in our email, to change it.",
  );
}

export const sentAlready = () =>
  new HttpError(409, {
    detail: "You’ve sent this review already, so this draft can’t be changed.",
    code: "sent_already",
  });

/** Saves the input, valid or not; a signed-in visitor becomes the draft's owner. Throws 404 and 409. */
export async function saveDraft(
  { db, clock }: DbAndClock,
  token: string,
  fields: Typed,
  visitor: Visitor | null,
): Promise<void> {
  const draft = await draftOf(db, token);
  if (draft === undefined) throw notFound();
  const now = clock();
  const { numUpdatedRows } = await db
    .updateTable("review_draft")
    .set(({ ref, fn, val }) => ({
      fields: sql`${ref("fields")} || ${kept(draft, fields)}::jsonb`,
      saved_at: now,
      kept_until: keptUntil(now),
      account_id: fn.coalesce("account_id", val(visitor?.id ?? null)),
    }))
    .where("token", "=", token)
    .where("sent_at", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw sentAlready();
}

/** Deletes a draft; discarding a change leaves its review as it is. A draft that was sent stays until it expires. */
export async function discardDraft({ db }: Pick<DbAndClock, "db">, token: string): Promise<void> {
  await db.deleteFrom("review_draft").where("token", "=", token).where("sent_at", "is", null).execute();
}

export async function readDraft(
  services: DraftServices & DemoMark,
  token: string,
  visitor: Visitor | null,
): Promise<ReviewDraft | null> {
  const { db, demo, clock } = services;
  const draft = await draftOf(db, token);
  if (draft === undefined || draft.kept_until <= clock()) return null;
  const review = reviewOf(draft);
  const own = visitor === null || review !== null ? null : await reviewBy(db, draft.kind, draft.slug, visitor.id);
  return {
    demo,
    kind: draft.kind,
    purpose: draft.purpose,
    subject: shownSubject(services, draft.kind, draft),
    fields: draft.fields,
    uploads: await uploadsOf(db, draft),
    months_before: draft.purpose === "update" && review !== null ? await monthsBefore(db, review.id) : null,
    kept_until: dayOf(draft.kept_until),
    email: draft.email,
    review: await tokenForDraft(db, draft, visitor),
    own: own === null ? null : await ownToken(db, { kind: draft.kind, id: own }),
    sent: draft.sent_at !== null,
    findings: await findingsShown(services, draft, visitor),
    needs_email: draft.purpose === "first" && visitor === null,
  };
}

/** According to the latest version about a bed. */
async function monthsBefore(db: Db, review: number): Promise<number | null> {
  const last = await db
    .selectFrom("owner_review_version")
    .where("review_id", "=", review)
    .select("months_owned")
    .orderBy("number", "desc")
    .executeTakeFirst();
  return last?.months_owned ?? null;
}

async function findingsShown(
  { db }: Pick<DbAndClock, "db">,
  draft: Draft,
  visitor: Visitor | null,
): Promise<ReviewDraft["findings"]> {
  const { title = "", body = "" } = draft.fields;
  if (draft.sent_at !== null || title + body === "") return [];
  const mailbox = visitor === null ? null : await mailboxOf(db, visitor.id);
  return (await findingsOf(db, draft, { title, body }, mailbox)).map(({ code, sentence }) => ({ code, sentence }));
}

/**
 * The hash of an account's mailbox. Anybody can type any address into a draft, so only signed-in visitors are told what
 * their mailbox has reviewed.
 */
async function mailboxOf(db: Db, id: number): Promise<string | null> {
  const account = await db.selectFrom("account").where("id", "=", id).select("email").executeTakeFirst();
  return account === undefined ? null : countedMailboxHash(account.email);
}

/** The drafts that an account has started and not sent. */
export async function draftsOf(
  services: DraftServices,
  account: number,
): Promise<{ drafts: OwnDraft[]; draft_count: number }> {
  const rows = await services.db
    .selectFrom("review_draft")
    .where("account_id", "=", account)
    .where("sent_at", "is", null)
    .where("kept_until", ">", services.clock())
    // Without their fields, which may have 100 KB each.
    .select(["token", "kind", "purpose", "slug", "brand_slug", "product", "saved_at", "kept_until", ofAll])
    .orderBy("saved_at", "desc")
    .limit(mostNewest)
    .execute();
  const { rows: newest, count } = newestOf(rows);
  const drafts = newest.map((row) => ({
    token: row.token,
    kind: row.kind,
    purpose: row.purpose,
    subject: shownSubject(services, row.kind, row),
    saved_on: dayOf(row.saved_at),
    kept_until: dayOf(row.kept_until),
  }));
  return { drafts, draft_count: count };
}

/** Removes expired drafts, including those that were sent. */
export async function removeOldDrafts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("review_draft").where("kept_until", "<", now).execute();
}
