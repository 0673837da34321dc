// @vitest-environment jsdom
import { cleanup } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, describe, expect, test } from "vitest";
import type { BrandDetail } from "#contracts/brands";
import { participant, post as postContract } from "#contracts/discussions/posts";
import type { QuestionSummary } from "#contracts/discussions/questions";
import type { ExpertReviewDetail } from "#contracts/expert-reviews/review";
import type { ModelPage } from "#contracts/model-page";
import ExpertReview from "~/features/brands/expert-review";
import PostCard from "~/features/discussions/posts/post-card";
import { QuestionRows } from "~/features/discussions/questions/listed-questions";
import NextSteps from "~/features/expert-reviews/next-steps";
import type { ReviewEntry } from "~/features/expert-reviews/review-entry.server";
import TestedSections from "~/features/expert-reviews/tested-sections";
import ModelHeader from "~/features/models/model-header";
import BuiltSections from "~/features/models/built-sections";
import AroundStoreReview from "~/features/reviews/around-store-review";
import ReviewCard from "~/features/reviews/review-card";
import StoreReviewCard from "~/features/reviews/store-review-card";
import StoreReviewText from "~/features/reviews/store-review-text";
import TextResults from "~/features/search/text-results";

import { larkFirm } from "../support/compared-beds";
import { shownText } from "../support/shown-text";

afterEach(cleanup);

const mark = "(made up for the demo)";

const verdict = "Firm and flat.";
const brand = { slug: "sealy", name: "Sealy" };
const model = { slug: "sealy-maple-firm", name: "Maple Firm", brand };
const entry = {
  ...{
    slug: model.slug,
    href: "/",
    name: model.name,
    brand: brand.name,
    facts: "Hybrid",
    score: 70,
    place: null,
    verdict,
  },
  ...{ tested: null, firmness: null, claim: null, agrees: true, picture: { kind: "drawing", layers: [] } },
} as unknown as ReviewEntry;

const built = (demo: boolean) => (
  <BuiltSections
    demo={demo}
    model={
      {
        ...{ layers: [], scores: null, score: null, score_parts: null, sources: null },
        firmness: { claimed: 7, measured: null, felt: [], range: null, halves: null, other_side: null },
      } as unknown as ModelPage["model"]
    }
    expert_review={{ slug: model.slug, score: 70, verdict } as unknown as ModelPage["expert_review"]}
  />
);

const header = (demo: boolean, found = ["Noisy", "Warm", "Low edge"]) => (
  <ModelHeader
    page={
      {
        ...{ model: larkFirm, demo, expert_review: null },
        suits: { who: "It suits side sleepers.", who_not: "Nothing rules it out.", found },
      } as unknown as ModelPage
    }
    own={null}
    place={null}
  />
);

const second = {
  name: "Ana Ruiz",
  about: "side sleeper, 248 lb",
  nights: 12,
  first_night: "2026-04-06",
  text: "Soft.",
};
const slept = (demo: boolean, more: Partial<ExpertReviewDetail["review"]> = {}) => (
  <TestedSections
    review={
      {
        ...{ slug: model.slug, model, score: null, method_version: null, acquired: null, conflicts: null },
        ...{ claims: [], measurements: [], pros: [], cons: [], story: ["Firm."], second_tester: second, ...more },
      } as unknown as ExpertReviewDetail["review"]
    }
    tested={1}
    offer={null}
    place={null}
    demo={demo}
  />
);

const review = (reviewer: string | null) =>
  ({
    ...{ score: 70, verdict: "Good coils.", reviewer, reviewed_on: "2026-10-01" },
    ...{ strengths: [], weaknesses: [], best_for: [] },
  }) as unknown as NonNullable<BrandDetail["expert_review"]>;
const ofBrand = (demo: boolean, reviewer: string | null = "Ana Ruiz") => (
  <ExpertReview
    brand={brand as unknown as BrandDetail["brand"]}
    tested={[{ slug: model.slug, name: model.name, score: 70, place: null, verdict, tested_on: null }]}
    review={review(reviewer)}
    demo={demo}
  />
);

const expert = { slug: "renee-aldana", title: "Physical therapist", works_for: "A clinic", conflicts: "Nobody pays" };
const { text: _text, ...parsed } = postContract.parse({
  ...{ id: "12", number: 2, text: "Yes.", written_at: "2026-11-20T08:00:00Z", votes: 44, accepted: true },
  author: participant.parse({ name: "Renee Aldana", expert: { ...expert, bio: "" } }),
});
const answer = { ...parsed, readable: true, html: "<p>Yes.</p>" };
const card = (made_up: boolean, more: object = {}, asker = { name: "Big Dan", own: false }) => (
  <PostCard
    post={{ ...answer, author: { ...answer.author, made_up }, ...more }}
    signedIn={false}
    votes
    asker={asker}
    heading="h3"
  />
);

const question = (made_up: boolean) =>
  ({
    ...{ slug: "soft", title: "Too soft?", excerpt: "No.", asker: "Big Dan", asked_at: "2026-11-20T08:00:00Z" },
    ...{
      topics: [],
      answers: 1,
      accepted: false,
      answered_by: { name: "Renee Aldana", title: "Physical therapist", made_up },
    },
  }) as unknown as QuestionSummary;

