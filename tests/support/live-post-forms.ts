import { sql } from "kysely";
import { ApiVisitor } from "./api-visitor";
import { seededDiscussion } from "./live-discussion-forms";
import { freshAccount, keyOf, type LiveWorld, mailsOf, type MakeLive, prepared, rows, staffAccount } from "./live-form";

/** Forms of single posts that the upstream takes: their readers', their authors', and those of staff. */

const firstAnswer = async (world: LiveWorld) => {
  const { id } = await seededDiscussion(world, "question");
  return world.upstream.db
    .selectFrom("post")
    .where("discussion_id", "=", id)
    .where("number", ">", 1)
    .where("hidden", "=", false)
    .select("id")
    .orderBy("number")
    .executeTakeFirstOrThrow();
};

/** A reply of an account in a thread, as if it had been written long before. */
async function written({ upstream: { db }, unique }: LiveWorld, account: number, discussion: number) {
  const {
    rows: [row],
  } = await sql<{ id: number }>`
    with author as (
      insert into participant (account_id, name, joined_on, posts)
      values (${account}, ${`Live ${unique}`}, '2025-01-01', 1) returning id
    ), written as (
      insert into post (discussion_id, number, participant_id, text, written_at)
      select ${discussion}, ${1000 + unique}, id, 'It creaks.', now() from author returning id
    )
    insert into post_version (post_id, version, text, written_at)
    select id, 1, 'It creaks.', now() from written returning post_id as id`.execute(db);
  return row!.id;
}

/** The same, and its author. */
async function ownPost(world: LiveWorld) {
  const author = await freshAccount(world);
  const { id: discussion } = await seededDiscussion(world, "thread");
  return { author, discussion, id: await written(world, author.id, discussion) };
}

async function hiddenPost(world: LiveWorld) {
  const own = await ownPost(world);
  const { visitor: staff, headers: ofStaff } = await staffAccount(world);
  await prepared(world, staff, `post-moderation/${own.id}/decide/`, { decision: "hide", reason: "selling" });
  return { ...own, ofStaff };
}

/** What staff decide about a post of a member, who gets a letter if it is hidden or shown again. */
const decided =
  (post: typeof ownPost | typeof hiddenPost, fields: Record<string, string>, letters: 0 | 1): MakeLive =>
  async (world) => {
    const { db, origin } = world.upstream;
    const { author, id } = await post(world);
    const { decision } = fields;
    if (decision === "dismiss-reports")
      await prepared(world, new ApiVisitor(origin), `posts/${id}/report/`, {
        reason: "spam",
        key: keyOf(world.unique),
      });
    // Whoever has hidden it leaves the appeal to others.
    const { headers } = await staffAccount(world, decision === "restore" ? "super@example.com" : "staff@example.com");
    const events = db
      .selectFrom("discussion_event")
      .where("post_id", "=", id)
      .where("decision", "=", decision as "hide");
    const before = await mailsOf(db, author.email, "post-decided");
    return {
      path: `/admin/discussions/posts/${id}/`,
      fields,
      headers,
      done: async () => [
        await rows(events.select("id")),
        ...(letters === 0 ? [] : [(await mailsOf(db, author.email, "post-decided")) - before]),
      ],
      repeatable: true,
      ...(letters === 0 ? {} : { over: true as const }),
    };
  };

