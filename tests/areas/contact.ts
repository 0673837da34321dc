import { sql } from "kysely";
import type { AreaSamples } from "../support/area-samples";
import { keyFor } from "../support/durable-form";
import { headersFrom, keyOf, rows, staffAccount } from "../support/live-form";
import { counted } from "../support/overfull-read";

export const samples: AreaSamples = {
  forms: {
    "routes/contact": {
      fields: { topic: "site", message: "How do I find a bed?", name: "", email: "nora@example.com", key: keyOf(1) },
      writes: "/api/v2/contact/",
    },
    "routes/admin.messages.$reference": {
      fields: { answered: "yes" },
      writes: "/api/v2/contact/messages/none-of-these/",
    },
  },
  liveForms: {
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
    "routes/admin.messages.$reference": async (world) => {
      const { db } = world.upstream;
      // Letters and digits that are told apart when they are read out.
      const digits = [...String(world.unique).padStart(4, "0")].map((digit) => "23456789AB"[Number(digit)]);
      const reference = `BL-VE${digits.join("")}`;
      const message = { topic: "site", name: "Nora", email: "nora@example.com", message: "How?" } as const;
      await db
        .insertInto("contact_message")
        .values({ ...message, key: null, reference, account_id: null, sent_at: new Date() })
        .execute();
      const { headers } = await staffAccount(world);
      const answered = db.selectFrom("contact_message").where("reference", "=", reference);
      return {
        path: `/admin/messages/${reference}/`,
        fields: { answered: "yes" },
        headers,
        done: async () => [await rows(answered.where("answered_at", "is not", null).select("id"))],
        repeatable: true,
      };
    },
  },
  durableForms: {
    "message to us": (number) => {
      const email = `asks-${number}@example.com`;
      const key = keyFor("message to us", number);
      const fields = { topic: "site", message: "How do I find a bed?", name: "", email, key };
      return {
        steps: [() => ({ path: "/contact/", fields })],
        entries: async (db) => [
          await rows(db.selectFrom("contact_message").where("email", "=", email).select("id")),
          await rows(db.selectFrom("mail").where("recipient", "=", email).select("id")),
        ],
        mailed: email,
      };
    },
  },
  guarded: {
    staff: ["GET /contact/messages/", "GET /contact/messages/:reference/", "POST /contact/messages/:reference/"],
  },
  texts: [
    ["contact_message", "name", 80, "line"],
    ["contact_message", "message", 3000, "lines"],
  ],
  leaves: ({ email, write, say }) =>
    write("contact/", {
      topic: "site",
      email,
      name: "Nora",
      key: keyOf(1),
      message: say("Your page of hybrids is long"),
    }),
  storeTooMuch: (db, { now, many, longest }) =>
    sql`insert into contact_message (reference, topic, name, email, message, sent_at)
      select 'BL-' || translate(lpad(n::text, 6, 'A'), '01', 'BC'), 'site', ${longest(80)}, 'many@example.com', ${longest(3000)}, ${now}
      from generate_series(1, ${many}) as n`.execute(db),
  overfullReads: () => ({
    listMessages: { items: { by: "staff", count: counted("count", sql`contact_message where answered_at is null`) } },
  }),
};
