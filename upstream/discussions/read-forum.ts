import { sql } from "kysely";
import type {
  ForumCategory,
  ForumHome,
  ThreadDetail,
  ThreadListing,
  ThreadSummary,
} from "#contracts/discussions/forum";
import { discussionsPerPage, postsPerPage, type ThreadSort } from "#contracts/vocabulary/discussions";
import type { Db } from "../database/engine";
import { pagesOf } from "../listing/pages";
import type { Visitor } from "../sessions/sessions";
import { isOneOf, shownTitle, threadPage, withWords } from "./read-posts";
import { hasSlug } from "./slugs";
import { isWatching, markRead, seenBefore } from "./watching";

/** Threads for lists, with what is new to the visitor. */
const threadRows = (db: Db, visitor: Visitor | null) =>
  db
    .selectFrom("discussion")
    .innerJoin("participant", "participant.id", "discussion.participant_id")
    .innerJoin("participant as last_participant", "last_participant.id", "discussion.last_participant_id")
    .innerJoin("forum_category", "forum_category.slug", "discussion.category")
    .leftJoin("discussion_visit", (join) =>
      join
        .onRef("discussion_visit.discussion_id", "=", "discussion.id")
        .on("discussion_visit.account_id", "=", visitor?.id ?? 0),
    )
    .where("discussion.kind", "=", "thread")
    .where("discussion.hidden", "=", false)
    .select([
      "discussion.slug",
      "discussion.title",
      "discussion.category",
      "forum_category.name as category_name",
      "participant.name as author",
      "opened_at",
      "discussion.posts",
      "replies",
      "last_at",
      "last_participant.name as last_by",
      "pinned",
      "locked",
      "seen_number",
    ]);

type ThreadRow = Awaited<ReturnType<ReturnType<typeof threadRows>["executeTakeFirstOrThrow"]>>;

const toSummary = (row: ThreadRow): ThreadSummary => ({
  slug: row.slug,
  title: row.title,
  category: { slug: row.category ?? "", name: row.category_name },
  author: row.author,
  opened_at: row.opened_at.toISOString(),
  replies: row.replies,
  last_at: row.last_at.toISOString(),
  last_by: row.last_by,
  posts: row.posts,
  last_page: Math.max(1, Math.ceil(row.posts / postsPerPage)),
  pinned: row.pinned,
  locked: row.locked !== null,
  unread: row.seen_number === null ? 0 : Math.max(0, row.posts - row.seen_number),
});

async function categoriesOf(db: Db): Promise<ForumCategory[]> {
  const { rows } = await sql<ForumCategory>`
    select slug, name, about, coalesce(threads, 0)::integer as threads, coalesce(posts, 0)::integer as posts
    from forum_category
    left join (
      select category, count(*) as threads, sum(replies + 1) as posts
      from discussion where kind = 'thread' and not hidden group by category
    ) as counted on counted.category = forum_category.slug
    order by position`.execute(db);
  return rows;
}

const mostLatest = 10;
const mostWatched = 10;

/** The forum's front page. */
export async function readForum(db: Db, visitor: Visitor | null): Promise<Omit<ForumHome, "demo">> {
  const categories = await categoriesOf(db);
  const latest = await threadRows(db, visitor)
    .orderBy("last_at", "desc")
    .orderBy("discussion.id", "desc")
    .limit(mostLatest)
    .execute();
  const { rows: newest } = await sql<{ id: number }>`
    select newest.id from forum_category, lateral (
      select id from discussion
      where category = forum_category.slug and kind = 'thread' and not hidden
      order by last_at desc, id desc limit 1
    ) as newest`.execute(db);
  const ofCategories =
    newest.length === 0
      ? []
      : await threadRows(db, visitor)
          .where(isOneOf(newest.map(({ id }) => id)))
          .execute();
  return {
    categories: categories.map((category) => {
      const found = ofCategories.find((row) => row.category === category.slug);
      return { ...category, latest: found === undefined ? null : toSummary(found) };
    }),
    latest: latest.map(toSummary),
    watched: visitor === null ? [] : await watchedBy(db, visitor),
  };
}

