import type { Post, Participant } from "~/contracts/discussions/posts";
import type { ThreadDetail } from "~/contracts/discussions/forum";
import { plainPost } from "../posts/render-post.server";
import { postHref } from "../posts/post-place";

const person = ({ name }: Pick<Participant, "name">) => ({ "@type": "Person", name });

/**
 * Structured data as a part of the document: as data of the page its texts would be sent twice more. Data is never run,
 * so it needs no nonce.
 */
export function threadDataHtml(...of: Parameters<typeof threadData>): string {
  const data = threadData(...of);
  if (data === null) return "";
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;
}

/** https://schema.org/DiscussionForumPosting: the thread with what this page shows of it. */
function threadData({ thread, posts, page }: Pick<ThreadDetail, "thread" | "posts" | "page">, origin: string) {
  if (thread.hidden) return null;
  const place = { kind: "thread" as const, slug: thread.slug };
  const urlOf = (number: number) => origin + postHref({ ...place, page }, number);
  const shown = posts.filter(({ hidden }) => hidden === null);
  const written = ({ text, written_at, edited_at, number, author }: Post) => ({
    text: plainPost(text ?? ""),
    author: person(author),
    datePublished: written_at,
    ...(edited_at === null ? {} : { dateModified: edited_at }),
    url: urlOf(number),
  });
  const opening = shown.find(({ number }) => number === 1);
  return {
    "@context": "https://schema.org",
    "@type": "DiscussionForumPosting",
    headline: thread.title,
    author: person({ name: thread.author }),
    datePublished: thread.opened_at,
    url: origin + postHref(place, 1),
    ...(opening === undefined ? {} : written(opening)),
    comment: shown.filter(({ number }) => number > 1).map((post) => ({ "@type": "Comment", ...written(post) })),
  };
}
