// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import type { ReviewSummary } from "#contracts/reviews";
import ReviewCard from "~/features/reviews/review-card";
import { textAfter } from "~/features/reviews/review-text";
import { shownText } from "../support/shown-text";

const review = {
  ...{ id: 7, rating: 2, parts: {}, title: "Dipping", body: "Now it is a dip.", author: "Felix", proof: null },
  ...{ written_on: "2026-10-01", helpful_votes: 0, updates: 1, incentive: "none", reply: null, months_owned: 17 },
  ...{ brand: null, model: null, product: "Lark", sleep_position: null, weight_band: null, first: null },
} as unknown as ReviewSummary;
const first = { rating: 3, title: "Softer every season", body: "It keeps getting softer.", months_owned: 13 };
const shown = (more: Partial<ReviewSummary>) => shownText(<ReviewCard review={{ ...review, ...more }} demo={false} />);

describe("a review in a list", () => {
  test("stands with its update below it, under its own title, when it was updated", () => {
    const text = shown({ first });
    expect(text).toMatch(/^Softer every season/);
    expect(text).toContain(
      "After 13 months, 3 stars: It keeps getting softer.Update after 17 months, 2 stars: Now it is a dip.",
    );
    expect(text).not.toContain("Updated");
    expect(shown({ first, updates: 2 })).toContain("Updated 2 times");
  });

  test("is its text alone when it was not", () => {
    expect(shown({ updates: 0 })).toMatch(/^Dipping.*Now it is a dip\./);
    expect(shown({ updates: 0 })).not.toContain("After");
  });

  test("by someone who has had the bed for some days says so", () => {
    expect(shown({ months_owned: 0 })).toContain("has had the Lark for under a month");
    expect(shown({ months_owned: 1 })).toContain("for 1 month");
  });

  test("by two people says whose position and weight it gives", () => {
    const known = { sleep_position: "back", weight_band: "180-230" } as const;
    expect(shown({ ...known, author: "Vera and Stan" })).toContain(
      "Vera and Stan (the writer: back sleeper, 180 to 230 lb) have had the Lark for 17 months",
    );
    expect(shown({ author: "Vera & Stan", months_owned: null })).toContain("Vera & Stan have the Lark");
    expect(shown({ ...known, author: "Andy Sand" })).toContain("Andy Sand, back sleeper, 180 to 230 lb, has had the");
  });

  test("says when each text was written, as far as that is known", () => {
    expect(textAfter({ rating: 1, months_owned: 0 }, false)).toBe("Written in the first month, 1 star");
    expect(textAfter({ rating: 4, months_owned: null }, true)).toBe("Update, 4 stars");
    expect(textAfter({ rating: 4, months_owned: 36 }, true)).toBe("Update after 3 years, 4 stars");
  });
});
