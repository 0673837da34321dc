// @vitest-environment jsdom
import { createRemixStub } from "@remix-run/testing";
import { cleanup, render } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, describe, expect, test } from "vitest";
import type { HomePage } from "#contracts/home";
import type { StoreDetail } from "#contracts/stores";
import NearStores from "~/features/home/near-stores";
import { BestFits } from "~/features/stores/floors/floor-list";
import NoStore from "~/features/stores/no-store";
import StoreCard from "~/features/stores/store-card";
import type { StoreFacts, StoreRow } from "~/features/stores/store-rows.server";
import { StoreRail } from "~/features/stores/store-page";
import { directionsHref } from "~/features/stores/store-text";
import PlaceAnswer from "~/features/stores/place/place-answer";

afterEach(cleanup);

function shown(part: ReactElement) {
  const Stub = createRemixStub([{ path: "/", Component: () => part }]);
  const { container } = render(<Stub />);
  const links = [...container.querySelectorAll("a")].map((link) => [link.textContent, link.getAttribute("href")]);
  return { text: container.textContent, links };
}

describe("the way to a store", () => {
  const address = "3387 Water Street, Boise, ID 83705";
  const about = (demo: boolean) => ({
    ...{ slug: "boise-water-street", name: "Wexley Mattress, Boise Water Street", retailer: "Wexley Mattress" },
    ...{ location: "Boise Water Street", address, street: "3387 Water Street", town: "Boise, ID 83705" },
    ...{ number: 1, distance: null, rating: null, open: null, beds: null, brands: [], discount: null, hours: null },
    phone: { href: "tel:+12085550117", text: "(208) 555-0117" },
    directions: directionsHref(address, demo),
  });
  const card = (demo: boolean) => shown(<StoreCard store={about(demo) as unknown as StoreRow} heading="h2" />);
  const rail = (demo: boolean) => shown(<StoreRail facts={about(demo) as unknown as StoreFacts} />);
  const away = ({ links }: ReturnType<typeof shown>) => links.filter(([, href]) => href?.startsWith("http"));

  test("is shown by a map service, where the store is real", () => {
    const link = [
      "Directions to Wexley Mattress, Boise Water Street on Google Maps",
      "https://www.google.com/maps/dir/?api=1&destination=3387%20Water%20Street%2C%20Boise%2C%20ID%2083705",
    ];
    expect([away(card(false)), away(rail(false))]).toEqual([[link], [link]]);
    expect(card(false).text + rail(false).text).not.toMatch(/made.up/i);
  });

  test("is nowhere, where the store is made up, and its address says so", () => {
    expect([away(card(true)), away(rail(true))]).toEqual([[], []]);
    expect(card(true).text).toContain(`${address}Made up for the demo(208) 555-0117`);
    expect(rail(true).text).toContain("This store is made up for the demo, so there are no directions to it.");
  });
});

describe("the beds of a store, for somebody who has taken the quiz", () => {
  type Bed = StoreDetail["store"]["floor"][number];
  const bed = (
    name: string,
    score: number,
    { price = 99_900, left_out = null as string | null, left_out_by = null as string | null } = {},
  ) =>
    ({
      model: { slug: name.toLowerCase(), name, price_cents: price === 0 ? null : price },
      your_match: { score, band: score >= 85 ? "excellent" : score >= 70 ? "good" : "weak", left_out, left_out_by },
    }) as Bed;
  const words = (...floor: Bed[]) => shown(<BestFits floor={floor} />).text;

  test("are named with what was looked at, best first", () => {
    const over = bed("Luxury", 95, { left_out: "Over $550 for a queen." });
    expect(words(over, bed("Plain", 72), bed("Unpriced", 90, { price: 0 }))).toBe(
      "Lie on this one first, of the beds here that fit your answers and have a price: Plain ($999, 72\u00a0of\u00a0100 for you).",
    );
    expect(words(bed("Plain", 72), bed("Better", 88), over)).toBe(
      "Of the beds here that fit your answers and have a price, lie on these first: " +
        "Better ($999, 88\u00a0of\u00a0100 for you) and Plain ($999, 72\u00a0of\u00a0100 for you).",
    );
  });

  test("are not said to fit badly where the good ones are left out", () => {
    expect(words(bed("Luxury", 95, { left_out: "Over $550 for a queen." }))).toContain(
      "The good matches here are over your budget",
    );
    expect(words(bed("Weak", 40))).toBe("None of the beds here is a good match for you.");
    const forChildren = { left_out: "Made for a child’s room.", left_out_by: "made-for-children" };
    expect(words(bed("Junior", 90, forChildren))).toBe("None of the beds here is a good match for you.");
  });
});

