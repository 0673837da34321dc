import { freshAccount, keyOf, type LiveForm, type LiveWorld, type MakeLive, prepared, rows } from "./live-form";

/** Forms of questions, threads and their posts that the upstream takes. */

/** A discussion that somebody else opened, by its number and slug. */
export const seededDiscussion = ({ upstream: { db } }: LiveWorld, kind: "question" | "thread") =>
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
    const { id, slug } = await seededDiscussion(world, kind);
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

/** What somebody has typed and doesn't post yet. */
const draft =
  (target: "question" | "thread" | "reply", path: string): MakeLive =>
  async (world) => {
    const { headers, id } = await freshAccount(world);
    const { id: discussion, slug } = await seededDiscussion(world, "thread");
    const of = target === "reply" ? `reply-${discussion}` : target;
    const drafts = world.upstream.db.selectFrom("discussion_draft").where("account_id", "=", id);
    return {
      path: target === "reply" ? `${path}${slug}/` : path,
      fields: {
        ...{ does: "draft", text: `It’s <b>not</b> ready, ${world.unique}.`, key: keyOf(world.unique) },
        ...(target === "reply" ? { discussion: String(discussion) } : { title: "Half a title" }),
      },
      headers,
      done: async () => [await rows(drafts.where("target", "=", of).select("target"))],
      repeatable: true,
    };
  };

/** Follows a thread, or stops. */
const following =
  (does: "watch" | "unwatch"): MakeLive =>
  async (world) => {
    const { headers, id: account, visitor } = await freshAccount(world);
    const { id, slug } = await seededDiscussion(world, "thread");
    if (does === "unwatch") await prepared(world, visitor, `discussions/${id}/watch/`, { on: true });
    const watches = world.upstream.db.selectFrom("discussion_watch").where("account_id", "=", account);
    return {
      path: `/mattress-forum/threads/${slug}/`,
      fields: { does, discussion: String(id) },
      headers,
      done: async () => {
        const followed = await rows(watches.select("discussion_id"));
        return [does === "watch" ? followed : 1 - followed];
      },
      repeatable: true,
      // Its button is the other one then.
      over: true,
    };
  };

/** By the route whose action takes them. */
export const discussionForms: Record<string, MakeLive> = {
  "routes/mattress-questions.ask": opening("/mattress-questions/ask/", { topics: "firmness", confirmed: "yes" }),
  "routes/mattress-forum.new": opening("/mattress-forum/new/", { category: "after-you-buy" }),
  "routes/mattress-questions.$slug": reply("question", (slug) => `/mattress-questions/${slug}/`),
  "routes/mattress-forum.threads.$slug": reply("thread", (slug) => `/mattress-forum/threads/${slug}/`),
  "routes/mattress-questions.ask: a draft": draft("question", "/mattress-questions/ask/"),
  "routes/mattress-forum.new: a draft": draft("thread", "/mattress-forum/new/"),
  "routes/mattress-forum.threads.$slug: a draft": draft("reply", "/mattress-forum/threads/"),
  "routes/mattress-forum.threads.$slug: followed": following("watch"),
  "routes/mattress-forum.threads.$slug: no longer followed": following("unwatch"),
};
