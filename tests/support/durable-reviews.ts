import { sql } from "kysely";
import type { Db } from "../../upstream/database/engine";
import { keyFor, type Make, type Reader, rows, type SentForm, type Step, tokenIn } from "./durable-form";
import { memberReview, waitingId } from "./durable-member-reviews";
import { headersFrom } from "./live-form";

/** Reviews, from the first step to what staff decide, and what readers make of them. */

/** Reviews of beds and of stores have tables that are alike in what is read here. */
const kinds = {
  bed: {
    page: "mattress-review",
    write: "/review-mattress",
    review: "owner_review",
    version: "owner_review_version",
    upload: "owner_review_upload",
    event: "owner_review_id",
    vote: "owner_review_vote",
    report: "owner_review_report",
  },
  store: {
    page: "store-reviews",
    write: "/review-mattress-store",
    review: "store_review" as "owner_review",
    version: "store_review_version" as "owner_review_version",
    upload: "store_review_upload" as "owner_review_upload",
    event: "store_review_id" as "owner_review_id",
    vote: "store_review_vote" as "owner_review_vote",
    report: "store_review_report" as "owner_review_report",
  },
} as const;
type Kind = keyof typeof kinds;

const voteOf =
  (kind: Kind): Make =>
  (number, world) => {
    const { page, vote } = kinds[kind];
    const reviews = world[`${kind}Reviews`];
    const id = reviews[number % reviews.length]!;
    return {
      steps: [() => ({ path: `/${page}/${id}/`, fields: { useful: "yes" } })],
      // One network has one vote.
      headers: headersFrom(0),
      entries: async (db) => [await rows(db.selectFrom(vote).where("review_id", "=", id).select("review_id"))],
      mailed: null,
    };
  };

const reportOf =
  (kind: Kind): Make =>
  (number, world) => {
    const { page, report } = kinds[kind];
    const key = keyFor("report", kind, number);
    return {
      steps: [
        () => ({
          path: `/${page}/${world[`${kind}Reviews`][0]}/report/`,
          fields: { reason: "other", note: `Number ${number}`, key },
        }),
      ],
      entries: async (db) => [await rows(db.selectFrom(report).where("key", "=", key).select("id"))],
      mailed: null,
    };
  };

