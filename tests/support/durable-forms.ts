import { sql } from "kysely";
import type { Db } from "../../upstream/database/engine";
import { headersFrom } from "./live-form";

/** What a shopper sends to the site, a form after the other, each again and again until it is acknowledged. */
export interface DurableForms {
  /** Each by the address to which the one before led. */
  steps: readonly ((led: string) => { path: string; fields: Record<string, string> })[];
  headers: Record<string, string>;
  /** How often what they ask for is in each of the tables that keep it: once each in the end. */
  entries(db: Db): Promise<number[]>;
  /** Who gets a mail because of it. */
  mailed: string | null;
}

export interface DurableWorld {
  /** Numbers of published reviews that nobody has voted for. */
  bedReviews: readonly number[];
  storeReviews: readonly number[];
  bed: string;
  store: string;
  /** A cash back offer that runs, and a day on which it does. */
  offer: { slug: string; day: string };
}

const keyOf = (number: number) => `durable-${String(number).padStart(14, "0")}`;
const rows = async (query: { execute(): Promise<unknown[]> }) => (await query.execute()).length;

/** Reviews of beds and of stores have tables that are alike in what is read here. */
const kinds = {
  bedReviews: { page: "mattress-review", vote: "owner_review_vote", report: "owner_review_report" },
  storeReviews: {
    page: "store-reviews",
    vote: "store_review_vote" as "owner_review_vote",
    report: "store_review_report" as "owner_review_report",
  },
} as const;

type Make = (number: number, world: DurableWorld) => DurableForms;

const voteOf =
  (kind: keyof typeof kinds): Make =>
  (number, world) => {
    const { page, vote } = kinds[kind];
    const id = world[kind][number % world[kind].length]!;
    return {
      steps: [() => ({ path: `/${page}/${id}/`, fields: { useful: "yes" } })],
      // One network has one vote.
      headers: headersFrom(0),
      entries: async (db) => [await rows(db.selectFrom(vote).where("review_id", "=", id).select("review_id"))],
      mailed: null,
    };
  };

const reportOf =
  (kind: keyof typeof kinds): Make =>
  (number, world) => {
    const { page, report } = kinds[kind];
    const key = keyOf(number);
    return {
      steps: [
        () => ({
          path: `/${page}/${world[kind][0]}/report/`,
          fields: { reason: "other", note: `Number ${number}`, key },
        }),
      ],
      headers: headersFrom(number),
      entries: async (db) => [await rows(db.selectFrom(report).where("key", "=", key).select("id"))],
      mailed: null,
    };
  };

const tokenIn = (led: string) => /\/(?:draft|claim)\/([^/]+)\//.exec(led)![1]!;

const reviewOf =
  (kind: "bed" | "store"): Make =>
  (number, world) => {
    const [title, email] = [`${kind} ${number}`, `writer-${kind}-${number}@example.com`];
    const page = kind === "bed" ? "/review-mattress" : "/review-mattress-store";
    const about = kind === "bed" ? `model=${world.bed}` : `store=${world.store}`;
    const visit = { visited_on: "2026-01-02", bought: "no" };
    return {
      steps: [
        () => ({
          path: `${page}/?${about}`,
          fields: {
            ...{ rating: "4", title, body: "It holds my back up, which the one before it did not do at all." },
            ...{ ...(kind === "bed" ? {} : visit), key: keyOf(number) },
          },
        }),
        ...(kind === "bed"
          ? [
              (led: string) => ({
                path: `${page}/draft/${tokenIn(led)}/use/`,
                fields: { months_owned: "14", incentive: "none" },
              }),
            ]
          : []),
        (led) => ({
          path: `${page}/draft/${tokenIn(led)}/check/`,
          fields: { author: "Nora", email, agree: "yes" },
        }),
      ],
      headers: headersFrom(number),
      entries: async (db) => [
        await rows(
          db
            .selectFrom("review_draft")
            .where(sql`fields->>'title'`, "=", title)
            .select("token"),
        ),
        await rows(db.selectFrom("review_draft").where("email", "=", email).select("token")),
      ],
      mailed: email,
    };
  };

/** Writes of the site by their names. Each call makes another one; `number` is different in each. */
export const durableForms: Record<string, Make> = {
  "sign-up": (number) => {
    const email = `durable-${number}@example.com`;
    const fields = { key: keyOf(number), first_name: "Nora", email, password: "not a common one", next: "/" };
    return {
      steps: [() => ({ path: "/signup/", fields })],
      headers: headersFrom(number),
      entries: async (db) => [
        await rows(db.selectFrom("sign_up").where("email", "=", email).select("email")),
        await rows(db.selectFrom("mail").where("recipient", "=", email).select("id")),
      ],
      mailed: email,
    };
  },
  "saved match": (number) => {
    const email = `saved-${number}@example.com`;
    const path = "/mattress-finder/results/?recipient=me&position=side";
    return {
      steps: [() => ({ path, fields: { key: keyOf(number), email } })],
      headers: headersFrom(number),
      entries: async (db) => [await rows(db.selectFrom("mail").where("recipient", "=", email).select("id"))],
      mailed: email,
    };
  },
  "review of a bed": reviewOf("bed"),
  "review of a store": reviewOf("store"),
  "claim of cash back": (number, { offer: { slug, day } }) => {
    const invoice = `DURABLE-${number}`;
    return {
      steps: [
        () => ({
          path: `/cashback/${slug}/`,
          fields: {
            ...{ product: "Original, queen", store: "Downtown", invoice, bought_on: day, price: "4,299.50" },
            key: keyOf(number),
          },
        }),
        (led) => ({
          path: `/cashback/claim/${tokenIn(led)}/payment/`,
          fields: {
            ...{ method: "ach", payee_name: "Nora Field", account_kind: "checking" },
            ...{ routing: "011000015", account_number: "0001234567" },
          },
        }),
      ],
      headers: headersFrom(number),
      entries: async (db) => {
        const claims = db.selectFrom("cashback_claim").where("invoice", "=", invoice);
        return [await rows(claims.select("id")), await rows(claims.where("method", "=", "ach").select("id"))];
      },
      mailed: null,
    };
  },
  "vote for a bed’s review": voteOf("bedReviews"),
  "vote for a store’s review": voteOf("storeReviews"),
  "report of a bed’s review": reportOf("bedReviews"),
  "report of a store’s review": reportOf("storeReviews"),
};
