import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { ReviewKind } from "#contracts/vocabulary/review-drafts";
import { ApiVisitor } from "./api-visitor";
import {
  freshAccount,
  headersFrom,
  keyOf,
  type LiveWorld,
  mailedLink,
  mailsOf,
  type MakeLive,
  prepared,
  preparing,
  rows,
} from "./live-form";
import { reviewKinds, sentReview, subjectOf } from "./live-review-forms";
import { jpeg } from "./picture-files";

/** Forms of whoever writes a review, or a change of one, that the upstream takes. */

const words = { rating: "4", body: "It holds my back up, which the one before it did not do at all." };
/** All steps of a review. */
const typed = {
  bed: { ...words, title: "Firm, and warm in July", months_owned: "14", incentive: "none" },
  store: { ...words, title: "Many beds, one clerk", visited_on: "2026-01-02", bought: "no" },
} as const satisfies Record<ReviewKind, object>;

/** The token of a draft that somebody has begun. */
async function draftOf(
  world: LiveWorld,
  kind: ReviewKind,
  { fields = typed[kind], visitor = new ApiVisitor(world.upstream.origin) }: { fields?: object; visitor?: ApiVisitor },
): Promise<string> {
  const body = { kind, slug: await subjectOf(world.upstream.db, kind), fields, key: keyOf(world.unique) };
  return ((await prepared(world, visitor, "review-drafts/", body)) as { token: string }).token;
}

/** Drafts with this token in which a field says so. */
const draftsThatSay = ({ upstream: { db } }: LiveWorld, token: string, name: string, value: string) =>
  rows(
    db
      .selectFrom("review_draft")
      .where("token", "=", token)
      .where(sql`fields->>${sql.lit(name)}`, "=", value)
      .select("token"),
  );

