import type { ReviewKind } from "#contracts/vocabulary/review-drafts";
import type { Db } from "../../upstream/database/engine";
import { ownToken } from "../../upstream/review-drafts/own-token";
import { freshAccount, headersFrom, keyOf, type LiveWorld, type MakeLive, rows, staffAccount } from "./live-form";
import { sendReview } from "./sent-reviews";

/** Forms of reviews that the upstream takes: their readers', those of whoever has written one, and those of staff. */

/** Reviews of beds and of stores have tables that are alike in what is read here. */
export const reviewKinds = {
  bed: {
    page: "mattress-review",
    review: "owner_review",
    version: "owner_review_version",
    vote: "owner_review_vote",
    report: "owner_review_report",
    column: "owner_review_id",
    write: "review-mattress",
  },
  store: {
    page: "store-reviews",
    review: "store_review" as "owner_review",
    version: "store_review_version" as "owner_review_version",
    vote: "store_review_vote" as "owner_review_vote",
    report: "store_review_report" as "owner_review_report",
    column: "store_review_id" as "owner_review_id",
    write: "review-mattress-store",
  },
} as const;

/** The slug of a bed or a store. */
export const subjectOf = async (db: Db, kind: ReviewKind) =>
  (
    await db
      .selectFrom(kind === "bed" ? "model" : ("store" as "model"))
      .select("slug")
      .orderBy("id")
      .executeTakeFirstOrThrow()
  ).slug;

/** A published review that nobody has voted for yet in these tests. */
async function publishedReview(db: Db, kind: ReviewKind, unique: number): Promise<number> {
  const { id } = await db
    .selectFrom(reviewKinds[kind].review)
    .where("state", "=", "published")
    .where("seeded", "=", true)
    .select("id")
    .orderBy("id")
    .offset(unique)
    .executeTakeFirstOrThrow();
  return id;
}

const voteFor =
  (kind: ReviewKind): MakeLive =>
  async ({ upstream: { db }, unique }) => {
    const { page, review, vote } = reviewKinds[kind];
    const id = await publishedReview(db, kind, unique);
    const votes = async () =>
      (await db.selectFrom(review).where("id", "=", id).select("helpful_votes").executeTakeFirstOrThrow())
        .helpful_votes;
    const before = await votes();
    return {
      path: `/${page}/${id}/`,
      fields: { useful: "yes" },
      headers: headersFrom(unique),
      done: async () => [
        await rows(db.selectFrom(vote).where("review_id", "=", id).select("review_id")),
        (await votes()) - before,
      ],
      repeatable: true,
    };
  };

const reportOf =
  (kind: ReviewKind): MakeLive =>
  async ({ upstream: { db }, unique }) => {
    const key = keyOf(unique);
    const { page, report } = reviewKinds[kind];
    return {
      path: `/${page}/${await publishedReview(db, kind, 0)}/report/`,
      fields: { reason: "other", note: "It’s an ad for <b>pillows</b>.", key },
      headers: headersFrom(unique),
      done: async () => [await rows(db.selectFrom(report).where("key", "=", key).select("id"))],
      repeatable: true,
    };
  };

/** A review of an account that staff have decided about, and its own page's token. */
export async function sentReview(world: LiveWorld, kind: ReviewKind, state: "waiting" | "published" | "refused") {
  const { db } = world.upstream;
  const account = await freshAccount(world);
  const id = await sendReview(db, { kind, account: account.id, email: null });
  if (state !== "waiting") {
    const reason = state === "refused" ? ("advertising" as const) : null;
    const { review, version } = reviewKinds[kind];
    await db.updateTable(version).set({ state, reason, decided_at: new Date() }).where("review_id", "=", id).execute();
    await db.updateTable(review).set({ state, reason }).where("id", "=", id).execute();
  }
  return { account, id, token: await ownToken(db, { kind, id }) };
}

/** What staff decide about the one version of a review. */
const decided =
  (kind: ReviewKind, state: "waiting" | "published", fields: Record<string, string>): MakeLive =>
  async (world) => {
    const { db } = world.upstream;
    const { account, id } = await sentReview(world, kind, state);
    const { headers } = await staffAccount(world);
    const events = db.selectFrom("moderation_event").where(reviewKinds[kind].column, "=", id);
    return {
      path: `/admin/reviews/${kind}/${id}/`,
      fields,
      headers,
      done: async () => [
        await rows(events.select("id")),
        await rows(db.selectFrom("mail").where("recipient", "=", account.email).select("id")),
      ],
      repeatable: true,
    };
  };

export const reviewForms: Record<string, MakeLive> = {
  "routes/mattress-review.$id": voteFor("bed"),
  "routes/store-reviews.$id": voteFor("store"),
  "routes/mattress-review.$id_.report": reportOf("bed"),
  "routes/store-reviews.$id_.report": reportOf("store"),
  "routes/your-reviews.$token": async (world) => {
    const { account, id, token } = await sentReview(world, "bed", "published");
    return {
      path: `/your-reviews/${token}/`,
      fields: { purpose: "edit" },
      headers: account.headers,
      done: async () => [
        await rows(world.upstream.db.selectFrom("review_draft").where("owner_review_id", "=", id).select("token")),
      ],
      repeatable: true,
    };
  },
  "routes/your-reviews.$token_.appeal": async (world) => {
    const { account, id, token } = await sentReview(world, "bed", "refused");
    const appeal = `There is <b>no</b> link in it, number ${world.unique}.`;
    const versions = world.upstream.db.selectFrom("owner_review_version").where("review_id", "=", id);
    return {
      path: `/your-reviews/${token}/appeal/`,
      fields: { appeal },
      headers: account.headers,
      done: async () => [await rows(versions.where("appeal", "=", appeal).select("number"))],
      repeatable: true,
    };
  },
  "routes/your-reviews.$token_.delete": async (world) => {
    const { account, id, token } = await sentReview(world, "bed", "published");
    return {
      path: `/your-reviews/${token}/delete/`,
      fields: {},
      headers: account.headers,
      done: async () => [
        1 - (await rows(world.upstream.db.selectFrom("owner_review").where("id", "=", id).select("id"))),
      ],
      repeatable: true,
    };
  },
  "routes/admin.reviews.$kind.$id": decided("bed", "waiting", {
    ...{ decision: "refuse", version: "1", reason: "advertising", note: "There is a <b>link</b> in it." },
  }),
  "routes/admin.reviews.$kind.$id: published": decided("store", "waiting", { decision: "publish", version: "1" }),
  "routes/admin.reviews.$kind.$id: taken down": decided("bed", "published", {
    ...{ decision: "take-down", version: "1", reason: "advertising", note: "" },
  }),
  "routes/admin.reviews.$kind.$id: whose bed is named": async (world) => {
    const { db } = world.upstream;
    const { id } = await sentReview(world, "bed", "waiting");
    const slug = await subjectOf(db, "bed");
    const { headers } = await staffAccount(world);
    return {
      path: `/admin/reviews/bed/${id}/`,
      fields: { decision: "map-bed", model: slug },
      headers,
      done: async () => [
        await rows(db.selectFrom("owner_review").where("id", "=", id).where("model_slug", "=", slug).select("id")),
      ],
      repeatable: true,
      // There is no bed to name any more.
      over: true,
    };
  },
};
