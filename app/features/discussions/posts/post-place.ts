import type { PostDetail } from "#contracts/discussions/posts";
import { paths } from "~/paths";

/** Id of a post on the page of its discussion. */
export const postAnchor = (number: number) => `post-${number}`;

/** Of the Prose that holds a post's text. */
export const proseName = (id: string) => `post-text-${id}`;

/** The form below a discussion. */
export const replyAnchor = "reply";

/** The button that follows a discussion by email. */
export const followAnchor = "follow";

type Place = Pick<PostDetail["discussion"], "kind" | "slug"> & { page?: number };

/** The page of a discussion. */
export function discussionHref({ kind, slug, page = 1 }: Place): string {
  const path = kind === "question" ? paths.question(slug) : paths.thread(slug);
  return page > 1 ? `${path}?page=${page}` : path;
}

/** A post in its discussion. */
export const postHref = (place: Place, number: number) => `${discussionHref(place)}#${postAnchor(number)}`;
