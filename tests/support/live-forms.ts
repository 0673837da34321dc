import { ApiVisitor } from "./api-visitor";
import { demoPassword } from "../../upstream/database/seed/rows/demo-accounts";
import type { Db } from "../../upstream/database/engine";
import { formHeaders } from "./site-routes";
import type { TestUpstream } from "./upstream";

/** A form that the upstream takes, once: the address of its page, what is sent, and by whom. */
export interface LiveForm {
  path: string;
  fields: Record<string, string>;
  headers: Record<string, string>;
  /** How often what it asks for has been done, by each of the tables that tell. */
  done(): Promise<number[]>;
  /** What it asks for is there however often it is sent; without it a second time is refused. */
  repeatable: boolean;
}

interface World {
  upstream: Pick<TestUpstream, "db" | "origin">;
  /** Different in each call. */
  unique: number;
}

const same = { ...formHeaders, "sec-fetch-site": "same-origin" };
const keyOf = (unique: number) => `live-form-${String(unique).padStart(12, "0")}`;
const rows = async (query: { execute(): Promise<unknown[]> }) => (await query.execute()).length;

/** An account of its own with the demonstration's password, signed in. */
async function freshAccount({ upstream, unique }: World) {
  const email = `live-${unique}@example.com`;
  const { password_hash } = await upstream.db
    .selectFrom("account")
    .where("email", "=", "sleeper@example.com")
    .select("password_hash")
    .executeTakeFirstOrThrow();
  const { id } = await upstream.db
    .insertInto("account")
    .values({ email, password_hash, first_name: "Nora" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const visitor = new ApiVisitor(upstream.origin);
  await visitor.signIn(email);
  return { id, email, password_hash, headers: { ...same, cookie: `sessionid=${visitor.cookies.get("sessionid")}` } };
}

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
  async ({ upstream: { db }, unique }: World): Promise<LiveForm> => {
    const id = await freshReview(db, review, unique);
    return {
      path: `/${page}/${id}/`,
      fields: { useful: "yes" },
      headers: same,
      done: async () => [await rows(db.selectFrom(vote).where("review_id", "=", id).select("review_id"))],
      repeatable: true,
    };
  };

const reportOf =
  ({ page, review, report }: (typeof reviews)[keyof typeof reviews]) =>
  async ({ upstream: { db }, unique }: World): Promise<LiveForm> => {
    const key = keyOf(unique);
    return {
      path: `/${page}/${await freshReview(db, review, 0)}/report/`,
      fields: { reason: "other", note: "It’s an ad for <b>pillows</b>.", key },
      headers: same,
      done: async () => [await rows(db.selectFrom(report).where("key", "=", key).select("id"))],
      repeatable: true,
    };
  };

/** By the route whose action takes them. A route with a write that is not here is tried with its form of site-routes.ts. */
export const liveForms: Record<string, (world: World) => Promise<LiveForm>> = {
  "routes/mattress-review.$id": voteFor(reviews.bed),
  "routes/store-reviews.$id": voteFor(reviews.store),
  "routes/mattress-review.$id_.report": reportOf(reviews.bed),
  "routes/store-reviews.$id_.report": reportOf(reviews.store),
  "routes/signup": async ({ upstream: { db }, unique }) => {
    const email = `new-${unique}@example.com`;
    return {
      path: "/signup/",
      fields: { key: keyOf(unique), first_name: "Nora", email, password: "not a common one", next: "/" },
      headers: same,
      done: async () => [
        await rows(db.selectFrom("sign_up").where("email", "=", email).select("email")),
        await rows(db.selectFrom("mail").where("recipient", "=", email).select("id")),
      ],
      repeatable: true,
    };
  },
  "routes/signin_.reset": async (world) => {
    const { db } = world.upstream;
    const { id, email } = await freshAccount(world);
    return {
      path: "/signin/reset/",
      fields: { key: keyOf(world.unique), email },
      headers: same,
      done: async () => [
        await rows(db.selectFrom("account_link").where("account_id", "=", id).select("key")),
        await rows(db.selectFrom("mail").where("recipient", "=", email).select("id")),
      ],
      repeatable: true,
    };
  },
  "routes/account.email_.address": async (world) => {
    const { db } = world.upstream;
    const { id, headers } = await freshAccount(world);
    const email = `moved-${world.unique}@example.com`;
    return {
      path: "/account/email/address/",
      fields: { key: keyOf(world.unique), email, password: demoPassword },
      headers,
      done: async () => [
        await rows(db.selectFrom("account_link").where("account_id", "=", id).select("key")),
        await rows(db.selectFrom("mail").where("recipient", "=", email).select("id")),
      ],
      repeatable: true,
    };
  },
  "routes/account.edit-profile": async (world) => {
    const { id, headers } = await freshAccount(world);
    return {
      path: "/account/edit-profile/",
      fields: { position: "side", pain: "none", allergies: "none", size: "queen", deliveryZip: "" },
      headers,
      done: async () => [
        await rows(
          world.upstream.db.selectFrom("profile").where("account_id", "=", id).where("size", "=", "queen").select("id"),
        ),
      ],
      repeatable: true,
    };
  },
  "routes/account.password": async (world) => {
    const { db } = world.upstream;
    const { id, password_hash, headers } = await freshAccount(world);
    return {
      path: "/account/password/",
      fields: { current_password: demoPassword, password: "not a common one" },
      headers,
      done: async () => [
        await rows(
          db.selectFrom("account").where("id", "=", id).where("password_hash", "<>", password_hash).select("id"),
        ),
      ],
      repeatable: false,
    };
  },
  "routes/account.delete": async (world) => {
    const { db } = world.upstream;
    const { id, email, headers } = await freshAccount(world);
    return {
      path: "/account/delete/",
      fields: { password: demoPassword },
      headers,
      done: async () => [
        1 - (await rows(db.selectFrom("account").where("id", "=", id).select("id"))),
        await rows(db.selectFrom("mail").where("recipient", "=", email).select("id")),
      ],
      repeatable: false,
    };
  },
  "routes/compare.tray": async (world) => {
    const { db } = world.upstream;
    const { id, headers } = await freshAccount(world);
    const { slug } = await db.selectFrom("model").select("slug").orderBy("id").executeTakeFirstOrThrow();
    return {
      path: "/compare/tray/",
      fields: { action: "add", model: slug, next: "/" },
      headers,
      done: async () => {
        const sessions = await db.selectFrom("session").where("account_id", "=", id).select("compare_models").execute();
        return [sessions.flatMap(({ compare_models }) => compare_models).length];
      },
      repeatable: true,
    };
  },
  "routes/mattress-finder.results._index": async ({ upstream: { db }, unique }) => {
    // Its key is kept as a hash.
    const all = () => rows(db.selectFrom("saved_match").select("token"));
    const before = await all();
    return {
      path: "/mattress-finder/results/?recipient=me&position=side",
      fields: { key: keyOf(unique), email: "" },
      headers: same,
      done: async () => [(await all()) - before],
      repeatable: true,
    };
  },
};
