import type { OwnPosts } from "#contracts/discussions/own-posts";
import { repliedTo } from "#contracts/discussions/posts";
import { mostDrafts } from "#contracts/vocabulary/discussions";
import type { Db } from "../database/engine";
import { pagesOf } from "../listing/pages";
import type { Visitor } from "../sessions/sessions";
import { excerpt, pageOfPost, shownTitle } from "./read-posts";

const perPage = 20;
/** The latest discussions they follow; unfollowing doesn't require a list of all. */
const mostFollowed = 50;

/** A member's posts in questions and threads, what they follow, and their drafts. Throws 404 out of range. */
export async function readOwnPosts(db: Db, visitor: Visitor, page: number): Promise<OwnPosts> {
  const account = visitor.id;
  const written = db
    .selectFrom("post")
    .innerJoin("participant", "participant.id", "post.participant_id")
    .innerJoin("discussion", "discussion.id", "post.discussion_id")
    .innerJoin("participant as opener", "opener.id", "discussion.participant_id")
    .where("participant.account_id", "=", account);
  const { count } = await written.select((row) => row.fn.countAll<number>().as("count")).executeTakeFirstOrThrow();
  const pages = pagesOf(count, perPage, page);
  const rows = await written
    .select([
      "post.id",
      "post.number",
      "post.written_at",
      "post.reason",
      "discussion.id as discussion_id",
      "discussion.kind",
      "discussion.slug",
      "discussion.title",
      "discussion.hidden",
      "opener.account_id",
      excerpt.as("excerpt"),
    ])
    .orderBy("post.id", "desc")
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const items: OwnPosts["items"] = [];
  for (const row of rows) {
    const { id, number, excerpt: begins, written_at, reason, discussion_id, kind, slug, ...opening } = row;
    const title = shownTitle(opening, visitor);
    const place = await pageOfPost(db, { id: discussion_id, kind }, number);
    items.push({
      id: String(id),
      number,
      discussion: { kind, slug, title, page: place },
      excerpt: begins,
      written_at: written_at.toISOString(),
      hidden: reason,
    });
  }
  const first = page === 1;
  return {
    ...{ count, page, pages, items },
    following: first ? await followedBy(db, account) : [],
    drafts: first ? await draftsOf(db, account) : [],
  };
}

const followedBy = (db: Db, account: number) =>
  db
    .selectFrom("discussion_watch")
    .innerJoin("discussion", "discussion.id", "discussion_watch.discussion_id")
    .where("discussion_watch.account_id", "=", account)
    .where("discussion.hidden", "=", false)
    .select(["discussion.kind", "discussion.slug", "discussion.title"])
    .orderBy("discussion_watch.watched_at", "desc")
    .limit(mostFollowed)
    .execute();

async function draftsOf(db: Db, account: number): Promise<OwnPosts["drafts"]> {
  const drafts = await db
    .selectFrom("discussion_draft")
    .where("account_id", "=", account)
    .select(["target", "saved_at"])
    .orderBy("saved_at", "desc")
    .limit(mostDrafts.count)
    .execute();
  const replies = drafts.flatMap(({ target }) => repliedTo(target) ?? []);
  const discussions =
    replies.length === 0
      ? []
      : await db
          .selectFrom("discussion")
          .where("id", "in", replies)
          .where("hidden", "=", false)
          .select(["id", "kind", "slug", "title"])
          .execute();
  return drafts.flatMap(({ target, saved_at: at }) => {
    const saved_at = at.toISOString();
    if (target === "question" || target === "thread") return { target, discussion: null, saved_at };
    const found = discussions.find(({ id }) => id === repliedTo(target));
    if (found === undefined) return [];
    const { id: _, ...discussion } = found;
    return { target: "reply" as const, discussion, saved_at };
  });
}