/** By the route whose action takes them. */
export const postForms: Record<string, MakeLive> = {
  "routes/posts.$id._index": async (world) => {
    const { headers, id: account } = await freshAccount(world);
    const { id } = await firstAnswer(world);
    const votes = world.upstream.db.selectFrom("post_vote").where("post_id", "=", id).where("account_id", "=", account);
    return {
      path: `/posts/${id}/`,
      fields: { does: "helpful" },
      headers,
      done: async () => [await rows(votes.select("post_id"))],
      repeatable: true,
    };
  },
  "routes/posts.$id.report": async (world) => {
    const { headers } = await freshAccount(world);
    const { id } = await firstAnswer(world);
    const key = keyOf(world.unique);
    return {
      path: `/posts/${id}/report/`,
      fields: { reason: "other", note: "It’s an ad for <b>pillows</b>.", key },
      headers,
      done: async () => [await rows(world.upstream.db.selectFrom("post_report").where("key", "=", key).select("id"))],
      repeatable: true,
    };
  },
  "routes/posts.$id.edit": async (world) => {
    const { author, id } = await ownPost(world);
    const text = `It <b>creaks</b> at night, ${world.unique}.`;
    const versions = world.upstream.db.selectFrom("post_version").where("post_id", "=", id);
    return {
      path: `/posts/${id}/edit/`,
      fields: { text, base: "1" },
      headers: author.headers,
      done: async () => [await rows(versions.where("text", "=", text).select("post_id"))],
      repeatable: true,
    };
  },
  "routes/posts.$id._index: taken back": async (world) => {
    const { headers, id: account, visitor } = await freshAccount(world);
    const { id } = await firstAnswer(world);
    await prepared(world, visitor, `posts/${id}/helpful/`, { helpful: true });
    const { db } = world.upstream;
    const votes = async () =>
      (await db.selectFrom("post").where("id", "=", id).select("votes").executeTakeFirstOrThrow()).votes;
    const before = await votes();
    const own = db.selectFrom("post_vote").where("post_id", "=", id).where("account_id", "=", account);
    return {
      path: `/posts/${id}/`,
      fields: { does: "not-helpful" },
      headers,
      done: async () => [1 - (await rows(own.select("post_id"))), before - (await votes())],
      repeatable: true,
    };
  },
  "routes/posts.$id._index: accepted": async (world) => {
    const { db } = world.upstream;
    const { headers, visitor } = await freshAccount(world);
    const answerer = await freshAccount(world, "answers");
    const question = {
      ...{ title: `Does this creak, number ${world.unique}?`, text: "Only at night.", topics: ["firmness"] },
      ...{ name: `Asker ${world.unique}`, key: keyOf(world.unique) },
    };
    const { slug } = (await prepared(world, visitor, "questions/", question)) as { slug: string };
    const { id: discussion } = await db
      .selectFrom("discussion")
      .where("slug", "=", slug)
      .select("id")
      .executeTakeFirstOrThrow();
    const id = await written(world, answerer.id, discussion);
    return {
      path: `/posts/${id}/`,
      fields: { does: "accept" },
      headers,
      done: async () => [
        await rows(
          db.selectFrom("discussion").where("id", "=", discussion).where("accepted_post", "=", id).select("id"),
        ),
      ],
      repeatable: true,
    };
  },
  "routes/posts.$id.appeal": async (world) => {
    const { author, id } = await hiddenPost(world);
    const text = `I sell <b>nothing</b>, number ${world.unique}.`;
    return {
      path: `/posts/${id}/appeal/`,
      fields: { text },
      headers: author.headers,
      done: async () => [
        await rows(world.upstream.db.selectFrom("post").where("id", "=", id).where("appeal", "=", text).select("id")),
      ],
      repeatable: true,
    };
  },
  "routes/admin.discussions.posts.$id": decided(ownPost, { decision: "hide", reason: "selling", note: "" }, 1),
  "routes/admin.discussions.posts.$id: shown again": decided(hiddenPost, { decision: "restore", note: "" }, 1),
  "routes/admin.discussions.posts.$id: reports dismissed": decided(ownPost, { decision: "dismiss-reports" }, 0),
  "routes/admin.discussions.posts.$id: the whole thread": async (world) => {
    const { db } = world.upstream;
    const { visitor } = await freshAccount(world);
    const thread = {
      ...{ title: `Does this creak, number ${world.unique}?`, text: "Only at night.", category: "after-you-buy" },
      ...{ name: `Live ${world.unique}`, key: keyOf(world.unique) },
    };
    const { slug } = (await prepared(world, visitor, "forum/threads/", thread)) as { slug: string };
    const { id, discussion } = await db
      .selectFrom("post")
      .innerJoin("discussion", "discussion.id", "discussion_id")
      .where("slug", "=", slug)
      .select(["post.id", "discussion.id as discussion"])
      .executeTakeFirstOrThrow();
    const staff = await staffAccount(world);
    const events = db.selectFrom("discussion_event").where("discussion_id", "=", discussion);
    return {
      path: `/admin/discussions/posts/${id}/`,
      fields: { decision: "lock", why: "It’s <b>answered</b>." },
      headers: staff.headers,
      done: async () => [await rows(events.where("decision", "=", "lock").select("id"))],
      repeatable: true,
      over: true,
    };
  },
  "routes/admin.experts": async (world) => {
    const { db } = world.upstream;
    const { id, email } = await freshAccount(world);
    const { headers } = await staffAccount(world);
    const name = `Live Expert ${world.unique}`;
    return {
      path: "/admin/experts/",
      fields: {
        ...{ email, name, title: "Physical therapist, 3 years", works_for: "A <b>clinic</b>" },
        conflicts: "Her patients pay her.",
      },
      headers,
      done: async () => [
        await rows(db.selectFrom("participant").where("account_id", "=", id).where("name", "=", name).select("id")),
      ],
      repeatable: true,
    };
  },
};
