import type { TestPlace } from "#contracts/expert-reviews/link";

/**
 * The rank of each test among all with a score, the highest first; equal scores share a rank. Beds for other purposes
 * are ranked among themselves, because nobody chooses between a child's bed and one for adults.
 */
export function placesOf<Test extends { score: number | null }>(
  all: readonly Test[],
  isApart: (test: Test) => boolean = () => false,
): ReadonlyMap<Test, TestPlace> {
  const scored = all.filter((test): test is Test & { score: number } => test.score !== null);
  return new Map(
    scored.map((test) => {
      const apart = isApart(test);
      const among = scored.filter((other) => isApart(other) === apart);
      return [
        test,
        {
          rank: 1 + among.filter(({ score }) => score > test.score).length,
          of: among.length,
          joint: among.some((other) => other !== test && other.score === test.score),
          apart,
        },
      ];
    }),
  );
}