const answered = {
  ...{ id: 7, rating: 2, parts: {}, title: "Sagging", body: "It sags.", author: "Ana", proof: "receipt" },
  ...{ written_on: "2026-10-01", helpful_votes: 0, updates: 0, incentive: "none", edited: false, bought: true },
  ...{ brand: null, model: null, product: "Lark", months_owned: 9, sleep_position: null, weight_band: null },
  ...{ store: null, name: "Wexley Mattress, Boise, ID", visited_on: null, first: null },
  reply: { name: "Zinus", body: "We are sorry.", written_on: "2026-10-09" },
} as never;

const parts: Record<string, (demo: boolean) => ReactElement> = {
  "a test’s verdict on a bed’s page": built,
  "what a test says against a bed": (demo) => header(demo),
  "what is said of a brand, and the tests of its beds": ofBrand,
  "a second tester of a bed": (demo) => slept(demo),
  "tests beside another": (demo) => (
    <NextSteps
      review={{ slug: model.slug, model } as unknown as ExpertReviewDetail["review"]}
      others={[entry]}
      demo={demo}
    />
  ),
  "an expert’s answer": card,
  "experts in a list of questions": (demo) => <QuestionRows questions={[question(demo)]} />,
  "a brand’s reply in a list of reviews": (demo) => <ReviewCard review={answered} demo={demo} />,
  "a store’s reply in a list of reviews": (demo) => <StoreReviewCard review={answered} demo={demo} />,
  "questions that a search found": (demo) => (
    <TextResults texts={[{ kind: "question", label: "Questions", madeUp: demo, count: "1", items: [], more: null }]} />
  ),
};

describe.each(Object.entries(parts))("%s", (_name, part) => {
  test("is said to be made up in a demonstration, and nowhere else", () => {
    expect(shownText(part(true))).toContain(mark);
    expect(shownText(part(false))).not.toMatch(/made up/i);
  });
});

describe("the mark stands beside what was made up", () => {
  test("each verdict", () => {
    expect(shownText(built(true))).toContain(`${verdict} ${mark}`);
    expect(shownText(parts["tests beside another"]!(true))).toContain(`${verdict} ${mark}`);
    const brandPage = shownText(ofBrand(true));
    expect(brandPage).toContain(`${verdict} ${mark}`);
    expect(brandPage).toMatch(/By Ana Ruiz \(made up for the demo\), Oct[a-z]* 1, 2026/);
    expect(shownText(ofBrand(true, null))).toMatch(/On Oct[a-z]* 1, 2026 \(made up for the demo\)/);
  });

  test("what a test found to be weak, as it says it", () => {
    expect(shownText(header(true))).toContain(
      `Nothing rules it out. Three things to know: “Noisy”; “Warm”; “Low edge” ${mark}.`,
    );
    expect(shownText(header(false, ["Warm"]))).toContain("Nothing rules it out. One thing to know: “Warm”.");
    expect(shownText(header(true, []))).not.toContain("to know");
  });

  test("who slept on a bed besides its reviewer, with build and nights", () => {
    expect(shownText(slept(true))).toContain(`Soft.By Ana Ruiz ${mark}, side sleeper, 248 lb. 12 nights from Apr`);
    const unknown = { ...second, about: null, nights: null, first_night: null };
    expect(shownText(slept(false, { story: [], second_tester: unknown }))).toMatch(/Soft\.By Ana Ruiz\. (?!\d)/);
    expect(shownText(slept(false, { second_tester: null }))).not.toContain("someone else");
  });

  test("an expert and the votes, but nothing of the visitor’s own", () => {
    const others = shownText(card(true));
    expect(others).toContain(`Renee Aldana ${mark}`);
    expect(others).toContain(`It helped 44 people. ${mark}`);
    expect(shownText(card(true, { voted: true, votes: 1 })).split(mark)).toHaveLength(2);
    const own = { may_edit: true, may_appeal: false, appeal: "none" };
    expect(shownText(card(false, { own, votes: 0 }, { name: "Me", own: true }))).not.toContain(mark);
    expect(shownText(parts["experts in a list of questions"]!(true))).toContain(`physical therapist ${mark}`);
  });

  test("a reply, beside the name that stands under it", () => {
    for (const part of ["a brand’s reply in a list of reviews", "a store’s reply in a list of reviews"])
      expect(shownText(parts[part]!(true))).toContain(`Zinus ${mark} replied on Oct 9, 2026`);
    expect(shownText(<StoreReviewText review={answered} demo />)).toContain(`Zinus ${mark} replied on Oct 9, 2026`);
  });

  test("what others say beside a review of a store", () => {
    const around = (demo: boolean) =>
      shownText(
        <AroundStoreReview
          versions={[]}
          store={{ slug: "boise-water-street", name: "Wexley Mattress" } as never}
          rating={null}
          others={[]}
          demo={demo}
        />,
      );
    expect(around(true)).toContain("Nobody else has reviewed this store yet.");
    expect(around(true)).not.toMatch(/made up/i);
  });
});
