import { sql } from "kysely";
import type { OwnReview, OwnReviews } from "#contracts/review-drafts/own-reviews";
import type { DraftBegun } from "#contracts/review-drafts/drafts";
import type { ReviewKind } from "#contracts/vocabulary/review-drafts";
import type { ReviewChanges } from "../catalogue/visitor-ratings";
import type { Db } from "../database/engine";
import type { DbAndClock, DemoMark } from "../database/services";
import { notFound, HttpError } from "../http/answers";
import { mostNewest, newestOf, ofAll } from "../listing/newest";
import { appealUntil, mayAppeal, mayEdit, mayUpdate } from "../rules/reviews/review-states";
import { type DraftServices, draftsOf, keptUntil, newDraftToken } from "./drafts";
import { tablesOf } from "./insert-review";
import { ownToken, ownTokens, reviewOfToken, type ReviewId } from "./own-token";
import { shownSubject, type SubjectSource } from "./subject";

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

/** Reviews of a kind by ID, with the same column names for both kinds. */
const reviewsOf = (db: Db, kind: ReviewKind, ids: readonly number[]) =>
  kind === "bed"
    ? db
        .selectFrom("owner_review")
        .where("id", "in", [...ids])
        .select(["id", "model_slug as slug", "brand_slug", "product", "author", "state", "reason", "account_id"])
        .execute()
    : db
        .selectFrom("store_review")
        .where("id", "in", [...ids])
        .select(["id", "store_slug as slug", "retailer_slug as brand_slug", "store as product"])
        .select(["author", "state", "reason", "account_id"])
        .execute();

/**
 * The states of a review's versions, newest first: all of them, because the rules depend on what was ever published.
 */
const standingsOf = (db: Db, { kind, id }: ReviewId) =>
  db
    .selectFrom(tablesOf[kind].version)
    .where("review_id", "=", id)
    .select(["number", "state", "decided_at", "appeal", "appealed_at", "appeal_decided_at"])
    .orderBy("number", "desc")
    .execute();

type Row = Awaited<ReturnType<typeof reviewsOf>>[number];

function named(services: SubjectSource, kind: ReviewKind, row: Row, token: string) {
  const { slug, name, brand } = shownSubject(services, kind, row);
  const { id, state, reason } = row;
  return { token, id, kind, name, brand, slug, state, reason };
}

/** An account's reviews and drafts. */
export async function ownReviewsOf(services: DraftServices & DemoMark, account: number): Promise<OwnReviews> {
  const { db, demo } = services;
  const { rows: newest, count } = newestOf(await newestReviews(db, account));
  const reviews: OwnReviews["reviews"] = [];
  for (const kind of ["bed", "store"] as const) {
    const last = new Map(newest.filter((each) => each.kind === kind).map((each) => [each.id, each]));
    if (last.size === 0) continue;
    const rows = await reviewsOf(db, kind, [...last.keys()]);
    const tokens = await ownTokens(
      db,
      rows.map(({ id }) => ({ kind, id })),
    );
    for (const [at, row] of rows.entries()) {
      const { rating, title, sent_at, version_kind, state } = last.get(row.id)!;
      reviews.push({
        ...named(services, kind, row, tokens[at]!),
        rating,
        title,
        sent_at: iso(sent_at),
        newest: { kind: version_kind, state },
      });
    }
  }
  const placeOf = new Map(newest.map(({ kind, id }, place) => [`${kind} ${id}`, place]));
  const place = ({ kind, id }: ReviewId) => placeOf.get(`${kind} ${id}`)!;
  reviews.sort((one, other) => place(one) - place(other));
  return { demo, reviews, review_count: count, ...(await draftsOf(services, account)) };
}

interface LastVersion extends ReviewId {
  version_kind: "first" | "edit" | "update";
  rating: number;
  title: string;
  state: "waiting" | "published" | "refused";
  sent_at: Date | null;
  of_all: number;
}

/** An account's newest reviews, by their latest version. */
async function newestReviews(db: Db, account: number): Promise<LastVersion[]> {
  const of = (kind: ReviewKind) => sql`
    select ${kind} as kind, review.id, last.kind as version_kind, last.rating, last.title, last.state, last.sent_at
    from ${sql.table(tablesOf[kind].review)} as review
    cross join lateral (
      select version.kind, rating, title, version.state, sent_at
      from ${sql.table(tablesOf[kind].version)} as version
      where version.review_id = review.id order by number desc limit 1
    ) as last
    where review.account_id = ${account}`;
  const { rows } = await sql<LastVersion>`
    select *, (count(*) over ())::integer as of_all from (${of("bed")} union all ${of("store")}) as written
    order by sent_at desc nulls last, kind, id desc limit ${mostNewest}`.execute(db);
  return rows;
}

/** A review as its writer sees it, with everything that was sent and what became of it; null for an invalid token. */
export async function readOwnReview(services: DraftServices, token: string): Promise<OwnReview | null> {
  const { db } = services;
  const found = await reviewOfToken(db, token);
  if (found === null) return null;
  const { kind, id } = found;
  const [row] = await reviewsOf(db, kind, [id]);
  if (row === undefined) return null;
  const standings = await standingsOf(db, found);
  const { rows: versions, count } = newestOf(
    await db
      .selectFrom(tablesOf[kind].version)
      .where("review_id", "=", id)
      .select(["number", "kind", "rating", "title", "body", "state", "reason"])
      .select(["sent_at", "decided_at", "appeal", "appealed_at", "appeal_decided_at", ofAll])
      .orderBy("number", "desc")
      .limit(mostNewest)
      .execute(),
  );
  const notes = await notesOf(
    db,
    found,
    versions.map(({ number }) => number),
  );
  const last = versions[0]?.number;
  const [edit, update] = [mayEdit(standings), mayUpdate(standings)];
  return {
    ...named(services, kind, row, await ownToken(db, found)),
    author: row.author,
    may_edit: edit === null,
    edit_refused: edit,
    may_update: kind === "bed" && update === null,
    version_count: count,
    versions: versions.map((version) => ({
      ...version,
      note: notes.get(version.number) ?? "",
      sent_at: iso(version.sent_at),
      decided_at: iso(version.decided_at),
      appealed_at: iso(version.appealed_at),
      appeal_decided_at: iso(version.appeal_decided_at),
      may_appeal: mayAppeal(version, version.number === last, services.clock()) === null,
      appeal_until: iso(appealUntil(version)),
    })),
  };
}

