import { createHash } from "node:crypto";
import timeZoneAt from "@photostructure/tz-lookup";
import { beforeAll, describe, expect, test } from "vitest";
import { readPlaces } from "../../upstream/stores/places";
import { generateBeds } from "../../upstream/demo/catalogue/generate-catalogue";
import { inventedStores } from "../../upstream/demo/catalogue/name-words";
import { areaCodes, cityCodes, codesIn } from "../../upstream/demo/stores/area-codes";
import { generateStores } from "../../upstream/demo/stores/generate-stores";
import type { SeedStores } from "../../upstream/demo/stores/store-data";
import { timeZoneIn } from "../../upstream/demo/stores/time-zones";
import type { PlaceTable } from "../../upstream/stores/tables";
import { milesBetween } from "../../upstream/stores/great-circle";

const catalogue = generateBeds(1);
let places: PlaceTable[];
let all: SeedStores;
const generate = (count: number, seed = 1) => generateStores({ seed, count, catalogue, places, timeZoneAt });
const byState = ({ stores }: SeedStores) =>
  new Map(stores.map(({ state }) => [state, stores.filter((one) => one.state === state).length]));

beforeAll(async () => {
  places = await readPlaces();
  all = generate(3000);
});

describe("The places they stand in", () => {
  test("lie where their state lies, though the list has lost signs", () => {
    const abroad = new Set(["AA", "AE", "AP", "GU", "MP", "PW", "FM", "MH", "AS", "AK"]);
    const wake = "96898";
    const wrong = places.filter(
      ({ zip, state, longitude }) => zip !== wake && !abroad.has(state) && !(longitude > -162 && longitude < -64),
    );
    expect(wrong).toEqual([]);
  });
});

