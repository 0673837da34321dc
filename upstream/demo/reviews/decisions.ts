import type { ReviewKind } from "#contracts/vocabulary/review-drafts";
import type { Db } from "../../database/engine";
import { insertRows } from "../../database/insert-rows";

interface Decided {
  rating: number;
  /** Null: it was published. */
  reason: string | null;
  decided_on: string;
}

/** The moment of a day on which the demonstration's staff decide. */
export const decidedAt = (day: string) => `${day}T17:00:00Z`;

/** Counts the demonstration's decisions as those of staff are: the page of rules shows how many there were, by stars. */
export async function countSeededDecisions(db: Db, kind: ReviewKind, decided: readonly Decided[]): Promise<void> {
  await insertRows(
    db,
    "decided_review",
    decided.map(({ rating, reason, decided_on }) => ({
      kind,
      seeded: true,
      stars: rating,
      reason,
      decided_at: decidedAt(decided_on),
    })),
  );
}
