import { describe, expect, test } from "vitest";
import type { StoreDetail } from "#contracts/stores";
import { currentDiscounts, runText } from "../../app/features/stores/store-page";
import { groupByBrand } from "../../app/mattress/brand-groups";
import { seenText } from "../../app/features/stores/floors/floor-text";
import { leftOutText } from "../../app/features/stores/floors/floor-list";
import { clock, dateIn, dayIn, hoursText, openText, severalZones, zoneName } from "../../app/features/stores/open-text";
import { storeFacts } from "../../app/features/stores/store-rows.server";
import {
  directionsHref,
  locationName,
  milesText,
  nearText,
  phoneHref,
  restated,
  slugWords,
  storeName,
} from "../../app/features/stores/store-text";

/** Saturday, 10 PM in Boise and midnight in New York. */
const saturdayNight = "2026-11-22T05:00:00.000Z";
const boise = "America/Boise";
const plain = (text: string) => text.replace(/\u00a0/g, " ");
const words = (open: boolean, changes: { day: number; minutes: number; today: boolean } | null) =>
  plain(openText({ open: { open, holiday: null, usual: null, changes }, time_zone: boise }, saturdayNight));

describe("opening hours in words", () => {
  test.each([
    [600, "10 AM"],
    [1230, "8:30 PM"],
    [5, "12:05 AM"],
    [720, "noon"],
    [0, "midnight"],
    [1440, "midnight"],
  ])("%i minutes after midnight are %s", (minutes, said) => {
    expect(plain(clock(minutes))).toBe(said);
  });

  test("a day is from when to when, or closed", () => {
    expect(plain(hoursText({ opens: 540, closes: 1260 }))).toBe("9 AM to 9 PM");
    expect(hoursText(null)).toBe("Closed");
  });

  test("the day is that of the store's own clock", () => {
    expect(dayIn(boise, saturdayNight)).toBe(6);
    expect(dayIn("America/New_York", saturdayNight)).toBe(0);
    expect([dateIn(boise, saturdayNight), dateIn("America/New_York", saturdayNight)]).toEqual([
      "2026-11-21",
      "2026-11-22",
    ]);
  });

  test("an open store says until when", () => {
    expect(words(true, { day: 6, minutes: 1380, today: true })).toBe("Open until 11 PM");
    expect(words(true, { day: 0, minutes: 60, today: false })).toBe("Open until tomorrow at 1 AM");
    expect(words(true, null)).toBe("Open 24 hours");
  });

  test("a closed store says when it opens: today, tomorrow, or on which day", () => {
    expect(words(false, { day: 6, minutes: 1350, today: true })).toBe("Closed, opens today at 10:30 PM");
    expect(words(false, { day: 0, minutes: 720, today: false })).toBe("Closed, opens tomorrow at noon");
    expect(words(false, { day: 1, minutes: 600, today: false })).toBe("Closed, opens Monday at 10 AM");
    expect(words(false, null)).toBe("Closed. We don’t know when it opens next");
  });

  test("a store on a federal holiday says its usual hours as such, and asks to be called where it has none", () => {
    const open = { open: false, holiday: "Thanksgiving Day", usual: { opens: 600, closes: 1140 }, changes: null };
    const said = (state: typeof open | { usual: null }) =>
      plain(openText({ open: { ...open, ...state }, time_zone: boise }, saturdayNight));
    expect(said(open)).toBe("Thanksgiving Day: usual hours 10 AM to 7 PM");
    expect(said({ usual: null })).toBe("Thanksgiving Day: call before you go");
  });

  test("the hours of a store’s page name the holiday in today’s row, as the line above them does", () => {
    const usual = { opens: 600, closes: 1140 };
    const store = {
      slug: "boise-water-street",
      retailer: { slug: null, name: "The Yawning Hare" },
      rating: { count: 0 },
      phone: null,
      floor: [],
      time_zone: boise,
      open: { open: false, holiday: "Thanksgiving Day", usual, changes: null },
      hours: Array.from({ length: 7 }, () => usual),
    } as unknown as StoreDetail["store"];
    const { open, hours } = storeFacts(store, "2026-11-26T19:00:00.000Z", true);
    expect(plain(open!.words)).toBe("Thanksgiving Day: usual hours 10 AM to 7 PM");
    expect(hours!.map((row) => [row.day, plain(row.open)]).slice(2, 5)).toEqual([
      ["Wednesday", "10 AM to 7 PM"],
      ["Thursday", "Thanksgiving Day: call first. Usually 10 AM to 7 PM"],
      ["Friday", "10 AM to 7 PM"],
    ]);
  });

  test("zones are named when clocks differ, not when only their names do", () => {
    expect(zoneName(boise, saturdayNight)).toBe("Mountain Time");
    expect(zoneName("America/Phoenix", saturdayNight)).toBe("Arizona Time");
    expect(zoneName("Pacific/Honolulu", saturdayNight)).toBe("Hawaii Time");
    const zones = (...names: string[]) =>
      severalZones(
        names.map((time_zone) => ({ time_zone })),
        saturdayNight,
      );
    expect(zones(boise, "America/Denver")).toBe(false);
    expect(zones(boise, "America/Los_Angeles")).toBe(true);
  });
});