async function watchedBy(db: Db, visitor: Visitor): Promise<ThreadSummary[]> {
  const rows = await threadRows(db, visitor)
    .innerJoin("discussion_watch", "discussion_watch.discussion_id", "discussion.id")
    .where("discussion_watch.account_id", "=", visitor.id)
    .orderBy(sql`discussion.posts > coalesce(seen_number, 0)`, "desc")
    .orderBy("last_at", "desc")
    .limit(mostWatched)
    .execute();
  return rows.map(toSummary);
}

export interface AskedThreads {
  /** Null: all. */
  category: string | null;
  words: string | null;
  sort: ThreadSort;
  page: number;
}

/** A page of 20 threads; null: the category doesn't exist. Throws 404 out of range. */
export async function readThreads(
  db: Db,
  visitor: Visitor | null,
  { category: slug, words, sort, page }: AskedThreads,
): Promise<Omit<ThreadListing, "demo"> | null> {
  const category = slug === null ? null : ((await categoriesOf(db)).find((each) => each.slug === slug) ?? null);
  if (slug !== null && category === null) return null;
  let counted = db.selectFrom("discussion").where("kind", "=", "thread").where("hidden", "=", false);
  let rows = threadRows(db, visitor);
  if (slug !== null) {
    counted = counted.where("category", "=", slug);
    rows = rows.where("discussion.category", "=", slug);
  }
  if (words !== null) {
    const found = isOneOf(await withWords(db, "thread", words));
    counted = counted.where(found);
    rows = rows.where(found);
  }
  const { count } = await counted.select((row) => row.fn.countAll<number>().as("count")).executeTakeFirstOrThrow();
  const pages = pagesOf(count, discussionsPerPage, page);
  // Pinned threads come first in their own category, but not in the list of all threads.
  if (slug !== null) rows = rows.orderBy("pinned", "desc");
  const items = await rows
    .orderBy(sort === "newest" ? "opened_at" : "last_at", "desc")
    .orderBy("discussion.id", "desc")
    .limit(discussionsPerPage)
    .offset((page - 1) * discussionsPerPage)
    .execute();
  return { count, page, pages, category, items: items.map(toSummary), sort };
}

interface Reading {
  db: Db;
  visitor: Visitor | null;
  now: Date;
  /** Called when the read position could not be saved. */
  sessionNotSaved(error: unknown): void;
}

/** A thread with a page of its posts; null: there is none. Records how far a member has read. */
export async function readThread(
  { db, visitor, now, sessionNotSaved }: Reading,
  slug: string,
  page: number,
): Promise<Omit<ThreadDetail, "demo"> | null> {
  const row = await db
    .selectFrom("discussion")
    .innerJoin("forum_category", "forum_category.slug", "discussion.category")
    .innerJoin("participant", "participant.id", "discussion.participant_id")
    .leftJoin("forum_category as before", "before.slug", "discussion.moved_from")
    .where("kind", "=", "thread")
    .where(hasSlug(slug))
    .select([
      "discussion.id",
      "discussion.slug",
      "title",
      "category",
      "forum_category.name",
      "opened_at",
      "last_at",
      "pinned",
      "locked",
    ])
    .select([
      "discussion.hidden",
      "participant.name as author",
      "participant.account_id",
      "before.slug as before_slug",
      "before.name as before_name",
    ])
    .executeTakeFirst();
  if (row === undefined) return null;
  const around = { discussion: row.id, visitor, locked: row.locked !== null, accepted: null, now };
  const read = await threadPage(db, around, page);
  const seen = visitor === null ? null : await seenBefore(db, row.id, visitor.id, now);
  const last = read.posts.at(-1)?.number;
  if (visitor !== null && last !== undefined) await markRead(db, row.id, visitor.id, last, now).catch(sessionNotSaved);
  const { posts, ...paged } = read;
  return {
    ...paged,
    thread: {
      id: String(row.id),
      slug: row.slug,
      title: shownTitle(row, visitor),
      category: { slug: row.category ?? "", name: row.name },
      author: row.author,
      opened_at: row.opened_at.toISOString(),
      last_at: row.last_at.toISOString(),
      pinned: row.pinned,
      hidden: row.hidden,
      locked: row.locked,
      moved_from: row.before_slug === null ? null : { slug: row.before_slug, name: row.before_name ?? "" },
    },
    posts,
    watching: visitor !== null && (await isWatching(db, row.id, visitor.id)),
    seen,
  };
}