/** The latest note to the writer about each of the versions. */
async function notesOf(
  db: Db,
  { kind, id }: ReviewId,
  versions: readonly number[],
): Promise<Map<number | null, string>> {
  if (versions.length === 0) return new Map();
  const events = await db
    .selectFrom("moderation_event")
    .where(kind === "bed" ? "owner_review_id" : "store_review_id", "=", id)
    .where("decision", "in", ["publish", "refuse", "take-down", "grant-appeal", "deny-appeal"])
    .where("version", "in", [...versions])
    .distinctOn("version")
    .select(["version", "note"])
    .orderBy("version")
    .orderBy("id", "desc")
    .execute();
  return new Map(events.map(({ version, note }) => [version, note]));
}

async function knownReview(db: Db, token: string): Promise<ReviewId> {
  const review = await reviewOfToken(db, token);
  if (review === null) throw notFound();
  return review;
}

/** The column in which a draft refers to the review it changes. */
const draftColumn = { bed: "owner_review_id", store: "store_review_id" } as const satisfies Record<ReviewKind, string>;

const storesAreNotUpdated = "A visit is reviewed once. You can change what you wrote, or review another visit.";

/** Starts a change of a review with its current contents, or returns the open one. Throws 404 and 409. */
export async function beginChange(
  { db, clock }: DbAndClock,
  token: string,
  purpose: "edit" | "update",
): Promise<DraftBegun> {
  const { kind, id } = await knownReview(db, token);
  return db.transaction().execute(async (transaction) => {
    // Of two concurrent requests, the second waits and finds the first one's draft.
    const { review } = tablesOf[kind];
    const locked = await transaction
      .selectFrom(review)
      .where("id", "=", id)
      .select("id")
      .forUpdate()
      .executeTakeFirst();
    if (locked === undefined) throw notFound();
    const versions = await standingsOf(transaction, { kind, id });
    const refused =
      purpose === "edit" ? mayEdit(versions) : kind === "store" ? storesAreNotUpdated : mayUpdate(versions);
    if (refused !== null) throw new HttpError(409, { detail: refused });
    const open = await transaction
      .selectFrom("review_draft")
      .where(draftColumn[kind], "=", id)
      .where("purpose", "=", purpose)
      .where("sent_at", "is", null)
      .select("token")
      .executeTakeFirst();
    if (open !== undefined) return { token: open.token, already: true };
    const row = (await reviewsOf(transaction, kind, [id]))[0]!;
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
        fields: JSON.stringify({
          author: row.author,
          ...(purpose === "edit" ? await lastWords(transaction, { kind, id }) : {}),
        }),
        begun_at: now,
        saved_at: now,
        kept_until: keptUntil(now),
        [draftColumn[kind]]: id,
      })
      .returning("token")
      .executeTakeFirstOrThrow();
    return { token: made, already: false };
  });
}

/** A change starts with the fields of the latest version. */
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

/**
 * Appeals the rejection of the latest version, once; of two concurrent appeals, the second waits. Repeating the same
 * text is a no-op. Throws 404 and 409.
 */
export async function appeal({ db, clock }: DbAndClock, token: string, words: string): Promise<void> {
  const { kind, id } = await knownReview(db, token);
  const { review, version: table } = tablesOf[kind];
  const now = clock();
  await db.transaction().execute(async (transaction) => {
    await transaction.selectFrom(review).where("id", "=", id).select("id").forUpdate().execute();
    const [last] = await standingsOf(transaction, { kind, id });
    if (last === undefined) throw notFound();
    // It is already waiting: the writer got no response and sends it again.
    if (last.appeal === words && last.appeal_decided_at === null) return;
    const refused = mayAppeal(last, true, now);
    if (refused !== null) throw new HttpError(409, { detail: refused });
    await transaction
      .updateTable(table)
      .set({ appeal: words, appealed_at: now })
      .where("review_id", "=", id)
      .where("number", "=", last.number)
      .execute();
  });
}

/** Deletes a review with all its versions, replies, votes and drafts. Idempotent. */
export async function deleteReview(services: Pick<DbAndClock, "db"> & ReviewChanges, token: string): Promise<void> {
  const { db } = services;
  const { kind, id } = await knownReview(db, token);
  const shown = await db.transaction().execute(async (transaction) => {
    // Drafts are deleted with the review. Sending one locks first the draft, then the review; the opposite order here
    // would deadlock.
    await transaction
      .selectFrom("review_draft")
      .select("token")
      .where(draftColumn[kind], "=", id)
      .forUpdate()
      .execute();
    const deleted = transaction.deleteFrom(tablesOf[kind].review).where("id", "=", id).returning("state");
    return (await deleted.executeTakeFirst())?.state === "published";
  });
  // If it was never visible, no list has to be reloaded.
  if (shown) await services.reviewsChanged(kind, [id]);
}
