import type { TestPlace } from "../../app/contracts/expert-reviews/link";

/** The place of each among all that have a score, the highest first; equal scores share a place. */
export function placesOf<Test extends { score: number | null }>(all: readonly Test[]): ReadonlyMap<Test, TestPlace> {
  const scored = all.filter((test): test is Test & { score: number } => test.score !== null);
  return new Map(
    scored.map((test) => [
      test,
      {
        rank: 1 + scored.filter(({ score }) => score > test.score).length,
        of: scored.length,
        joint: scored.some((other) => other !== test && other.score === test.score),
      },
    ]),
  );
}
