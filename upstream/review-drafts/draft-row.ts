import type { Selectable } from "kysely";
import type { ReviewId } from "./own-token";
import type { ReviewDraftTable } from "./tables";

export type Draft = Selectable<ReviewDraftTable>;

/** The review that a draft changes or has become; null: none yet. */
export function reviewOf({ kind, owner_review_id, store_review_id }: Draft): ReviewId | null {
  const id = kind === "bed" ? owner_review_id : store_review_id;
  return id === null ? null : { kind, id };
}
