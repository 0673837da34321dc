import { sql } from "kysely";
import type { Db } from "../../upstream/database/engine";
import { ApiVisitor } from "./api-visitor";
import { accountForms } from "./live-account-forms";
import { discussionForms } from "./live-discussion-forms";
import { headersFrom, keyOf, type LiveForm, type LiveWorld, rows } from "./live-form";

/** A published review that nobody has voted for yet in these tests. */
async function freshReview(db: Db, of: "owner_review" | "store_review", unique: number): Promise<number> {
  const { id } = await db
    .selectFrom(of as "owner_review")
    .where("state", "=", "published")
    .select("id")
    .orderBy("id")
    .offset(unique)
    .executeTakeFirstOrThrow();
  return id;
}

const reviews = {
  bed: { page: "mattress-review", review: "owner_review", vote: "owner_review_vote", report: "owner_review_report" },
  store: {
    page: "store-reviews",
    review: "store_review",
    vote: "store_review_vote" as "owner_review_vote",
    report: "store_review_report" as "owner_review_report",
  },
} as const;

const voteFor =
  ({ page, review, vote }: (typeof reviews)[keyof typeof reviews]) =>
  async ({ upstream: { db }, unique }: LiveWorld): Promise<LiveForm> => {
    const id = await freshReview(db, review, unique);
    return {
      path: `/${page}/${id}/`,
      fields: { useful: "yes" },
      headers: headersFrom(unique),
      done: async () => [await rows(db.selectFrom(vote).where("review_id", "=", id).select("review_id"))],
      repeatable: true,
    };
  };

const reportOf =
  ({ page, review, report }: (typeof reviews)[keyof typeof reviews]) =>
  async ({ upstream: { db }, unique }: LiveWorld): Promise<LiveForm> => {
    const key = keyOf(unique);
    return {
      path: `/${page}/${await freshReview(db, review, 0)}/report/`,
      fields: { reason: "other", note: "It’s an ad for <b>pillows</b>.", key },
      headers: headersFrom(unique),
      done: async () => [await rows(db.selectFrom(report).where("key", "=", key).select("id"))],
      repeatable: true,
    };
  };

const rated = {
  rating: "4",
  title: "Firm, and warm in July",
  body: "It holds my back up, which the one before it did not do at all.",
};

/** The slug of a bed or a store. */
const subjectOf = async (db: Db, kind: "bed" | "store") =>
  (
    await db
      .selectFrom(kind === "bed" ? "model" : ("store" as "model"))
      .select("slug")
      .orderBy("id")
      .executeTakeFirstOrThrow()
  ).slug;

/** The token of a draft that somebody without an account has begun. */
async function draftOf({ upstream: { db, origin }, unique }: LiveWorld, kind: "bed" | "store", fields: object) {
  const body = { kind, slug: await subjectOf(db, kind), fields, key: keyOf(unique) };
  const answer = await new ApiVisitor(origin).write("POST", "/api/v2/review-drafts/", body);
  if (typeof answer.body.token !== "string") throw new Error(`No draft: ${JSON.stringify(answer.body)}`);
  return answer.body.token as string;
}

const begun =
  (kind: "bed" | "store") =>
  async ({ upstream: { db }, unique }: LiveWorld): Promise<LiveForm> => {
    const slug = await subjectOf(db, kind);
    // Its key is kept as a hash.
    const title = `Draft ${unique}`;
    return {
      path: kind === "bed" ? `/review-mattress/?model=${slug}` : `/review-mattress-store/?store=${slug}`,
      fields: {
        ...{ rating: "4", title, body: rated.body, key: keyOf(unique) },
        ...(kind === "bed" ? {} : { visited_on: "2026-01-02", bought: "no" }),
      },
      headers: headersFrom(unique),
      done: async () => [
        await rows(
          db
            .selectFrom("review_draft")
            .where(sql`fields->>'title'`, "=", title)
            .select("token"),
        ),
      ],
      repeatable: true,
    };
  };