/** With a receipt, of a bed with a photo, confirmed by mail, and then read by staff. */
const reviewOf =
  (kind: Kind, decide: "by one" | "by two"): Make =>
  (number, world) => {
    const { write, review, version, upload, event } = kinds[kind];
    const [title, email] = [`${kind} ${decide} ${number}`, `writer-${kind}-${decide.slice(3)}-${number}@example.com`];
    const about = kind === "bed" ? `model=${world.bed}` : `store=${world.store}`;
    const visit: Record<string, string> = kind === "bed" ? {} : { visited_on: "2026-01-02", bought: "no" };
    const body = "It holds my back up, which the one before it did not do at all.";
    let token = "";
    let decided = "";
    const draft = (page: string) => `${write}/draft/${token}/${page}/`;
    const added = (page: "proof" | "photo"): Step => {
      return () => ({ path: draft(page), fields: {}, file: world.picture, leads: new RegExp(`/${page}/$`) });
    };
    const decision = (id: number, refused: boolean, as: Reader): SentForm => ({
      path: `/admin/reviews/${kind}/${id}/`,
      fields: { version: "1", ...(refused ? { decision: "refuse", reason: "advertising" } : { decision: "publish" }) },
      as,
      leads: refused ? /\?done=refuse$/ : /\?done=publish$/,
    });
    return {
      steps: [
        () => ({
          path: `${write}/?${about}`,
          fields: { rating: "4", title, body, ...visit, key: keyFor("review", title) },
        }),
        (led) => {
          token = tokenIn(led);
          return { path: draft("proof"), fields: {}, file: world.picture, leads: /\/proof\/$/ };
        },
        ...(kind === "store"
          ? []
          : [added("photo"), () => ({ path: draft("use"), fields: { months_owned: "14", incentive: "none" } })]),
        () => ({
          path: draft("check"),
          fields: { author: "Nora", email, agree: "yes" },
          leads: /thanks\/\?as=queued$/,
        }),
      ],
      afterMail: [
        (_led, look) => ({
          path: look.mailed(email, /\/confirm-review\/[\w-]+\//),
          fields: {},
          leads: /thanks\/\?as=confirmed$/,
        }),
        async (_led, look) => {
          const id = await waitingId(look, title);
          if (decide === "by two")
            return {
              rivals: [decision(id, true, "staff"), decision(id, false, "colleague")],
              won: (which) => (decided = which === 0 ? "refuse" : "publish"),
            };
          const refused = number % 2 === 0;
          decided = refused ? "refuse" : "publish";
          return decision(id, refused, "staff");
        },
      ],
      entries: async (db) => {
        const versions = db.selectFrom(version).where("title", "=", title);
        const { review_id: id } = (await versions.select("review_id").executeTakeFirst()) ?? { review_id: 0 };
        const state = decided === "publish" ? "published" : "refused";
        const files = db.selectFrom(upload).where("review_id", "=", id).select("upload_id");
        return [
          await rows(versions.select("review_id")),
          await rows(db.selectFrom(review).where("id", "=", id).where("state", "=", state).select("id")),
          await rows(
            db.selectFrom("review_draft").where("token", "=", token).where("sent_at", "is not", null).select("token"),
          ),
          await rows(files.where("purpose", "=", "review-proof")),
          ...(kind === "store" ? [] : [await rows(files.where("purpose", "=", "bed-photo"))]),
        ];
      },
      async history(db) {
        const events = await db
          .selectFrom("moderation_event")
          .innerJoin(version, `${version}.review_id`, `moderation_event.${event}`)
          .where(`${version}.title`, "=", title)
          .select("decision")
          .execute();
        return { found: events.map(({ decision: each }) => each).join(" "), wanted: decided };
      },
      mailed: email,
    };
  };

/** A review that its writer has not confirmed yet is a draft still. */
const draftOf: Make = (number, world) => {
  const [title, email] = [`draft ${number}`, `writer-draft-${number}@example.com`];
  let token = "";
  return {
    steps: [
      () => ({
        path: `/review-mattress/?model=${world.bed}`,
        fields: {
          rating: "2",
          title,
          body: "Too soft for me from the first night on, and warm besides.",
          key: keyFor("draft", number),
        },
      }),
      (led) => {
        token = tokenIn(led);
        return { path: `/review-mattress/draft/${token}/use/`, fields: { months_owned: "14", incentive: "none" } };
      },
      () => ({ path: `/review-mattress/draft/${token}/photo/`, fields: {}, file: world.picture }),
      async (led, { read }) => {
        const { uploads } = (await read(`/api/v2/review-drafts/${token}/`)) as { uploads: { id: string }[] };
        return { path: led, fields: { remove: uploads[0]!.id } };
      },
      () => ({ path: `/review-mattress/draft/${token}/check/`, fields: { author: "Nora", email, agree: "yes" } }),
    ],
    entries: async (db: Db) => [
      await rows(
        db
          .selectFrom("review_draft")
          .where(sql`fields->>'title'`, "=", title)
          .select("token"),
      ),
      await rows(db.selectFrom("review_draft").where("email", "=", email).select("token")),
      1 - (await rows(db.selectFrom("review_draft_upload").where("draft_token", "=", token).select("upload_id"))),
    ],
    mailed: email,
  };
};

export const reviewForms: Record<string, Make> = {
  "review of a bed": reviewOf("bed", "by one"),
  "review of a store": reviewOf("store", "by one"),
  "review of a bed that two of staff decide about": reviewOf("bed", "by two"),
  "review of a store that two of staff decide about": reviewOf("store", "by two"),
  "review that isn’t confirmed, whose photo is taken back": draftOf,
  "review that is refused, changed and published": memberReview("changes"),
  "review that is refused, appealed for and deleted": memberReview("appeals"),
  "vote for a bed’s review": voteOf("bed"),
  "vote for a store’s review": voteOf("store"),
  "report of a bed’s review": reportOf("bed"),
  "report of a store’s review": reportOf("store"),
};
