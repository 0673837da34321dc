// @vitest-environment jsdom
import { createRemixStub } from "@remix-run/testing";
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import RatingSummary from "~/features/reviews/rating-summary";

afterEach(cleanup);

/** Numbers of stars that lead to reviews. */
function linked(written_distribution: number[] | null) {
  const about = {
    brand: { slug: "meadow", name: "Meadow" },
    model: null,
    rating: { average: 4, count: 15 },
    rating_distribution: [5, 4, 3, 2, 1],
    written_distribution,
  };
  const Stub = createRemixStub([{ path: "/", Component: () => <RatingSummary about={about} /> }]);
  const { container } = render(<Stub />);
  return [...container.querySelectorAll("tbody a")].map(({ textContent }) => textContent);
}

test("stars lead to reviews only where one with so many stars has a text", () => {
  expect(linked([0, 1, 0, 2, 0])).toEqual(["4 stars", "2 stars"]);
});

test("all stars are links where an upstream doesn’t tell how many have a text", () => {
  expect(linked(null)).toHaveLength(5);
});