/** A cash back offer that runs, and a day on which it does. */
export async function runningOffer(origin: string): Promise<{ slug: string; day: string }> {
  const { body } = await new ApiVisitor(origin).get("/api/v2/cashback-offers/?sort=amount");
  const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const running = (body.items as { slug: string; starts_on: string; minimum_cents: number }[]).find(
    ({ starts_on, minimum_cents }) => starts_on < day && minimum_cents < 429_950,
  );
  if (running === undefined) throw new Error("No cash back offer runs.");
  return { slug: running.slug, day };
}

/** By the route whose action takes them. A route with a write that is not here is tried with its form of site-routes.ts. */
export const liveForms: Record<string, (world: LiveWorld) => Promise<LiveForm>> = {
  "routes/mattress-review.$id": voteFor(reviews.bed),
  "routes/store-reviews.$id": voteFor(reviews.store),
  "routes/mattress-review.$id_.report": reportOf(reviews.bed),
  "routes/store-reviews.$id_.report": reportOf(reviews.store),
  ...accountForms,
  ...discussionForms,
  "routes/mattress-finder.results._index": async ({ upstream: { db }, unique }) => {
    // Its key is kept as a hash.
    const all = () => rows(db.selectFrom("saved_match").select("token"));
    const before = await all();
    return {
      path: "/mattress-finder/results/?recipient=me&position=side",
      fields: { key: keyOf(unique), email: "" },
      headers: headersFrom(unique),
      done: async () => [(await all()) - before],
      repeatable: true,
    };
  },
  "routes/contact": async ({ upstream: { db }, unique }) => {
    const email = `asks-${unique}@example.com`;
    return {
      path: "/contact/",
      fields: { topic: "other", message: "Is <b>this</b> kept once?", name: "Nora", email, key: keyOf(unique) },
      headers: headersFrom(unique),
      done: async () => [
        await rows(db.selectFrom("contact_message").where("email", "=", email).select("id")),
        await rows(db.selectFrom("mail").where("recipient", "=", email).select("id")),
      ],
      repeatable: true,
    };
  },
  "routes/review-mattress._index": begun("bed"),
  "routes/review-mattress-store._index": begun("store"),
  "routes/review-mattress.draft.$token.use": async (world) => {
    const token = await draftOf(world, "bed", rated);
    return {
      path: `/review-mattress/draft/${token}/use/`,
      fields: { months_owned: "14", incentive: "none" },
      headers: headersFrom(world.unique),
      done: async () => [
        await rows(
          world.upstream.db
            .selectFrom("review_draft")
            .where("token", "=", token)
            .where(sql`fields->>'months_owned'`, "=", "14")
            .select("token"),
        ),
      ],
      repeatable: true,
    };
  },
  "routes/review-mattress.draft.$token.check": async (world) => {
    const { db } = world.upstream;
    const token = await draftOf(world, "bed", { ...rated, months_owned: "14", incentive: "none" });
    const email = `writer-${world.unique}@example.com`;
    return {
      path: `/review-mattress/draft/${token}/check/`,
      fields: { author: "Nora", email, agree: "yes" },
      headers: headersFrom(world.unique),
      done: async () => [
        await rows(db.selectFrom("review_draft").where("token", "=", token).where("email", "=", email).select("token")),
        await rows(db.selectFrom("mail").where("recipient", "=", email).select("id")),
      ],
      repeatable: true,
    };
  },
  "routes/cashback.$promotion._index": async ({ upstream: { db, origin }, unique }) => {
    const { slug, day } = await runningOffer(origin);
    const invoice = `INV-${unique}`;
    return {
      path: `/cashback/${slug}/`,
      fields: {
        ...{ product: "Original, queen", store: "Downtown", invoice, bought_on: day, price: "4,299.50" },
        key: keyOf(unique),
      },
      headers: headersFrom(unique),
      done: async () => [await rows(db.selectFrom("cashback_claim").where("invoice", "=", invoice).select("id"))],
      repeatable: true,
    };
  },
};
