import type { Post } from "~/contracts/discussions/posts";
import { renderPost } from "./render-post.server";
import { proseName } from "./post-place";

export interface ShownPost extends Omit<Post, "text"> {
  /** False: hidden, and not the visitor's own. */
  readable: boolean;
  /** Null: the document holds it (Prose), or there is nothing to read. */
  html: string | null;
}

/** Posts for their cards, each text rendered and `sent` once, by the name of its Prose. */
export const shownPosts = (posts: readonly Post[], sent: (name: string, html: string) => string | null): ShownPost[] =>
  posts.map(({ text, ...post }) => ({
    ...post,
    readable: text !== null,
    html: text === null ? null : sent(proseName(post.id), renderPost(text)),
  }));
