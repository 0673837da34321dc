// @vitest-environment jsdom
import { createRemixStub } from "@remix-run/testing";
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import RatingSummary from "~/features/reviews/rating-summary";

afterEach(cleanup);

test.each([
  [1, "How 1 owner rated it, "],
  [4, "How 4 owners rated it, "],
])("the ratings of %i are told of so many owners", (count, words) => {
  const about = {
    brand: { slug: "meadow", name: "Meadow" },
    model: { slug: "lark", name: "Lark" },
    rating: { average: null, count },
    rating_distribution: [0, 0, 0, 0, count],
    written_distribution: null,
  };
  const Stub = createRemixStub([{ path: "/", Component: () => <RatingSummary about={about} written={0} /> }]);
  expect(render(<Stub />).container.querySelector("caption")!.textContent).toContain(words);
});
