import { sql } from "kysely";
import type { OwnReview, OwnReviews } from "../../app/contracts/review-drafts/own-reviews";
import type { ReviewKind } from "../../app/contracts/vocabulary/review-drafts";
import type { Db } from "../database/engine";
import { invalid, notFound, Refusal } from "../http/answers";
import type { Services } from "../services";
import { draftsOf, keptUntil, newDraftToken } from "./drafts";
import { tablesOf } from "./insert-review";
import { ownToken, reviewOfToken, type ReviewId } from "./own-token";
import { shownSubject } from "./subject";

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

/** Reviews of a kind, of one account or the one of a number, with the same names of columns for both kinds. */
async function reviewsOf(db: Db, kind: ReviewKind, by: { id: number } | { account_id: number }) {
  const [[column, value]] = Object.entries(by) as [["id" | "account_id", number]];
  return kind === "bed"
    ? db
        .selectFrom("owner_review")
        .where(column, "=", value)
        .select(["id", "model_slug as slug", "brand_slug", "product", "author", "state", "reason", "account_id"])
        .execute()
    : db
        .selectFrom("store_review")
        .where(column, "=", value)
        .select(["id", "store_slug as slug", "retailer_slug as brand_slug", "store as product"])
        .select(["author", "state", "reason", "account_id"])
        .execute();
}

/** Versions of reviews, newest first. */
const versionsOf = (db: Db, kind: ReviewKind, ids: readonly number[]) =>
  db
    .selectFrom(tablesOf[kind].version)
    .where("review_id", "in", [...ids])
    .select(["review_id", "number", "kind", "rating", "title", "body", "state", "reason"])
    .select(["sent_at", "decided_at", "appeal", "appealed_at", "appeal_decided_at"])
    .orderBy("number", "desc")
    .execute();

type Row = Awaited<ReturnType<typeof reviewsOf>>[number];

async function named(services: Services, kind: ReviewKind, row: Row) {
  const { slug, name, brand } = shownSubject(services, kind, row);
  return {
    token: await ownToken(services.db, { kind, id: row.id }),
    id: row.id,
    kind,
    name,
    brand,
    slug,
    state: row.state,
    reason: row.reason,
  };
}

/** Reviews and drafts of an account. */
export async function ownReviewsOf(services: Services, account: number): Promise<OwnReviews> {
  const { db, demo } = services;
  const reviews: OwnReviews["reviews"] = [];
  for (const kind of ["bed", "store"] as const) {
    const rows = await reviewsOf(db, kind, { account_id: account });
    if (rows.length === 0) continue;
    const versions = await versionsOf(
      db,
      kind,
      rows.map(({ id }) => id),
    );
    for (const row of rows) {
      const last = versions.find(({ review_id }) => review_id === row.id);
      if (last === undefined) continue;
      const { rating, title, sent_at } = last;
      reviews.push({ ...(await named(services, kind, row)), rating, title, sent_at: iso(sent_at) });
    }
  }
  reviews.sort((a, b) => (b.sent_at ?? "").localeCompare(a.sent_at ?? ""));
  return { demo, reviews, drafts: await draftsOf(services, account) };
}

/** A review as its writer sees it, with everything that was sent and what became of it; null for a token of none. */
export async function readOwnReview(services: Services, token: string): Promise<OwnReview | null> {
  const { db } = services;
  const found = await reviewOfToken(db, token);
  if (found === null) return null;
  const { kind, id } = found;
  const [row] = await reviewsOf(db, kind, { id });
  if (row === undefined) return null;
  const versions = await versionsOf(db, kind, [id]);
  const last = versions[0]?.number;
  return {
    ...(await named(services, kind, row)),
    author: row.author,
    may_edit: true,
    may_update: kind === "bed" && row.state === "published",
    versions: versions.map(({ review_id: _, sent_at, decided_at, appealed_at, appeal_decided_at, ...version }) => ({
      ...version,
      sent_at: iso(sent_at),
      decided_at: iso(decided_at),
      appealed_at: iso(appealed_at),
      appeal_decided_at: iso(appeal_decided_at),
      may_appeal: version.state === "refused" && appealed_at === null && version.number === last,
    })),
  };
}

