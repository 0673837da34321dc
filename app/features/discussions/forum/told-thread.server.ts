import type { Post } from "~/contracts/discussions/posts";
import type { ThreadDetail } from "~/contracts/discussions/forum";
import { postHref } from "../posts/post-place";
import { plainPost } from "../posts/render-post.server";

/**
 * What a page tells search engines of its posts, as app/site/discussion-data.ts has it: those that everybody can read.
 * Null where the page doesn't show how the thread begins, and for the demonstration, of which nothing is told.
 */
export function toldThread({ demo, thread, posts, page }: Pick<ThreadDetail, "demo" | "thread" | "posts" | "page">) {
  const [opening, ...replies] = posts
    .filter(({ hidden }) => hidden === null)
    .map((post) => told(thread.slug, page, post));
  return demo || thread.hidden || page > 1 || opening === undefined ? null : { opening, replies };
}

const told = (slug: string, page: number, { text, author, written_at, edited_at, number }: Post) => ({
  text: plainPost(text ?? ""),
  author: author.name,
  written_at,
  edited_at,
  path: postHref({ kind: "thread", slug, page }, number),
});
