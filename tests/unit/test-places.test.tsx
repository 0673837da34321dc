// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import { expertReviewLink } from "#contracts/expert-reviews/link";
import type { ExpertReviewDetail } from "#contracts/expert-reviews/review";
import type { ModelPage } from "#contracts/model-page";
import ReviewHeader from "~/features/expert-reviews/review-header";
import ReviewRow from "~/features/expert-reviews/review-row";
import ScoreSteps from "~/features/expert-reviews/score-steps";
import ModelHeader from "~/features/models/model-header";
import ScoreFigure from "~/mattress/score-figure";
import { placeSaid } from "~/mattress/test-place.server";
import { placesOf } from "../../upstream/expert-reviews/test-places";
import { larkFirm } from "../support/compared-beds";
import { shownText } from "../support/shown-text";

const place = { rank: 12, of: 178, joint: false, apart: false };

describe("the place of a test", () => {
  test("is shared by equal scores, and is none without a score", () => {
    const tests = [70, null, 76, 70, 50].map((score) => ({ score }));
    const places = placesOf(tests);
    expect(tests.map((each) => places.get(each) ?? null)).toEqual([
      { rank: 2, of: 4, joint: true, apart: false },
      null,
      { rank: 1, of: 4, joint: false, apart: false },
      { rank: 2, of: 4, joint: true, apart: false },
      { rank: 4, of: 4, joint: false, apart: false },
    ]);
  });

  test("of a bed for children, a bunk or an RV is among such beds alone", () => {
    const tests = [70, 76, 50, 60].map((score, index) => ({ score, made_for: index > 1 ? "children" : null }));
    const places = placesOf(tests, ({ made_for }) => made_for !== null);
    expect(tests.map((each) => places.get(each)!.rank)).toEqual([2, 1, 2, 1]);
    expect(shownText(<ScoreFigure score={50} place={placeSaid(places.get(tests[2]!)!)} />)).toBe(
      "2nd of 2 beds tested for children, bunks and RVs",
    );
    expect(places.get(tests[0]!)).toMatchObject({ of: 2, apart: false });
  });

  test.each([
    [1, 178, false, "1st of 178 beds tested"],
    [2, 178, true, "2nd of 178 beds tested (tied)"],
    [3, 3, false, "3rd of 3 beds tested"],
    [12, 178, true, "12th of 178 beds tested (tied)"],
    [23, 178, false, "23rd of 178 beds tested"],
    [111, 1178, false, "111th of 1,178 beds tested"],
    [1, 1, false, "1st of 1 bed tested"],
  ])("is said in words: %d of %d", (rank, of, joint, words) => {
    expect(shownText(<ScoreFigure score={70} place={placeSaid({ rank, of, joint, apart: false })} />)).toBe(words);
  });

  test("gives way to the score where an upstream has none", () => {
    const test = expertReviewLink.parse({ slug: "lark", name: "Lark", score: 70.2, verdict: "Firm." });
    expect(test.place).toBeNull();
    const figure = <ScoreFigure score={test.score} place={placeSaid(test.place)} name="Test score" />;
    expect(shownText(figure)).toBe("70 Test score of 100");
  });

  test("is none of the bed's own score, which says among which beds it is", () => {
    expect(shownText(<ScoreFigure score={86} among="among polyfoam beds" />)).toBe(
      "86 Bedlark score of 100 among polyfoam beds",
    );
    expect(shownText(<ScoreFigure score={86} among="among latex hybrids" named={false} />)).toContain(
      "among latex hybrids",
    );
    expect(shownText(<ScoreFigure score={86} />)).not.toContain("among");
  });

  test("stands wherever a test is shown, and no second score out of 100 beside the Bedlark score", () => {
    const said = placeSaid(place);
    const link = { slug: "lark", name: "Lark", score: 70, place: said, verdict: "Firm.", tested_on: null };
    const review = { ...link, model: larkFirm, suits: null, skip: null, claim: null, nights: null };
    const entry = { ...link, href: "/", brand: "Meadow", facts: "Hybrid", picture: { kind: "drawing", layers: [] } };
    const page = { model: larkFirm, suits: null, demo: false, expert_review: link } as unknown as ModelPage;
    const parts = [
      <ReviewHeader
        key="header"
        {...{ picture: entry.picture as never, alt: "", firmness: null, place: said, demo: false }}
        review={review as unknown as ExpertReviewDetail["review"]}
      />,
      <ReviewRow key="row" review={entry as never} heading="h2" demo={false} />,
      <ModelHeader key="model" page={page} own={null} place={said} />,
      <ScoreSteps key="steps" measurements={[]} score={70} place={said} />,
    ];
    for (const part of parts) {
      expect(shownText(part)).toMatch(/12th of 178 beds tested/);
      expect(shownText(part)).not.toMatch(/test score/i);
    }
  });
});