describe("a store in words", () => {
  test("its slug has spaces for hyphens", () => {
    expect(slugWords("boise-water-street")).toBe("boise water street");
  });

  test("its name is in title case, a state's letters both large after a comma", () => {
    const retailer = { slug: "yawning-hare", name: "The Yawning Hare" };
    expect(storeName({ retailer, slug: "boise-water-street" })).toBe("The Yawning Hare, Boise Water Street");
    expect(locationName("portland-main-street-me")).toBe("Portland Main Street, ME");
    expect(locationName("la-jolla-elm-road-2")).toBe("La Jolla Elm Road 2");
  });

  test("the way to it leads to its address, not to its name", () => {
    const href = directionsHref("3387 Water Street, Boise, ID 83705", false)!;
    expect(directionsHref("3387 Water Street, Boise, ID 83705", true)).toBeNull();
    expect(new URL(href).searchParams.get("destination")).toBe("3387 Water Street, Boise, ID 83705");
  });

  test("its distance is in tenths of a mile, far away in miles", () => {
    expect([0.02, 1, 2.14, 30].map(milesText)).toEqual(["less than 0.1 miles", "1 mile", "2.1 miles", "30 miles"]);
    expect([100.2, 1437.3].map(milesText)).toEqual(["100 miles", "1,437 miles"]);
  });

  test("its phone can be called", () => {
    expect([phoneHref("(208) 555-0147"), phoneHref("+1 208 555 0147")]).toEqual([
      "tel:+12085550147",
      "tel:+12085550147",
    ]);
  });

  test("a search is restated by its place, a visitor's own position without a name", () => {
    const at = { label: "Boise, ID", latitude: 43.6, longitude: -116.2 };
    expect(restated("Stores", 25, { ...at, kind: "city" })).toBe("Stores within 25 miles of Boise, ID");
    expect(restated("Stores", 5, { ...at, label: "Near you", kind: "coordinates" })).toBe(
      "Stores within 5 miles of where you are",
    );
    expect(nearText(25, null)).toBe("across the country");
  });
});

describe("a bed in a store", () => {
  test("says the day of each sighting, and of an old one that it is old", () => {
    const now = "2026-11-21T12:00:00.000Z";
    expect(seenText("2026-11-03", now, "here")).toBe("Last seen here Nov 3, 2026");
    expect(seenText("2026-05-24", now, "there")).toBe(
      "Last seen there May 24, 2026. That’s over six months ago, so call before you go.",
    );
  });

  test("says in a few words why the results leave it out; an upstream that names no filter says it in its own", () => {
    expect(leftOutText({ left_out: "Over $440 for a queen.", left_out_by: "budget" })).toBe("Over your budget.");
    expect(leftOutText({ left_out: "Over $440 for a queen.", left_out_by: null })).toBe("Over $440 for a queen.");
    expect(leftOutText({ left_out: null, left_out_by: null })).toBeNull();
  });

  test("is grouped by brand in the order given", () => {
    const bed = (brand: string, slug: string) => ({
      confirmed_on: "",
      model: { slug, brand: { slug: brand, name: brand } },
    });
    const floor = [bed("a", "1"), bed("a", "2"), bed("b", "3")] as unknown as StoreDetail["store"]["floor"];
    expect(
      groupByBrand(floor, ({ model }) => model.brand).map(({ brand, entries }) => [brand.slug, entries.length]),
    ).toEqual([
      ["a", 2],
      ["b", 1],
    ]);
  });
});

const discount = { title: "", terms: "", last_checked_on: "", starts_on: "2026-11-10", ends_on: "2026-11-20" };

test("discounts that have ended are left out; those that run come before those to come", () => {
  const runs = { ...discount, title: "runs" };
  const forever = { ...runs, ends_on: null, title: "without an end" };
  const comes = { ...discount, title: "comes", starts_on: "2026-11-21", ends_on: "2026-12-01" };
  const ended = { ...discount, title: "ended", ends_on: "2026-11-19" };
  const titles = currentDiscounts([ended, comes, runs, forever], "2026-11-20").map(({ title }) => title);
  expect(titles).toEqual(["runs", "without an end", "comes"]);
});

test("a discount says whether it runs or is to come", () => {
  expect(runText(discount, "2026-11-20")).toBe("Ends Nov 20, 2026. Started Nov 10, 2026");
  expect(runText(discount, "2026-11-09")).toBe("Starts Nov 10, 2026, ends Nov 20, 2026");
  expect(runText({ ...discount, ends_on: null }, "2026-11-21")).toBe(
    "Started Nov 10, 2026. The store doesn’t say when it ends",
  );
});
