import { expect } from "vitest";
import type { ApiVisitor } from "../../support/api-visitor";
import type { TestUpstream } from "../../support/upstream";
import { shoppers } from "./shoppers";

export const bedFields = {
  rating: "4",
  cooling: "2",
  support: "5",
  title: "Firm, and warm in July",
  body: "It holds my back up, which the one before did not. In July I sleep on top of the blanket.",
  months_owned: "14",
  position: "back",
  paid: "$1,249",
  incentive: "none",
};
export const storeFields = {
  rating: "3",
  service: "2",
  visited_on: "11/02/2026",
  bought: "no",
  title: "Many beds, one clerk",
  body: "We waited half an hour on a Saturday. The beds were all there and we could lie on each of them.",
};

let number = 0;
/** A key as a form has it. */
export const formKey = () => `form-${(number += 1)}`.padEnd(22, "k");

/** People who write reviews, and what is kept of it. */
export function reviewWriters(upstream: () => TestUpstream, now: () => Date) {
  const { browser } = shoppers(() => upstream().origin);
  const post = (visitor: ApiVisitor, path: string, body: object = {}) => visitor.write("POST", `/api/v2/${path}`, body);
  const sleeper = async (email = "sleeper@example.com") => {
    const visitor = browser();
    await visitor.signIn(email);
    return visitor;
  };
  const begin = async (visitor: ApiVisitor, body: object): Promise<string> => {
    const given = await post(visitor, "review-drafts/", { kind: "bed", fields: bedFields, key: formKey(), ...body });
    expect(given.status).toBe(201);
    return given.body.token as string;
  };
  const send = (visitor: ApiVisitor, token: string, body: object = { author: "Nora" }) =>
    post(visitor, `review-drafts/${token}/send/`, body);
  const reviews = () => upstream().db.selectFrom("owner_review").where("seeded", "=", false).selectAll().orderBy("id");
  const versions = (id: number) =>
    upstream()
      .db.selectFrom("owner_review_version")
      .where("review_id", "=", id)
      .selectAll()
      .orderBy("number")
      .execute();
  const mails = (email: string) =>
    upstream().db.selectFrom("mail").selectAll().where("recipient", "=", email).orderBy("id").execute();
  const linkTo = async (email: string) =>
    /confirm-review\/([\w-]+)\//.exec(
      (await mails(email)).findLast(({ kind }) => kind === "confirm-review")!.body,
    )![1]!;
  const own = async (visitor: ApiVisitor, token: string) =>
    (await visitor.get(`/api/v2/own-reviews/${token}/`)).body.review;
  /** As staff decide, until moderation does it. */
  const decide = async (id: number, state: "published" | "refused", reason: "advertising" | null = null) => {
    await upstream()
      .db.updateTable("owner_review_version")
      .set({ state, reason, decided_at: now() })
      .where("review_id", "=", id)
      .where("state", "=", "waiting")
      .execute();
    await upstream().db.updateTable("owner_review").set({ state, reason }).where("id", "=", id).execute();
  };
  return { begin, browser, decide, linkTo, mails, own, post, reviews, send, sleeper, versions };
}
