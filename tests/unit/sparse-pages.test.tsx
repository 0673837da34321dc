// @vitest-environment jsdom
import { createRemixStub } from "@remix-run/testing";
import { cleanup, render } from "@testing-library/react";
import type { ComponentType, ReactElement } from "react";
import { afterEach, describe, expect, test } from "vitest";
import { collectionDetail, lineDetail } from "#contracts/catalogue";
import { expertReviewDetail } from "#contracts/expert-reviews/review";
import { modelSummary } from "#contracts/mattress";
import NextSteps from "~/features/expert-reviews/next-steps";
import { reviewEntry } from "~/features/expert-reviews/review-entry.server";
import ReviewHeader from "~/features/expert-reviews/review-header";
import ReviewRow from "~/features/expert-reviews/review-row";
import TestedSections from "~/features/expert-reviews/tested-sections";
import SearchResults from "~/features/search/search-results";
import TextResults from "~/features/search/text-results";
import { shownPicture } from "~/mattress/picture/picture-address";
import CollectionPage from "~/routes/mattress-collection.$slug";
import LinePage from "~/routes/mattress-line.$slug";

/** Pages of an upstream that isn't ours, which says no more than names: nothing on them is empty. */

afterEach(cleanup);

const empty = "p:empty, ul:empty, ol:empty, dl:empty, tbody:empty, section:empty, div:empty";

function emptyIn(Page: ComponentType, data: unknown = null): string[] {
  const Stub = createRemixStub([{ path: "/", id: "page", Component: Page }]);
  const { container } = render(<Stub hydrationData={{ loaderData: { page: data } }} />);
  return [...container.querySelectorAll(empty)].map(({ outerHTML }) => outerHTML);
}

const emptyOf = (part: ReactElement) => emptyIn(() => part);

const link = (name: string) => ({ slug: name.toLowerCase(), name });
const bed = { ...link("Lark"), brand: link("Meadow") };
const line = { ...link("Day"), brand: link("Meadow"), collection: link("Air") };

describe("a line and a collection", () => {
  test("without words of their own and without beds", () => {
    expect(emptyIn(LinePage, lineDetail.parse({ line }))).toEqual([]);
    expect(emptyIn(LinePage, lineDetail.parse({ line, models: [bed] }))).toEqual([]);
    const collection = { ...link("Air"), brand: link("Meadow") };
    expect(emptyIn(CollectionPage, collectionDetail.parse({ collection, lines: [link("Day")] }))).toEqual([]);
  });

  test("without a firmness have no scale of it", () => {
    const Stub = createRemixStub([{ path: "/", id: "page", Component: LinePage }]);
    const data = lineDetail.parse({ line, models: [bed] });
    const { container } = render(<Stub hydrationData={{ loaderData: { page: data } }} />);
    expect(container.querySelector(".firmness-scale__frame")).toBeNull();
  });
});

test("a test of a bed without its results", () => {
  const { review, offer } = expertReviewDetail.parse({
    review: { ...link("Lark"), model: bed, verdict: "It’s firm." },
  });
  const picture = shownPicture(modelSummary.parse(bed));
  const said = { review, place: null, demo: false };
  expect(emptyOf(<ReviewHeader {...said} picture={picture} alt="" firmness={null} />)).toEqual([]);
  expect(emptyOf(<TestedSections {...said} tested={0} offer={offer} />)).toEqual([]);
  expect(emptyOf(<NextSteps review={review} others={[]} demo={false} />)).toEqual([]);
  expect(emptyOf(<ReviewRow review={reviewEntry(review)} heading="h3" demo={false} />)).toEqual([]);
});

test("what a search found, of which only names are known", () => {
  const found = { ...link("Meadow"), href: "/", brand: null, summary: "", price: null, foundAs: null, bed: null };
  const group = { label: "Brands", count: "1", more: null };
  expect(emptyOf(<SearchResults groups={[{ ...group, kind: "manufacturer", items: [found] }]} />)).toEqual([]);
  const text = { href: "/", title: [{ text: "Foam", found: true }], excerpt: [] };
  expect(emptyOf(<TextResults texts={[{ ...group, kind: "guide", madeUp: false, items: [text] }]} />)).toEqual([]);
});
