import { expect } from "vitest";
import type { TestUpstream } from "../../support/upstream";
import { newKey } from "./claim-maker";
import { atOnce, many, type Shoppers, statuses } from "./shoppers";

/** What messages to the site do when they are sent, and marked, ten at a time. */
export function contactRaces(upstream: () => TestUpstream, { elsewhere, send, signIn, unique, withToken }: Shoppers) {
  const message = () => ({
    topic: "site",
    message: "How do I find a bed?",
    email: `asks-${unique()}@example.com`,
    key: newKey(),
  });
  const staff = async (email: string) => {
    const visitor = await withToken();
    expect((await signIn(visitor, elsewhere(), email)).status).toBe(200);
    return withToken(visitor);
  };
  return {
    "POST /api/v2/contact/": {
      "of one form: one message under one number, mailed once": async () => {
        const visitor = await withToken();
        const form = message();
        const given = await atOnce(() => send(visitor, "POST", "/api/v2/contact/", form));
        expect(statuses(given)).toEqual(Array(many).fill(201));
        expect(new Set(given.map(({ body }) => body.reference as string)).size).toBe(1);
        const { db } = upstream();
        const kept = await db.selectFrom("contact_message").select("id").where("email", "=", form.email).execute();
        const mails = await db.selectFrom("mail").select("id").where("recipient", "=", form.email).execute();
        expect([kept.length, mails.length]).toEqual([1, 1]);
      },
      "of one form with ten texts: one is kept under its number, and the others are refused": async () => {
        const visitor = await withToken();
        const form = message();
        const text = (number: number) => `Text ${number}`;
        const given = await atOnce((number) =>
          send(visitor, "POST", "/api/v2/contact/", { ...form, message: text(number) }),
        );
        expect(statuses(given)).toEqual([201, ...Array<number>(many - 1).fill(409)]);
        const { db } = upstream();
        const kept = await db
          .selectFrom("contact_message")
          .select(["message", "reference"])
          .where("email", "=", form.email)
          .execute();
        const first = given.findIndex(({ status }) => status === 201);
        expect(kept).toEqual([{ message: text(first), reference: given[first]!.body.reference as string }]);
      },
    },
    "POST /api/v2/contact/messages/:reference/": {
      "of two people: it is marked once, by one of them": async () => {
        const { reference } = (await send(await withToken(), "POST", "/api/v2/contact/", message())).body;
        const both = [await staff("staff@example.com"), await staff("super@example.com")];
        const path = `/api/v2/contact/messages/${reference}/`;
        const given = await atOnce((each) => send(both[each % 2]!, "POST", path, { answered: "yes" }));
        expect(statuses(given)).toEqual(Array(many).fill(204));
        const { answered_at: first, answered_by } = (await both[0]!.get(path)).body;
        await send(both[1]!, "POST", path, { answered: "yes" });
        expect((await both[0]!.get(path)).body).toMatchObject({ answered_at: first, answered_by });
      },
    },
  };
}
