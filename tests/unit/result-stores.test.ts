import { describe, expect, test } from "vitest";
import { type MatchAnswer, matchResult } from "#contracts/match/match";
import { shownResults } from "~/features/match/results/shown-results.server";
import { larkFirm } from "../support/compared-beds";

describe("the stores of matches", () => {
  const result = { rank: 1, model: { ...larkFirm, firmness: null, layers: [] }, size: "queen", score: 80 };
  const shown = (counts: readonly (number | null)[], near = true) => {
    const results = counts.map((store_count) => matchResult.parse({ ...result, store_count }));
    const answer = { results, picks: [], collisions: [], zip_known: near } as unknown as MatchAnswer;
    return shownResults(answer, { deliveryZip: "83702" }, null);
  };

  test("are counted beside each bed, and said once to be unknown for all", () => {
    const { results, noStores } = shown([2, 0, 0]);
    expect(results.map(({ stores }) => stores?.text ?? null)).toEqual(["2 stores within 50 miles have it", null, null]);
    expect(noStores).toBeNull();
    expect(shown([0, 0]).noStores).toBe("We know of no store near you that has any of these beds.");
    expect(shown([0], false).noStores).toBe("We know of no store that has this bed.");
    expect(shown([1, null]).noStores).toBeNull();
  });
});
