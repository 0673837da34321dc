// @vitest-environment jsdom
import { cleanup } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { BrandDetail } from "#contracts/brands";
import type { scorePartLabels } from "#contracts/vocabulary/scores";
import ExpertReview from "~/features/brands/expert-review";
import { shownText } from "../support/shown-text";

afterEach(cleanup);

/** Ruleset 2026.3, section 6: how the five parts of a score are named to visitors. */
const named: Record<keyof typeof scorePartLabels, RegExp> = {
  build: /what’s inside it/,
  performance: /how it performs/,
  lasting: /how long it should last/,
  owners: /what its owners say/,
  terms: /its trial and warranty/,
};

test("a brand’s review names all parts of a score when it says what counts", () => {
  const review = { score: 70, verdict: "Good coils.", reviewer: null, reviewed_on: "2026-10-01" };
  const lists = { strengths: [], weaknesses: [], best_for: [] };
  const text = shownText(
    <ExpertReview
      brand={{ slug: "meadow", name: "Meadow" } as unknown as BrandDetail["brand"]}
      tested={[]}
      review={{ ...review, ...lists } as unknown as NonNullable<BrandDetail["expert_review"]>}
      demo={false}
    />,
  );
  for (const words of Object.values(named)) expect(text).toMatch(words);
});
