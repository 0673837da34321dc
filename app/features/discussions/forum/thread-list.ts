import type { ThreadSummary } from "#contracts/discussions/forum";
import { postsPerPage, threadSortLabels } from "#contracts/vocabulary/discussions";
import { optionsOf } from "#contracts/vocabulary/terms";
import { paths } from "~/paths";
import { defineList, type PagedList } from "~/ui/listing/address";
import { postHref } from "../posts/post-place";

const threads = {
  defaults: { sort: "active" },
  nouns: { one: "thread", many: "threads" },
  sorts: optionsOf(threadSortLabels).map(({ phrase, ...sort }) => ({ ...sort, by: phrase })),
};

/** Threads of a category. */
export const categoryList = ({ slug, name }: { slug: string; name: string }) =>
  defineList({ ...threads, title: name, path: paths.forumCategory(slug), order: ["sort", "page"] });

/** Threads of all categories that have the words. */
export const foundList = defineList({
  ...threads,
  title: "Threads found",
  path: paths.forum,
  order: ["q", "sort", "page"],
});

/** The pages of a thread. */
export const threadPages = (slug: string): PagedList<"page"> => ({
  path: paths.thread(slug),
  order: ["page"],
  nouns: { one: "post", many: "posts" },
});

/** The latest post of a thread. */
export const latestHref = ({ slug, last_page: page, posts }: Pick<ThreadSummary, "slug" | "last_page" | "posts">) =>
  postHref({ kind: "thread", slug, page }, posts);

/** A post of a thread by its number. */
export const numberedHref = (slug: string, number: number) =>
  postHref({ kind: "thread", slug, page: Math.ceil(number / postsPerPage) }, number);

/** The first post that the visitor hasn't seen. */
export const unreadHref = ({ slug, posts, unread }: Pick<ThreadSummary, "slug" | "posts" | "unread">) =>
  numberedHref(slug, Math.max(1, posts - unread + 1));
