// @vitest-environment jsdom
import { expect, test } from "vitest";
import { storeRatings } from "#contracts/store-reviews";
import StoreRatings from "~/features/reviews/store-ratings";
import { shownText } from "../support/shown-text";

const unrated = { average: null, count: 2 };

test("the parts of a visit stand with their stars where enough shoppers rated them, and only there", () => {
  const about = storeRatings.parse({
    store: { slug: "lark-oak-park", name: "Lark Oak Park" },
    rating: { average: 4.2, count: 12 },
    rating_distribution: [0, 1, 1, 4, 6],
    parts: {
      service: { average: 4.4, count: 9 },
      selection: unrated,
      pressure: unrated,
      delivery: { average: 3.1, count: 5 },
      honesty: unrated,
    },
  });
  const text = shownText(<StoreRatings about={about} />);
  expect(text).toMatch(/Service.*4\.4.*Delivery.*3\.1/);
  expect(text).not.toMatch(/Selection|No pressure|Honest prices/);
});
