import { expect, test } from "vitest";
import { countWords, placeWords } from "~/features/match/results/match-filters";

const match = { total: 187, count: 187, sort: "match", unpriced: 4 } as const;

test("the heading of the matches says how many there are and how they are sorted, and no more", () => {
  expect(countWords(match)).toBe("187 matches, best first");
  expect(countWords({ ...match, count: 12, sort: "price" })).toBe("12 of 187 matches, lowest price first");
});

test("below it stands the page, and that beds without a price come last where they do", () => {
  expect(placeWords(match, 1, 19)).toBe("Page 1 of 19. 4 without a price come last.");
  expect(placeWords({ ...match, unpriced: 1 }, 1, 1)).toBe("1 without a price comes last.");
  expect(placeWords({ ...match, sort: "price" }, 2, 19)).toBe("Page 2 of 19.");
  // All of them: nothing stands apart.
  expect(placeWords({ ...match, unpriced: 187 }, 1, 1)).toBeNull();
});
