import { sql } from "kysely";
import { fewer } from "#contracts/review-drafts/steps";
import type { DraftPurpose, ReviewKind } from "#contracts/vocabulary/review-drafts";
import type { Db } from "../database/engine";
import { invalid, HttpError } from "../http/answers";
import { dayOf } from "#contracts/us-days";
import { mayEdit, mayUpdate } from "../rules/reviews/review-states";
import type { checkedFields } from "./content";
import { versionOf } from "./content";
import type { ReviewId } from "./own-token";
import type { Subject } from "./subject";

export interface Writer {
  account_id: number | null;
  /** For a writer without an account. */
  writer_email: string | null;
  writer_mailbox: string;
  author: string;
}

interface Sent {
  fields: ReturnType<typeof checkedFields>;
  /** Codes of the automatic checks' findings. */
  findings: readonly string[];
}

/** The tables of each kind. */
export const tablesOf = {
  bed: { review: "owner_review", version: "owner_review_version", upload: "owner_review_upload" },
  store: { review: "store_review", version: "store_review_version", upload: "store_review_upload" },
} as const satisfies Record<ReviewKind, unknown>;

export const reviewedAlready = (kind: ReviewKind) =>
  new HttpError(409, {
    detail:
      kind === "bed"
        ? "You’ve reviewed this bed already. Update that review instead."
        : "You’ve reviewed this visit already. Change that review instead.",
    code: "reviewed_already",
  });

const moderated = ({ findings }: Sent, now: Date) =>
  ({
    findings: JSON.stringify(findings),
    state: "waiting",
    reason: null,
    sent_at: now,
    decided_at: null,
    appeal: null,
    appealed_at: null,
    appeal_decided_at: null,
    written_on: dayOf(now),
  }) as const;

/**
 * Inserts a review awaiting moderation, with its first version. Throws 409 if its writer has already reviewed the same
 * item.
 */
export async function insertReview(
  db: Db,
  kind: ReviewKind,
  { slug, brand_slug, product }: Subject,
  writer: Writer,
  sent: Sent,
  now: Date,
): Promise<number> {
  const { fields } = sent;
  const waiting = { ...writer, state: "waiting", reason: null, proof: "email" } as const;
  const made =
    kind === "bed"
      ? await db
          .insertInto("owner_review")
          .values({
            ...waiting,
            model_slug: slug,
            brand_slug,
            product,
            sleep_position: fields.position ?? null,
            weight_band: fields.weight ?? null,
            size: fields.size ?? null,
            paid_cents: fields.paid ?? null,
            seller: fields.seller ?? null,
            incentive: fields.incentive!,
          })
          .onConflict((conflict) => conflict.doNothing())
          .returning("id")
          .executeTakeFirst()
      : await db
          .insertInto("store_review")
          .values({
            ...waiting,
            store_slug: slug,
            retailer_slug: brand_slug,
            store: product,
            visited_on: fields.visited_on!,
            bought: fields.bought === "yes",
          })
          .onConflict((conflict) => conflict.doNothing())
          .returning("id")
          .executeTakeFirst();
  if (made === undefined) throw reviewedAlready(kind);
  await insertVersion(db, { kind, id: made.id }, { number: 1, purpose: "first", months: 0 }, sent, now);
  return made.id;
}

interface Place {
  number: number;
  purpose: DraftPurpose;
  /** Used where the fields don't say. */
  months: number;
}

async function insertVersion(db: Db, { kind, id }: ReviewId, place: Place, sent: Sent, now: Date) {
  const { months_owned, parts, ...written } = versionOf(kind, sent.fields);
  const row = {
    ...written,
    parts: JSON.stringify(parts),
    review_id: id,
    number: place.number,
    ...moderated(sent, now),
  };
  if (kind === "bed") {
    const months = months_owned ?? place.months;
    await db
      .insertInto("owner_review_version")
      .values({ ...row, kind: place.purpose, months_owned: months })
      .execute();
  } else {
    const ofStore = place.purpose === "first" ? "first" : "edit";
    await db
      .insertInto("store_review_version")
      .values({ ...row, kind: ofStore })
      .execute();
  }
}

/**
 * Adds a version to a review, which awaits moderation; the published one stays. A version that is still waiting is
 * replaced by the new one, under a new number so that nobody decides about text they haven't read. False when the
 * review is gone. Locks the review's row, as every decision does. Throws 409 where the rules forbid it.
 */
export async function insertChange(
  db: Db,
  { kind, id }: ReviewId,
  purpose: Exclude<DraftPurpose, "first">,
  sent: Sent,
  now: Date,
): Promise<boolean> {
  const { review, version } = tablesOf[kind];
  const locked = await db.selectFrom(review).where("id", "=", id).select("state").forUpdate().executeTakeFirst();
  if (locked === undefined) return false;
  const versions = await db
    .selectFrom(version)
    .where("review_id", "=", id)
    .select(["number", "kind", "state", "decided_at", "appealed_at", "appeal_decided_at"])
    .select(kind === "bed" ? sql<number>`months_owned`.as("months") : sql<number>`0`.as("months"))
    .orderBy("number", "desc")
    .execute();
  const refused = (purpose === "update" ? mayUpdate : mayEdit)(versions);
  if (refused !== null) throw new HttpError(409, { detail: refused });
  const [last] = versions;
  const months = sent.fields.months_owned;
  if (months !== undefined && months < last!.months) throw invalid({ months_owned: [fewer(last!.months)] });
  const waiting = versions.find(({ state }) => state === "waiting");
  if (waiting !== undefined) {
    await db.deleteFrom(version).where("review_id", "=", id).where("state", "=", "waiting").execute();
  }
  const place = { number: last!.number + 1, purpose: waiting?.kind ?? purpose, months: last!.months };
  await insertVersion(db, { kind, id }, place, sent, now);
  if (locked.state === "refused") {
    await db.updateTable(review).set({ state: "waiting", reason: null }).where("id", "=", id).execute();
  }
  return true;
}
