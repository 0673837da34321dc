import type { OwnReviews } from "#contracts/review-drafts/own-reviews";
import { writtenStateLabels } from "#contracts/vocabulary/review-drafts";

type Standing = Pick<OwnReviews["reviews"][number], "state" | "newest">;

const newer = { first: "review", edit: "change", update: "update" } as const;

/** What was sent after the words that everybody reads: "update" or "change"; null: those are the newest. */
export const sentSince = ({ state, newest }: Standing): string | null =>
  state !== "published" || newest === null || newest.state === "published" ? null : newer[newest.kind];

/** Where a review is on its way, its newest version included. */
export function stateWords(review: Standing): string {
  const { label } = writtenStateLabels[review.state];
  const since = sentSince(review);
  if (since === null) return label;
  return review.newest?.state === "waiting"
    ? `${label}; your ${since} is waiting to be read`
    : `${label}; we didn’t publish your ${since}`;
}