describe("The invented stores", () => {
  test("are the same for the same seed, byte for byte, and others for another", () => {
    const hash = (stores: SeedStores) => createHash("sha256").update(JSON.stringify(stores)).digest("hex");
    const zone = process.env.TZ;
    process.env.TZ = "Pacific/Kiritimati";
    try {
      expect(hash(generate(60, 2))).not.toBe(hash(generate(60)));
      expect(hash(generate(3000))).toBe(hash(all));
    } finally {
      if (zone === undefined) delete process.env.TZ;
      else process.env.TZ = zone;
    }
  });

  test("stand in every state and DC, most where most people live", () => {
    expect(all.stores).toHaveLength(3000);
    const counts = byState(all);
    expect(counts.size).toBe(51);
    expect(Math.min(...counts.values())).toBeGreaterThanOrEqual(8);
    const most = [...counts].sort((left, right) => right[1] - left[1]).slice(0, 4);
    expect(most.map(([state]) => state)).toEqual(["CA", "TX", "FL", "NY"]);
  });

  test("are still spread over the country when there are few, four of them in Boise", () => {
    const few = generate(60);
    expect(few.stores).toHaveLength(60);
    expect(byState(few).size).toBe(51);
    expect(few.stores.filter(({ city, state }) => city === "Boise" && state === "ID").length).toBeGreaterThanOrEqual(4);
  });

  test("are within a mile and a half of their ZIP code's middle, no two at one point, each at its own address", () => {
    const middles = new Map(places.map((place) => [place.zip, place]));
    for (const store of all.stores) {
      const middle = middles.get(store.zip)!;
      expect([store.city, store.state]).toEqual([middle.city, middle.state]);
      expect(milesBetween(store, middle)).toBeLessThan(1.5);
    }
    expect(new Set(all.stores.map(({ latitude, longitude }) => `${latitude} ${longitude}`)).size).toBe(3000);
    expect(new Set(all.stores.map(({ slug }) => slug)).size).toBe(3000);
  });

  test("have addresses that read as words and begin with their city", () => {
    for (const { slug, city } of all.stores) {
      expect(slug).toMatch(/^[a-z]+(-[a-z]+)*(-\d+)?$/);
      expect(slug.startsWith(city.toLowerCase().replace(/[^a-z]+/g, "-"))).toBe(true);
    }
    const slugs = new Set(all.stores.map(({ slug }) => slug));
    const second = all.stores.filter(({ slug, state }) => slug.endsWith(`-${state.toLowerCase()}`));
    expect(second.length).toBeGreaterThan(0);
    for (const { slug } of second) expect(slugs.has(slug.slice(0, -3))).toBe(true);
  });

  test("have telephone numbers that are kept for fiction, each its own", () => {
    for (const { phone } of all.stores) expect(phone).toMatch(/^\([2-9]\d\d\) 555-01\d\d$/);
    const inIdaho = all.stores.filter(({ state }) => state === "ID").map(({ phone }) => phone);
    for (const phone of inIdaho) expect(phone).toMatch(/^\(208\)/);
    expect(new Set(inIdaho).size).toBe(inIdaho.length);
  });

  test("have telephone numbers with a code of their own city, where it is large, and others elsewhere", () => {
    const codes = (city: string, state: string) =>
      new Set(
        all.stores.filter((one) => one.city === city && one.state === state).map(({ phone }) => phone.slice(1, 4)),
      );
    expect([...codes("New York", "NY")].sort()).toEqual(["212", "646", "917"]);
    expect([...codes("San Francisco", "CA")].sort()).toEqual(["415", "628"]);
    for (const { city, state, phone } of all.stores) expect(codesIn(city, state), city).toContain(phone.slice(1, 4));
    expect(all.stores.filter(({ city, phone }) => city !== "New York" && phone.startsWith("(212)"))).toEqual([]);
    // Each is a code of the state that the city stands in, of cities that there are.
    const there = new Set(places.map(({ city, state }) => `${city}, ${state}`));
    for (const [city, own] of cityCodes) {
      expect(there, city).toContain(city);
      expect(areaCodes.get(city.slice(-2)), city).toEqual(expect.arrayContaining([...own]));
    }
  });

  test("have hours of several kinds: short Sundays, days of rest, late evenings", () => {
    const hours = all.stores.map((store) => store.hours);
    for (const week of hours) {
      expect(week).toHaveLength(7);
      for (const day of week)
        if (day !== null) expect(0 <= day.opens && day.opens < day.closes && day.closes <= 1440).toBe(true);
      const [sunday, , tuesday] = week;
      if (sunday && tuesday) expect(sunday.closes - sunday.opens).toBeLessThan(tuesday.closes - tuesday.opens);
    }
    expect(new Set(hours.map((week) => JSON.stringify(week))).size).toBeGreaterThan(100);
    expect(hours.filter(([, monday]) => monday === null).length).toBeGreaterThan(30);
    expect(hours.filter((week) => (week[5]?.closes ?? 0) > (week[2]?.closes ?? 0)).length).toBeGreaterThan(30);
    // A store that sells beds is closed by nine.
    expect(Math.max(...hours.flatMap((week) => week.map((day) => day?.closes ?? 0)))).toBe(21 * 60);
  });

  test("show 6 to 24 beds of brands that are sold in stores, seen in the last 200 days", () => {
    const brandOf = new Map(catalogue.collections.map(({ slug, brand_slug }) => [slug, brand_slug]));
    const brandOfLine = new Map(
      catalogue.lines.map(({ slug, collection_slug }) => [slug, brandOf.get(collection_slug)!]),
    );
    const brandOfModel = new Map(catalogue.models.map(({ slug, line_slug }) => [slug, brandOfLine.get(line_slug)!]));
    const sold = new Set(catalogue.brands.filter(({ sold_in_stores }) => sold_in_stores).map(({ slug }) => slug));
    for (const { floor } of all.stores) {
      expect(floor.length >= 6 && floor.length <= 24).toBe(true);
      expect(new Set(floor.map(({ model_slug }) => model_slug)).size).toBe(floor.length);
      const brands = new Set(floor.map(({ model_slug }) => brandOfModel.get(model_slug)!));
      expect((brands.size >= 3 && brands.size <= 10) || brands.size === 1).toBe(true);
      for (const brand of brands) expect(sold.has(brand)).toBe(true);
      for (const { confirmed_on } of floor)
        expect(confirmed_on >= "2026-04-15" && confirmed_on < "2026-11-01").toBe(true);
    }
  });

  test("have discount pages for a third and discounts for a quarter, of which some have ended and some are to come", () => {
    const share = (stores: unknown[]) => stores.length / all.stores.length;
    expect(share(all.stores.filter(({ has_ldp_status }) => has_ldp_status))).toBeCloseTo(0.33, 1);
    expect(share(all.stores.filter(({ discounts }) => discounts.length > 0))).toBeCloseTo(0.25, 1);
    const discounts = all.stores.flatMap((store) => store.discounts);
    for (const { starts_on, ends_on, last_checked_on } of discounts) {
      expect(ends_on === null || starts_on < ends_on).toBe(true);
      expect(last_checked_on <= "2026-11-01").toBe(true);
      if (starts_on <= "2026-11-01") expect(last_checked_on >= starts_on).toBe(true);
    }
    expect(discounts.filter(({ ends_on }) => ends_on === null).length).toBeGreaterThan(20);
    expect(discounts.filter(({ ends_on }) => ends_on !== null && ends_on < "2026-11-01").length).toBeGreaterThan(50);
    expect(discounts.filter(({ starts_on }) => starts_on > "2026-11-01").length).toBeGreaterThan(50);
  });

  test("belong to chains of different sizes, among them the shops that aliases name", () => {
    const sizes = all.retailers.map(({ slug }) => all.stores.filter((store) => store.retailer_slug === slug).length);
    expect(all.retailers.length).toBeGreaterThan(55);
    expect(new Set(all.retailers.map(({ slug }) => slug)).size).toBe(all.retailers.length);
    expect(all.retailers.map(({ name }) => name)).toEqual(expect.arrayContaining([...inventedStores]));
    expect(Math.max(...sizes)).toBeGreaterThan(80);
    expect(sizes.filter((size) => size > 0 && size < 15).length).toBeGreaterThan(5);
    const reach = all.retailers.map(
      ({ slug }) => new Set(all.stores.filter((store) => store.retailer_slug === slug).map(({ state }) => state)).size,
    );
    expect(reach.filter((states) => states <= 12).length).toBeGreaterThan(20);
    expect(reach.filter((states) => states > 25).length).toBeGreaterThan(10);
  });
});

