import { sql } from "kysely";
import { freshAccount, keyOf, type LiveForm, type LiveWorld, rows } from "./live-form";

/** Forms of questions, threads and their posts that the upstream takes. */

/** A discussion that somebody else opened, by its number and slug. */
const seeded = ({ upstream: { db } }: LiveWorld, kind: "question" | "thread") =>
  db
    .selectFrom("discussion")
    .where("kind", "=", kind)
    .where("seeded", "=", true)
    .where("hidden", "=", false)
    .where("locked", "is", null)
    .where("replies", ">", 0)
    .select(["id", "slug"])
    .orderBy("id")
    .executeTakeFirstOrThrow();

const opening =
  (path: string, more: Record<string, string>) =>
  async (world: LiveWorld): Promise<LiveForm> => {
    const { headers } = await freshAccount(world);
    const key = keyOf(world.unique);
    const { db } = world.upstream;
    const fields = { title: `Does <b>this</b> creak, number ${world.unique}?`, text: "Only at night.", ...more };
    return {
      path,
      fields: { does: "post", ...fields, name: `Live ${world.unique}`, key },
      headers,
      done: async () => [
        await rows(db.selectFrom("discussion").where("key", "=", key).select("id")),
        await rows(
          db.selectFrom("participant").where("name", "=", `Live ${world.unique}`).where("posts", "=", 1).select("id"),
        ),
      ],
      repeatable: true,
    };
  };

const reply =
  (kind: "question" | "thread", pathOf: (slug: string) => string) =>
  async (world: LiveWorld): Promise<LiveForm> => {
    const { headers, id: account } = await freshAccount(world);
    const { id, slug } = await seeded(world, kind);
    const key = keyOf(world.unique);
    const { db } = world.upstream;
    return {
      path: pathOf(slug),
      fields: {
        ...{ does: "post", discussion: String(id), text: `Is <i>it</i> level, ${world.unique}?`, watch: "yes" },
        ...{ name: `Live ${world.unique}`, key },
      },
      headers,
      done: async () => [
        await rows(db.selectFrom("post").where("key", "=", key).select("id")),
        await rows(db.selectFrom("discussion_watch").where("account_id", "=", account).select("account_id")),
      ],
      repeatable: true,
    };
  };

const firstAnswer = async (world: LiveWorld) => {
  const { id } = await seeded(world, "question");
  return world.upstream.db
    .selectFrom("post")
    .where("discussion_id", "=", id)
    .where("number", ">", 1)
    .where("hidden", "=", false)
    .select("id")
    .orderBy("number")
    .executeTakeFirstOrThrow();
};

/** By the route whose action takes them. */
export const discussionForms: Record<string, (world: LiveWorld) => Promise<LiveForm>> = {
  "routes/mattress-questions.ask": opening("/mattress-questions/ask/", { topics: "firmness", confirmed: "yes" }),
  "routes/mattress-forum.new": opening("/mattress-forum/new/", { category: "after-you-buy" }),
  "routes/mattress-questions.$slug": reply("question", (slug) => `/mattress-questions/${slug}/`),
  "routes/mattress-forum.threads.$slug": reply("thread", (slug) => `/mattress-forum/threads/${slug}/`),
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
    const { headers, id: account } = await freshAccount(world);
    const { db } = world.upstream;
    const { id: discussion } = await seeded(world, "thread");
    const number = 1000 + world.unique;
    const { id } = await sql<{ id: number }>`
      with author as (
        insert into participant (account_id, name, joined_on, posts)
        values (${account}, ${`Live ${world.unique}`}, '2025-01-01', 1) returning id
      ), written as (
        insert into post (discussion_id, number, participant_id, text, written_at)
        select ${discussion}, ${number}, id, 'It creaks.', now() from author returning id
      )
      insert into post_version (post_id, version, text, written_at)
      select id, 1, 'It creaks.', now() from written returning post_id as id`
      .execute(db)
      .then(({ rows: [row] }) => row!);
    const text = `It <b>creaks</b> at night, ${world.unique}.`;
    return {
      path: `/posts/${id}/edit/`,
      fields: { text, base: "1" },
      headers,
      done: async () => [
        await rows(db.selectFrom("post_version").where("post_id", "=", id).where("text", "=", text).select("post_id")),
      ],
      repeatable: true,
    };
  },
};
