import { z } from "zod";
import { count } from "../quantities";
import { demo, list, maybe, maybeList, moment, orElse, paged } from "../tolerance";
import { threadSortLabels } from "../vocabulary/discussions";
import { termsOf } from "../vocabulary/terms";
import { opening, post, shownTitle } from "./posts";

export const threadSorts = termsOf(threadSortLabels);

const categoryName = z.object({ slug: z.string(), name: z.string() });

export const threadSummary = z.object({
  slug: z.string(),
  title: z.string(),
  category: categoryName,
  author: z.string(),
  opened_at: moment,
  replies: orElse(count, 0),
  last_at: moment,
  last_by: orElse(z.string(), ""),
  posts: orElse(count, 1).describe("Includes hidden posts, so this is also the number of the last post."),
  last_page: orElse(count, 1),
  pinned: orElse(z.boolean(), false),
  locked: orElse(z.boolean(), false),
  unread: orElse(count, 0).describe(
    "Posts since the visitor's last visit to the thread; 0 if they have never been there.",
  ),
});

export const forumCategory = categoryName.extend({
  about: orElse(z.string(), ""),
  threads: orElse(count, 0),
  posts: orElse(count, 0),
});

/** GET forum/ */
export const forumHome = z.object({
  demo,
  categories: list(forumCategory.extend({ latest: maybe(threadSummary) }), 20, "catalogue"),
  latest: maybeList(threadSummary, 10).describe("From all categories, by latest reply."),
  watched: maybeList(threadSummary, 10).describe("Threads that the visitor watches, unread ones first."),
});

/** GET forum/threads/ */
export const threadListing = z.object({
  demo,
  ...paged,
  category: maybe(forumCategory).describe("Null for all categories."),
  items: list(threadSummary, 20),
  sort: orElse(z.enum(threadSorts), threadSorts[0]),
});

/** GET forum/threads/{slug}/ : a hidden one also by its earlier slug. */
export const threadDetail = z.object({
  demo,
  ...paged,
  thread: z.object({
    id: post.shape.id.describe("ID of the discussion."),
    slug: z.string(),
    title: shownTitle,
    category: categoryName,
    author: orElse(z.string(), ""),
    opened_at: moment,
    last_at: moment,
    pinned: orElse(z.boolean(), false),
    hidden: orElse(z.boolean(), false).describe(
      "Whether its first post is hidden; if so, lists leave the thread out and nobody can reply.",
    ),
    locked: maybe(z.string()).describe("Why nobody can reply anymore, in the moderator's words."),
    moved_from: maybe(categoryName),
  }),
  posts: list(post, 20).describe("Posts on this page, in order."),
  watching: orElse(z.boolean(), false),
  seen: maybe(count).describe("Number of the last post that the visitor saw on an earlier visit; null if none."),
});

export const newThread = opening.extend({
  category: z.string({ error: "Choose a category" }).min(1, { error: "Choose a category" }).max(80),
});
export const threadStarted = z.object({ slug: z.string() });

export type ThreadSummary = z.infer<typeof threadSummary>;
export type ForumCategory = z.infer<typeof forumCategory>;
export type ForumHome = z.infer<typeof forumHome>;
export type ThreadListing = z.infer<typeof threadListing>;
export type ThreadDetail = z.infer<typeof threadDetail>;
