import { type FirstText, unratedParts, type ReviewDetail, type ReviewSummary } from "#contracts/reviews";
import type { MattressSize } from "#contracts/mattress";
import type { CatalogueSnapshot } from "../catalogue/snapshot";
import { cardIn } from "../catalogue/cards";
import type { Db } from "../database/engine";
import { mostNewest } from "../listing/newest";
import { photosOf } from "./photos";
import type { PartRatings } from "./tables";

type Known = Pick<CatalogueSnapshot, "brands" | "bySlug">;

/** Reviews with their latest version; for a published review, the latest published one. */
const reviews = (db: Db) =>
  db.selectFrom("owner_review").innerJoin("owner_review_version as version", (join) =>
    join.onRef("version.review_id", "=", "owner_review.id").on(({ eb, selectFrom }) =>
      eb(
        "version.number",
        "=",
        selectFrom("owner_review_version as other")
          .whereRef("other.review_id", "=", "owner_review.id")
          .whereRef("other.state", "=", "owner_review.state")
          .select(({ fn }) => fn.max("other.number").as("last")),
      ),
    ),
  );

export const publishedReviews = (db: Db) => reviews(db).where("owner_review.state", "=", "published");

const summaryColumns = [
  "owner_review.id",
  "brand_slug",
  "model_slug",
  "product",
  "author",
  "sleep_position",
  "weight_band",
  "size",
  "proof",
  "incentive",
  "helpful_votes",
  "version.rating",
  "version.parts",
  "version.title",
  "version.body",
  "version.months_owned",
  "version.written_on",
  "reply.name as reply_name",
  "reply.body as reply_body",
  "reply.written_on as reply_written_on",
] as const;

const withReplies = (query: ReturnType<typeof reviews>) =>
  query
    .leftJoin("owner_review_reply as reply", "reply.review_id", "owner_review.id")
    .select(summaryColumns)
    .select(({ selectFrom }) =>
      selectFrom("owner_review_version as later")
        .whereRef("later.review_id", "=", "owner_review.id")
        .where("later.kind", "=", "update")
        .where("later.state", "=", "published")
        .select(({ fn }) => fn.countAll<number>().as("updates"))
        .as("updates"),
    );

type Row = Awaited<ReturnType<ReturnType<typeof withReplies>["execute"]>>[number];

const allParts = (parts: PartRatings) => ({ ...unratedParts, ...parts });

/** What updated reviews said before their first update, by review ID. */
async function firstTexts(db: Db, rows: readonly Row[]): Promise<Map<number, FirstText>> {
  const updated = rows.flatMap(({ id, updates }) => ((updates ?? 0) > 0 ? [id] : []));
  if (updated.length === 0) return new Map();
  const texts = await db
    .selectFrom("owner_review_version as first")
    .where("first.review_id", "in", updated)
    .where("first.state", "=", "published")
    .where(({ eb, selectFrom }) =>
      eb(
        "first.number",
        "<",
        selectFrom("owner_review_version as later")
          .whereRef("later.review_id", "=", "first.review_id")
          .where("later.kind", "=", "update")
          .where("later.state", "=", "published")
          .select(({ fn }) => fn.min("later.number").as("earliest")),
      ),
    )
    .distinctOn("first.review_id")
    .orderBy("first.review_id")
    .orderBy("first.number", "desc")
    .select(["first.review_id", "first.rating", "first.title", "first.body", "first.months_owned"])
    .execute();
  return new Map(texts.map(({ review_id, ...text }) => [review_id, text]));
}

function toSummary(row: Row, { brands, bySlug }: Known, first: FirstText | undefined): ReviewSummary {
  const { brand_slug, model_slug, reply_name, reply_body, reply_written_on, parts, size, updates, ...rest } = row;
  const brand = brand_slug === null ? undefined : brands.get(brand_slug);
  const model = model_slug === null ? undefined : bySlug.get(model_slug);
  return {
    ...rest,
    updates: updates ?? 0,
    first: first ?? null,
    parts: allParts(parts),
    size: size as MattressSize | null,
    brand: brand === undefined ? null : { slug: brand.slug, name: brand.name },
    model: model === undefined ? null : { slug: model.card.slug, name: model.card.name },
    reply: reply_name === null ? null : { name: reply_name, body: reply_body!, written_on: reply_written_on },
  };
}

/** Published reviews in the order of `ids`. */
export async function summariesOf(db: Db, known: Known, ids: readonly number[]): Promise<ReviewSummary[]> {
  if (ids.length === 0) return [];
  const rows = await withReplies(publishedReviews(db))
    .where("owner_review.id", "in", [...ids])
    .execute();
  const first = await firstTexts(db, rows);
  const byId = new Map(rows.map((row) => [row.id, toSummary(row, known, first.get(row.id))]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * One review with its history; null when the ID is unknown or the review is waiting. The texts of a rejected one are
 * left out.
 */
export async function readReview(db: Db, known: Known, id: number, size: MattressSize) {
  const row = await withReplies(reviews(db))
    .where("owner_review.id", "=", id)
    .where("owner_review.state", "<>", "waiting")
    .select(["owner_review.state", "owner_review.reason", "seller", "paid_cents"])
    .executeTakeFirst();
  if (row === undefined) return null;
  const { state: stored, reason, seller, paid_cents, ...summary } = row;
  const state = stored === "refused" ? "refused" : "published";
  const refused = state === "refused";
  const versions = refused
    ? []
    : await db
        .selectFrom("owner_review_version")
        .where("review_id", "=", id)
        .where("state", "=", "published")
        .orderBy("number", "desc")
        .limit(mostNewest)
        .select(["number", "kind", "rating", "parts", "title", "body", "months_owned", "written_on"])
        .execute();
  const first = refused ? undefined : (await firstTexts(db, [summary])).get(id);
  const shown = toSummary(refused ? { ...summary, title: "", body: "" } : summary, known, first);
  const model = row.model_slug === null ? undefined : known.bySlug.get(row.model_slug);
  return {
    review: {
      ...shown,
      state,
      reason,
      seller,
      paid_cents,
      photos: refused ? [] : await photosOf(db, id),
      versions: versions.reverse().map(({ parts, ...version }) => ({ ...version, parts: allParts(parts) })),
    } satisfies Omit<ReviewDetail["review"], "voted">,
    bed: model === undefined ? null : cardIn(model, size),
  };
}
