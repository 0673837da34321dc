import type { Comment, DiscussionForumPosting, Person } from "schema-dts";
import type { Post } from "#contracts/discussions/posts";
import type { ThreadDetail } from "#contracts/discussions/forum";
import { discussionHref, postHref } from "../posts/post-place";
import { plainText, type PostTexts } from "../posts/shown-posts.server";

const person = (name: string) => ({ "@type": "Person", name }) satisfies Person;

/**
 * https://schema.org/DiscussionForumPosting: the thread with what this page shows of it. Null for a hidden one, for a page
 * that doesn't show how it begins, and for the demonstration's: a search engine would take invented people at their word.
 */
export function threadData({ demo, thread, posts, page, count }: ThreadDetail, texts: PostTexts, origin: string) {
  const place = { kind: "thread" as const, slug: thread.slug };
  const written = ({ id, written_at, edited_at, number, author }: Post) => ({
    text: plainText(texts, { id }),
    author: person(author.name),
    datePublished: written_at,
    dateModified: edited_at ?? undefined,
    url: origin + postHref({ ...place, page }, number),
  });
  const shown = posts.filter(({ hidden }) => hidden === null);
  const [opening, ...replies] = shown;
  if (demo || thread.hidden || thread.title === null || opening?.number !== 1) return null;
  return {
    "@type": "DiscussionForumPosting",
    headline: thread.title,
    ...written(opening),
    url: origin + discussionHref(place),
    // Hidden posts of other pages aren't known.
    commentCount: count - 1 - (posts.length - shown.length),
    comment:
      replies.length === 0
        ? undefined
        : replies.map((post) => ({ "@type": "Comment", ...written(post) }) satisfies Comment),
  } satisfies DiscussionForumPosting;
}
