import type { AppLoadContext } from "@remix-run/node";
import type { Post, PostDetail } from "#contracts/discussions/posts";
import { versionsPerPage } from "#contracts/vocabulary/discussions";
import { cutAtWord } from "#contracts/text/cut-text";
import { discussionHref, postHref } from "./post-place";
import { plainPost } from "./render-post.server";

/** A post for a page of its own, and where it stands; null where it can't be had after a form, whose page is shown all the same. */
export async function openPost({ api, afterForm }: AppLoadContext, id: string) {
  const asked = api.discussions.post(id);
  const detail = await (afterForm ? api.ifAvailable(asked, null) : asked);
  return detail === null ? null : placed(detail);
}

/** A post with a page of its texts, the newest first, and where it stands. */
export async function openHistory({ api }: AppLoadContext, id: string, number: number) {
  const detail = await api.discussions.post(id, { page: number });
  const { history, count, page, pages } = detail;
  // Of an upstream without pages the latest ones.
  return { ...placed(detail), texts: history.slice(0, versionsPerPage), count, page, pages };
}

function placed({ post, discussion }: PostDetail) {
  return {
    post,
    kind: discussion.kind,
    title: (post.number === 1 && post.text === null ? null : discussion.title) ?? `a hidden ${discussion.kind}`,
    discussion: discussionHref(discussion),
    place: postHref(discussion, post.number),
  };
}

export type OpenPost = NonNullable<Awaited<ReturnType<typeof openPost>>>;

const longest = 300;

/** How a post begins, for a page about it; null where nobody but its author may read it. */
export function excerptOf({ author, text }: Pick<Post, "author" | "text">) {
  if (text === null) return null;
  const plain = plainPost(text);
  return { author: author.name, words: cutAtWord(plain, longest) + (plain.length > longest ? "…" : "") };
}

export type PostExcerpt = NonNullable<ReturnType<typeof excerptOf>>;
