import type { Db } from "../../upstream/database/engine";
import { formHeaders } from "./site-routes";

/** A form as a shopper sends it to the site, again and again until it is acknowledged. */
export interface DurableForm {
  path: string;
  fields: Record<string, string>;
  headers: Record<string, string>;
  /** How often what it asks for is in each of the tables that keep it: once each in the end. */
  entries(db: Db): Promise<number[]>;
  /** Who gets a mail because of it. */
  mailed: string | null;
}

export interface DurableWorld {
  /** Numbers of published reviews that nobody has voted for. */
  beds: readonly number[];
  stores: readonly number[];
}

const headers = { ...formHeaders, "sec-fetch-site": "same-origin" };
const keyOf = (number: number) => `durable-${String(number).padStart(14, "0")}`;
const rows = async (query: { execute(): Promise<unknown[]> }) => (await query.execute()).length;

/** Reviews of beds and of stores have tables that are alike in what is read here. */
const kinds = {
  beds: { page: "mattress-review", vote: "owner_review_vote", report: "owner_review_report" },
  stores: {
    page: "store-reviews",
    vote: "store_review_vote" as "owner_review_vote",
    report: "store_review_report" as "owner_review_report",
  },
} as const;

const voteOf =
  (kind: keyof typeof kinds) =>
  (number: number, world: DurableWorld): DurableForm => {
    const { page, vote } = kinds[kind];
    const id = world[kind][number % world[kind].length]!;
    return {
      path: `/${page}/${id}/`,
      fields: { useful: "yes" },
      headers,
      entries: async (db) => [await rows(db.selectFrom(vote).where("review_id", "=", id).select("review_id"))],
      mailed: null,
    };
  };

const reportOf =
  (kind: keyof typeof kinds) =>
  (number: number, world: DurableWorld): DurableForm => {
    const { page, report } = kinds[kind];
    const key = keyOf(number);
    return {
      path: `/${page}/${world[kind][0]}/report/`,
      fields: { reason: "other", note: `Number ${number}`, key },
      headers,
      entries: async (db) => [await rows(db.selectFrom(report).where("key", "=", key).select("id"))],
      mailed: null,
    };
  };

/** Writes of the site by their names. Each call makes another form; `number` is different in each. */
export const durableForms: Record<string, (number: number, world: DurableWorld) => DurableForm> = {
  "sign-up": (number) => {
    const email = `durable-${number}@example.com`;
    return {
      path: "/signup/",
      fields: { key: keyOf(number), first_name: "Nora", email, password: "not a common one", next: "/" },
      headers,
      entries: async (db) => [
        await rows(db.selectFrom("sign_up").where("email", "=", email).select("email")),
        await rows(db.selectFrom("mail").where("recipient", "=", email).select("id")),
      ],
      mailed: email,
    };
  },
  "saved match": (number) => {
    const email = `saved-${number}@example.com`;
    return {
      path: "/mattress-finder/results/?recipient=me&position=side",
      fields: { key: keyOf(number), email },
      headers,
      entries: async (db) => [await rows(db.selectFrom("mail").where("recipient", "=", email).select("id"))],
      mailed: email,
    };
  },
  "vote for a bed’s review": voteOf("beds"),
  "vote for a store’s review": voteOf("stores"),
  "report of a bed’s review": reportOf("beds"),
  "report of a store’s review": reportOf("stores"),
};