describe("The time zone of a store", () => {
  test.each([
    ["Boise, ID", "ID", 43.62, -116.2, "America/Boise"],
    ["Coeur d'Alene, ID", "ID", 47.68, -116.78, "America/Los_Angeles"],
    // The coarse border gives Wallace Montana's zone.
    ["Wallace, ID", "ID", 47.47, -115.93, "America/Los_Angeles"],
    ["Honolulu, HI", "HI", 21.31, -157.86, "Pacific/Honolulu"],
    ["El Paso, TX", "TX", 31.76, -106.49, "America/Denver"],
    ["Detroit, MI", "MI", 42.33, -83.05, "America/Detroit"],
    ["Gary, IN", "IN", 41.59, -87.35, "America/Chicago"],
    ["Knoxville, TN", "TN", 35.96, -83.92, "America/New_York"],
    ["Pensacola, FL", "FL", 30.42, -87.22, "America/Chicago"],
    // North of the Little Missouri, which is where the coarse border has Mountain Time.
    ["Williston, ND", "ND", 48.15, -103.62, "America/Chicago"],
    ["Dickinson, ND", "ND", 46.88, -102.79, "America/Denver"],
    ["San Diego, CA", "CA", 32.55, -117.04, "America/Los_Angeles"],
  ])("in %s", (_city, state, latitude, longitude, zone) => {
    expect(timeZoneIn(state, latitude, longitude, timeZoneAt)).toBe(zone);
  });
});
