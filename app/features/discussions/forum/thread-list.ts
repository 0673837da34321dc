import type { ThreadSummary } from "~/contracts/discussions/forum";
import { postsPerPage, threadSortLabels } from "~/contracts/vocabulary/discussions";
import { optionsOf } from "~/contracts/vocabulary/terms";
import { readingPaths } from "~/reading-paths";
import { defineList, type PagedList } from "~/ui/listing/address";

const nouns = { one: "thread", many: "threads" };
const sorts = optionsOf(threadSortLabels).map(({ phrase, ...sort }) => ({ ...sort, by: phrase }));

/** Threads of a category. */
export const categoryList = ({ slug, name }: { slug: string; name: string }) =>
  defineList({
    title: name,
    path: readingPaths.forumCategory(slug),
    order: ["sort", "page"],
    defaults: { sort: "active" },
    nouns,
    sorts,
  });

/** Threads of all categories that have the words. */
export const foundList = defineList({
  title: "Threads found",
  path: readingPaths.forum,
  order: ["q", "sort", "page"],
  defaults: { sort: "active" },
  nouns,
  sorts,
});

/** The pages of a thread. */
export const threadPages = (slug: string): PagedList<"page"> => ({
  path: readingPaths.thread(slug),
  order: ["page"],
  nouns: { one: "post", many: "posts" },
});

/** The latest post of a thread. */
export const latestHref = ({ slug, last_page, posts }: ThreadSummary) =>
  readingPaths.threadPost(slug, last_page, posts);

/** The first post that the visitor hasn't seen. */
export function unreadHref({ slug, posts, unread }: ThreadSummary): string {
  const first = Math.max(1, posts - unread + 1);
  return readingPaths.threadPost(slug, Math.ceil(first / postsPerPage), first);
}