async function knownReview(db: Db, token: string): Promise<ReviewId> {
  const review = await reviewOfToken(db, token);
  if (review === null) throw notFound();
  return review;
}

/** Begins a change of a review, with what it says now; where one is open already, that one. Throws 404 and 409. */
export async function beginChange(services: Services, token: string, purpose: "edit" | "update"): Promise<string> {
  const { db, clock } = services;
  const { kind, id } = await knownReview(db, token);
  const ofKind = kind === "bed" ? ("owner_review_id" as const) : ("store_review_id" as const);
  return db.transaction().execute(async (transaction) => {
    // Of two at once the second waits, and finds the first one's draft.
    const { review } = tablesOf[kind];
    const locked = await transaction
      .selectFrom(review)
      .where("id", "=", id)
      .select("state")
      .forUpdate()
      .executeTakeFirst();
    if (locked === undefined) throw notFound();
    if (purpose === "update" && (kind === "store" || locked.state !== "published")) {
      throw new Refusal(409, { detail: "Only a published review can be updated. You can still change it." });
    }
    const open = await transaction
      .selectFrom("review_draft")
      .where(ofKind, "=", id)
      .where("purpose", "=", purpose)
      .where("sent_at", "is", null)
      .select("token")
      .executeTakeFirst();
    if (open !== undefined) return open.token;
    const row = (await reviewsOf(transaction, kind, { id }))[0]!;
    const now = clock();
    const { token: made } = await transaction
      .insertInto("review_draft")
      .values({
        token: newDraftToken(),
        kind,
        purpose,
        slug: row.slug,
        brand_slug: row.brand_slug,
        product: row.product,
        account_id: row.account_id,
        fields: JSON.stringify(purpose === "edit" ? await lastWords(transaction, { kind, id }) : {}),
        begun_at: now,
        saved_at: now,
        kept_until: keptUntil(now),
        [ofKind]: id,
      })
      .returning("token")
      .executeTakeFirstOrThrow();
    return made;
  });
}

/** The fields of a change begin as what was written last. */
async function lastWords(db: Db, { kind, id }: ReviewId): Promise<Record<string, string>> {
  const { rating, parts, title, body } = await db
    .selectFrom(tablesOf[kind].version)
    .where("review_id", "=", id)
    .select(["rating", "title", "body", sql<Record<string, number>>`parts`.as("parts")])
    .orderBy("number", "desc")
    .executeTakeFirstOrThrow();
  const stars = Object.entries({ rating, ...parts }).map(([name, count]) => [name, String(count)] as const);
  return { ...Object.fromEntries(stars), title, body };
}

/** Appeals against the refusal of what was sent last, once. One statement: of two at once one does. Throws 404 and 409. */
export async function appeal({ db, clock }: Services, token: string, words: string): Promise<void> {
  const { kind, id } = await knownReview(db, token);
  const { version } = tablesOf[kind];
  const { numUpdatedRows } = await db
    .updateTable(version)
    .set({ appeal: words, appealed_at: clock() })
    .where("review_id", "=", id)
    .where("state", "=", "refused")
    .where("appealed_at", "is", null)
    .where("number", "=", sql<number>`(select max(number) from ${sql.table(version)} where review_id = ${id})`)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  if ((await reviewsOf(db, kind, { id })).length === 0) throw notFound();
  throw invalid({ non_field_errors: ["There is nothing to appeal here, or you’ve appealed already."] });
}

/** Deletes a review with all its versions, replies and votes. What is gone already stays so. */
export async function deleteReview(services: Services, token: string): Promise<void> {
  const { db } = services;
  const { kind, id } = await knownReview(db, token);
  await db.deleteFrom(tablesOf[kind].review).where("id", "=", id).execute();
}