describe("a search that finds no store", () => {
  const facet = (key: string, label: string, selected: boolean) => ({
    key,
    label: key,
    values: [{ value: "true", label, count: 0, selected }],
  });
  const search = (radius: number, ...chosen: boolean[]) => ({
    facets: [facet("open", "Open now", chosen[0] ?? false), facet("discount", "Has a discount", chosen[1] ?? false)],
    radius,
    radii: [],
  });
  const found = (radius: number, ...chosen: boolean[]) =>
    shown(<NoStore search={search(radius, ...chosen)} query={{ place: "Boise" }} />);

  test("says what farther stores would bring, by the number of filters", () => {
    expect(found(25).text).toContain("There isn’t one within 100 miles either, as far as we know. Try a larger city.");
    expect(found(25, true).text).toContain("There isn’t one within 100 miles either, as far as we know.");
    expect(found(25, true, true).text).toContain("No store within 100 miles matches all of them either");
  });

  test("of the greatest distance says nothing of farther stores", () => {
    expect(found(100).text).toBe("We don’t know of a mattress store within 100 milesTry a larger city.");
    expect(found(100, true).text).toBe("No store within 100 miles is open nowRemove “Open now”");
  });
});

describe("a place that is not clear", () => {
  const choice = (label: string, store_count: number) => ({
    label,
    value: label,
    store_count,
    latitude: 0,
    longitude: 0,
  });
  const answer = (found: object) =>
    shown(
      <PlaceAnswer
        {...{ query: "x", place: null, state: null, alternatives: [], counted: true, ...found }}
        hrefFor={(place) => `/?place=${place}`}
      />,
    ).text;

  test("is offered with how many stores are near each, and what near is", () => {
    expect(answer({ query: "Bowi", alternatives: [choice("Bowie, MD", 53), choice("Bowie, AZ", 0)] })).toBe(
      "We don’t know a place called “Bowi”Did you mean one of these?Stores within 25 miles of each:" +
        "Bowie, MD 53 storesBowie, AZ no stores",
    );
    expect(answer({ query: "2134", alternatives: [choice("02134 (Allston, MA)", 34)] })).toBe(
      "ZIP codes have five digitsDid you mean 02134 (Allston, MA)?",
    );
  });

  test("is a state without a store: that is said, and nothing asked", () => {
    expect(answer({ state: "Guam" })).toBe("We don’t know of a mattress store in Guam");
    expect(answer({ state: "Texas", alternatives: [choice("Houston, TX", 36)] })).toContain("Where in Texas?");
  });
});

test("the stores of the home page lead to all of them around the same place", () => {
  const stores = [{ slug: "s", retailer: { name: "The Hare" }, street: "1 Elm Road" }] as unknown as HomePage["stores"];
  expect(shown(<NearStores place="Boise, ID" stores={stores} />).links).toContainEqual([
    "See all stores near Boise, ID",
    "/mattress-stores/?place=Boise%2C%20ID",
  ]);
  expect(shown(<NearStores place="Near you" stores={stores} />).links).toContainEqual([
    "See all stores near you",
    "/mattress-stores/?place=Near%20you",
  ]);
});