const begun =
  (kind: ReviewKind): MakeLive =>
  async ({ upstream: { db }, unique }) => {
    const slug = await subjectOf(db, kind);
    // Its key is kept as a hash.
    const title = `Draft ${unique}`;
    const { visited_on, bought } = typed.store;
    return {
      path: kind === "bed" ? `/review-mattress/?model=${slug}` : `/review-mattress-store/?store=${slug}`,
      fields: { ...words, title, key: keyOf(unique), ...(kind === "bed" ? {} : { visited_on, bought }) },
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

/** A step of a review that is written for the first time. */
const step =
  (kind: ReviewKind, name: string, fields: Record<string, string>): MakeLive =>
  async (world) => {
    const token = await draftOf(world, kind, { fields: { rating: "1" } });
    const [field, value] = Object.entries(fields).at(-1)!;
    return {
      path: `/${reviewKinds[kind].write}/draft/${token}/${name}/`,
      fields,
      headers: headersFrom(world.unique),
      done: async () => [await draftsThatSay(world, token, field, value)],
      repeatable: true,
    };
  };

/** A step of a change of what is published. */
const changed =
  (kind: ReviewKind, purpose: "edit" | "update", name: string, more: Record<string, string>): MakeLive =>
  async (world) => {
    const { account, token: own } = await sentReview(world, kind, "published");
    const { token } = (await prepared(world, account.visitor, `own-reviews/${own}/change/`, { purpose })) as {
      token: string;
    };
    const title = `Changed ${world.unique}`;
    return {
      path: `/${reviewKinds[kind].write}/draft/${token}/${name}/`,
      fields: { ...words, title, ...more },
      headers: account.headers,
      done: async () => [await draftsThatSay(world, token, "title", title)],
      repeatable: true,
    };
  };

/** The last step, by somebody who is signed out: a link is mailed. */
const sentByGuest =
  (kind: ReviewKind): MakeLive =>
  async (world) => {
    const { db } = world.upstream;
    const token = await draftOf(world, kind, {});
    const email = `writer-${world.unique}@example.com`;
    return {
      path: `/${reviewKinds[kind].write}/draft/${token}/check/`,
      fields: { author: "Nora", email, agree: "yes" },
      headers: headersFrom(world.unique),
      done: async () => [
        await rows(db.selectFrom("review_draft").where("token", "=", token).where("email", "=", email).select("token")),
        await mailsOf(db, email, "confirm-review"),
      ],
      repeatable: true,
    };
  };

/** The last step, by a member: it waits to be read. */
const sentByMember =
  (kind: ReviewKind): MakeLive =>
  async (world) => {
    const { db } = world.upstream;
    const { id, visitor, headers } = await freshAccount(world);
    const token = await draftOf(world, kind, { visitor });
    const { review, version } = reviewKinds[kind];
    const own = db.selectFrom(review).where("account_id", "=", id);
    return {
      path: `/${reviewKinds[kind].write}/draft/${token}/check/`,
      fields: { author: "Nora", agree: "yes" },
      headers,
      done: async () => [
        await rows(own.select("id")),
        await rows(db.selectFrom(version).where("review_id", "in", own.select("id")).select("number")),
      ],
      repeatable: true,
    };
  };

const uploadsIn = ({ upstream: { db } }: LiveWorld, token: string) =>
  rows(db.selectFrom("review_draft_upload").where("draft_token", "=", token).select("upload_id"));

const fileAdded =
  (kind: ReviewKind, page: "proof" | "photo"): MakeLive =>
  async (world) => {
    const token = await draftOf(world, kind, {});
    return {
      path: `/${reviewKinds[kind].write}/draft/${token}/${page}/`,
      fields: {},
      file: await jpeg({ width: 60, height: 40 }),
      headers: headersFrom(world.unique),
      done: async () => [await uploadsIn(world, token)],
      repeatable: true,
      write: /\/review-drafts\/[^/]+\/uploads\/$/,
    };
  };

const fileTakenBack =
  (kind: ReviewKind, page: "proof" | "photo"): MakeLive =>
  async (world) => {
    const { db, origin } = world.upstream;
    const token = await draftOf(world, kind, {});
    const id = randomBytes(16).toString("base64url");
    const purpose = page === "proof" ? "review-proof" : "bed-photo";
    const row = { id, purpose, pages: 1, bytes: 9, width: 9, height: 9, digest: id, uploaded_at: new Date() } as const;
    await db.insertInto("upload").values(row).execute();
    await prepared(world, new ApiVisitor(origin), `review-drafts/${token}/uploads/`, { upload: id, purpose });
    return {
      path: `/${reviewKinds[kind].write}/draft/${token}/${page}/`,
      fields: { remove: id },
      headers: headersFrom(world.unique),
      done: async () => [
        1 - (await uploadsIn(world, token)),
        1 - (await rows(db.selectFrom("upload").where("id", "=", id).select("id"))),
      ],
      repeatable: true,
      // Its button has gone with it.
      over: true,
    };
  };

/** A draft of somebody who is signed out, with the link that was mailed. */
async function mailedDraft(world: LiveWorld, kind: ReviewKind) {
  const { db, origin } = world.upstream;
  const guest = new ApiVisitor(origin);
  const token = await draftOf(world, kind, { visitor: guest });
  const email = `writer-${world.unique}@example.com`;
  await prepared(world, guest, `review-drafts/${token}/send/`, { author: "Nora", email });
  return { guest, token, email, link: await mailedLink(db, email, /\/confirm-review\/([\w-]{43})\//) };
}

export const draftForms: Record<string, MakeLive> = {
  "routes/review-mattress._index": begun("bed"),
  "routes/review-mattress-store._index": begun("store"),
  "routes/review-mattress.draft.$token.rating": step("bed", "rating", { ...words, title: "Firm, and warm in July" }),
  "routes/review-mattress.draft.$token.use": step("bed", "use", { incentive: "none", months_owned: "14" }),
  "routes/review-mattress.draft.$token.update": changed("bed", "update", "update", { months_owned: "26" }),
  "routes/review-mattress.draft.$token.proof": fileAdded("bed", "proof"),
  "routes/review-mattress.draft.$token.proof: whose file is kept, and no more": preparing(fileAdded("bed", "proof")),
  "routes/review-mattress.draft.$token.proof: taken back": fileTakenBack("bed", "proof"),
  "routes/review-mattress.draft.$token.photo": fileAdded("bed", "photo"),
  "routes/review-mattress.draft.$token.photo: taken back": fileTakenBack("bed", "photo"),
  "routes/review-mattress.draft.$token.check": sentByGuest("bed"),
  "routes/review-mattress.draft.$token.check: by a member": sentByMember("bed"),
  "routes/review-mattress-store.draft.$token.visit": step("store", "visit", typed.store),
  "routes/review-mattress-store.draft.$token.edit": changed("store", "edit", "edit", {}),
  "routes/review-mattress-store.draft.$token.proof": fileAdded("store", "proof"),
  "routes/review-mattress-store.draft.$token.check": sentByGuest("store"),
  "routes/review-mattress-store.draft.$token.check: by a member": sentByMember("store"),
  "routes/confirm-review.$token": async (world) => {
    const { db } = world.upstream;
    const { email, link } = await mailedDraft(world, "bed");
    return {
      path: `/confirm-review/${link}/`,
      fields: {},
      headers: headersFrom(world.unique),
      done: async () => [
        await rows(db.selectFrom("owner_review").where("writer_email", "=", email).select("id")),
        await mailsOf(db, email, "review-received"),
      ],
      repeatable: true,
    };
  },
  "routes/confirm-review.$token: a new link": async (world) => {
    const { db } = world.upstream;
    const { guest, token, email, link } = await mailedDraft(world, "bed");
    await prepared(world, guest, `review-drafts/${token}/`, { fields: { title: "Another title" } });
    return {
      path: `/confirm-review/${link}/`,
      fields: { ask: "new-link" },
      headers: headersFrom(world.unique),
      done: async () => [(await mailsOf(db, email, "confirm-review")) - 1],
      // The link is over once there is a newer one.
      repeatable: false,
      over: true,
    };
  },
  "routes/your-reviews._index": async (world) => {
    const { db } = world.upstream;
    const { visitor, headers } = await freshAccount(world);
    const token = await draftOf(world, "bed", { visitor });
    return {
      path: "/your-reviews/",
      fields: { draft: token },
      headers,
      done: async () => [1 - (await rows(db.selectFrom("review_draft").where("token", "=", token).select("token")))],
      repeatable: true,
      over: true,
    };
  },
};
