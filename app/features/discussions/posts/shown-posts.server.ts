import type { Post } from "#contracts/discussions/posts";
import { proseName } from "./post-place";
import { type ReadPost, readPosts } from "./render-post.server";

export interface ShownPost extends Omit<Post, "text"> {
  /** False: hidden, and not the visitor's own. */
  readable: boolean;
  /** Null: the document holds it (Prose), or there is nothing to read. */
  html: string | null;
}

/** The texts of a page's posts that can be read, by the ids of the posts. */
export type PostTexts = ReadonlyMap<string, ReadPost>;

export async function textsOf(posts: readonly Post[]): Promise<PostTexts> {
  const readable = posts.flatMap(({ id, text }) => (text === null ? [] : { id, text }));
  const read = await readPosts(readable.map(({ text }) => text));
  return new Map(readable.map(({ id }, index) => [id, read[index]!]));
}

/** Without its marks; empty where it can't be read. */
export const plainText = (texts: PostTexts, { id }: Pick<Post, "id">): string => texts.get(id)?.plain ?? "";

/** Posts for their cards, each text `sent` once, by the name of its Prose. */
export const shownPosts = (
  posts: readonly Post[],
  texts: PostTexts,
  sent: (name: string, html: string) => string | null,
): ShownPost[] =>
  posts.map(({ text, ...post }) => ({
    ...post,
    readable: text !== null,
    html: text === null ? null : sent(proseName(post.id), texts.get(post.id)?.html ?? ""),
  }));
