import { samplesOf } from "./area-samples";
import { accountForms } from "./live-account-forms";
import { claimForms } from "./live-claim-forms";
import { discussionForms } from "./live-discussion-forms";
import { draftForms } from "./live-draft-forms";
import { freshAccount, headersFrom, keyOf, type MakeLive, rows, staffAccount } from "./live-form";
import { postForms } from "./live-post-forms";
import { reviewForms } from "./live-review-forms";

/**
 * By the route whose action takes them, and what is special where a route has several. A route with a write that is not
 * here is tried with its form of site-actions.ts.
 */
export const liveForms: Record<string, MakeLive> = {
  ...reviewForms,
  ...draftForms,
  ...accountForms,
  ...discussionForms,
  ...postForms,
  ...claimForms,
  ...samplesOf("liveForms"),
  "routes/mattress-finder.results._index": async ({ upstream: { db }, unique }) => {
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
  "routes/mattress-finder.forget": async (world) => {
    const { db } = world.upstream;
    const { id, headers } = await freshAccount(world);
    await db
      .updateTable("session")
      .set({ match_answers: "recipient=me&position=side" })
      .where("account_id", "=", id)
      .execute();
    const forgotten = db.selectFrom("session").where("account_id", "=", id).where("match_answers", "is", null);
    return {
      path: "/mattress-finder/forget/",
      fields: {},
      headers,
      done: async () => [await rows(forgotten.select("id_hash"))],
      repeatable: true,
    };
  },
  "routes/admin.content.$kind.$slug": async (world) => {
    const { db } = world.upstream;
    const page = await db
      .selectFrom("content_page")
      .where("kind", "=", "guide")
      .select(["id", "slug", "version"])
      .orderBy("id")
      .executeTakeFirstOrThrow();
    const { headers } = await staffAccount(world);
    const note = `Coils first, number ${world.unique}`;
    return {
      path: `/admin/content/guide/${page.slug}/`,
      fields: {
        ...{ base: String(page.version), title: "Mattress types", summary: "What is in them.", short: "Types" },
        ...{ body: "## Coils\n\nThey carry you.", reviewed_on: "2026-11-20", note },
      },
      headers,
      done: async () => [
        await rows(
          db.selectFrom("content_version").where("page_id", "=", page.id).where("note", "=", note).select("version"),
        ),
      ],
      repeatable: true,
    };
  },
};

/** Actions that write and have no form above, and why. */
export const withoutLiveForm: Readonly<Record<string, string>> = {
  "routes/cashback-code": "It only looks a code up: nothing is kept but how often a network has tried.",
};
