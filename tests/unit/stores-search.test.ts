import { describe, expect, test } from "vitest";
import type { StoreDetail, StoreSearch, StoreSummary } from "../../app/contracts/stores";
import { findFloors, findStores } from "../../app/features/stores/find-stores.server";
import { storeRows } from "../../app/features/stores/store-rows.server";
import { storeData } from "../../app/features/stores/store-data";
import { atPlace, coarse, floorList, storeList } from "../../app/features/stores/store-list";
import { searchCounts, storeLocatorPart, toldPlace } from "../../app/features/stores/store-locator-data";
import { searchView } from "../../app/features/stores/tile-map-view.server";
import { changedHref, keptOf, listHref, toggledHref } from "../../app/ui/listing/address";

describe("addresses of the store search", () => {
  const query = { place: "Boise, ID", radius: "50", brand: "nectar", open: "true", page: "3" };

  test("leave out what goes without saying, so that one search has one address", () => {
    expect(listHref(storeList, { place: "Boise, ID", radius: "25", sort: "distance", page: "1" })).toBe(
      "/mattress-stores/?place=Boise,%20ID",
    );
    expect(listHref(storeList, {})).toBe("/mattress-stores/");
  });

  test("of another radius, filter or sort start again at page 1", () => {
    expect(changedHref(storeList, query, { radius: "10" })).toBe(
      "/mattress-stores/?place=Boise,%20ID&radius=10&open=true&brand=nectar",
    );
    expect(toggledHref(storeList, query, "brand", "casper")).toBe(
      "/mattress-stores/?place=Boise,%20ID&radius=50&open=true&brand=casper,nectar",
    );
    expect(toggledHref(storeList, query, "open", "true")).toBe(
      "/mattress-stores/?place=Boise,%20ID&radius=50&brand=nectar",
    );
    expect(listHref(storeList, keptOf(storeList, query))).toBe("/mattress-stores/?place=Boise,%20ID&radius=50");
  });

  test("of another place keep the filters, and give up the position of the browser", () => {
    const here = { latitude: "43.62", longitude: "-116.20", discount: "true" };
    expect(changedHref(storeList, here, atPlace("Nampa, ID"))).toBe(
      "/mattress-stores/?place=Nampa,%20ID&discount=true",
    );
    expect(changedHref(floorList, { latitude: "1", longitude: "2", models: "a,b" }, atPlace("83702"))).toBe(
      "/mattress-brands/?place=83702&models=a,b",
    );
    expect(listHref(floorList, { radius: "25" })).toBe("/mattress-brands/");
  });

  test("carry a browser's position to two decimals at most", () => {
    expect([coarse(43.6150186), coarse(-116.2023137)]).toEqual(["43.62", "-116.20"]);
  });
});

const store = {
  slug: "boise-water-street",
  has_ldp_status: true,
  retailer: { slug: "yawning-hare", name: "The Yawning Hare" },
  street: "3387 Water Street",
  city: "Boise",
  state: "ID",
  zip: "83705",
  latitude: 43.6,
  longitude: -116.2,
  phone: "(208) 555-0117",
  time_zone: "America/Boise",
  distance_miles: 1.1,
  open: { open: true, changes: null },
  brands: [],
  model_count: 3,
  discount: null,
} satisfies StoreSummary;

const place = { kind: "zip", label: "83702 (Boise, ID)", latitude: 43.6, longitude: -116.2 } as const;

describe("an address that the upstream refuses", () => {
  const answer = {
    facets: [{ key: "brand", label: "Brand", values: [] }],
    radii: [{ miles: 25, count: 1 }],
  } as unknown as StoreSearch;
  const refusing = {
    asked: [] as unknown[],
    async find(query: Record<string, string | undefined>) {
      this.asked.push(query);
      if (Object.keys(query).length > 1) throw new Response(null, { status: 400 });
      return answer;
    },
  };

  test("is searched for its place alone, and what was wrong is said", async () => {
    const found = await findStores(refusing, { place: "Boise", radius: "7", brand: "nobody" });
    expect(found.query).toEqual({ place: "Boise" });
    expect(found.refused).toEqual(["There’s no “nobody” under “Brand.”", "There’s no “7” under “Distance in miles.”"]);
  });

  test("of the floors too; any other fault stays one", async () => {
    const floors = { floorBrands: async () => Promise.reject(new Response(null, { status: 502 })) };
    await expect(findFloors(floors, { models: "x" })).rejects.toMatchObject({ status: 502 });
  });
});

describe("what the data layer is told of a search (specification, section 3)", () => {
  /** As the page tells it: counts made on the server, stores from the rows. */
  const told = (found: Parameters<typeof searchCounts>[0]) =>
    storeLocatorPart({
      counts: searchCounts(found),
      rows: storeRows(found.items, 1, "2026-11-23T12:00:00Z"),
      search: found,
    });

  test("counts the stores and retailers with local promotions, and says of each store what it is", () => {
    const other = { ...store, slug: "b", has_ldp_status: false };
    const items = [store, { ...store, slug: "c" }, other];
    const search = { place, query: "83702", count: 40, items, ldp_store_count: 12, ldp_retailer_count: 3 };
    expect(told(search)).toMatchObject({
      ldpRetailerCount: 3,
      ldpStoreCount: 12,
      resultCount: 40,
      resultInfo: [
        {
          isLdp: "yes",
          retailerLocation: "boise water street",
          retailerName: "The Yawning Hare",
          retailerStatus: "open",
        },
        { isLdp: "yes" },
        { isLdp: "no" },
      ],
    });
  });

  test("counts the page shown where the upstream does not say how many of all take part", () => {
    const search = {
      place,
      query: "83702",
      count: 40,
      items: [store],
      ldp_store_count: null,
      ldp_retailer_count: null,
    };
    expect(told(search)).toMatchObject({ ldpRetailerCount: 1, ldpStoreCount: 1 });
  });

  test("names no store when the place is where the browser is: the nearest ones would tell it", () => {
    const here = { ...place, kind: "coordinates" as const, label: "Near you" };
    const part = told({
      place: here,
      query: "",
      count: 40,
      items: [store],
      ldp_store_count: 1,
      ldp_retailer_count: 1,
    });
    expect(part).toMatchObject({
      query: "browser location",
      resultCount: 40,
      ldpStoreCount: 1,
      resultInfo: [{ isLdp: "yes", retailerStatus: "open" }],
    });
    expect(JSON.stringify(part)).not.toMatch(/boise|Yawning/i);
  });

  test("never holds a full ZIP code, a position or words that found no place", () => {
    expect(toldPlace(place, "83702")).toBe("837xx");
    expect(toldPlace({ ...place, kind: "coordinates", label: "Near you" }, "")).toBe("browser location");
    expect(toldPlace(null, "12 Elm Street, 83702")).toBe("not found");
    expect(toldPlace({ ...place, kind: "city", label: "Boise, ID" }, "boise")).toBe("Boise, ID");
  });
});

describe("structured data of a store", () => {
  const hours = [null, ...Array.from({ length: 6 }, () => ({ opens: 600, closes: 1230 }))];
  const detail = { ...store, hours, discounts: [], floor: [] } as StoreDetail["store"];

  test("is a FurnitureStore with place, phone and hours of the days on which it opens", () => {
    const data = storeData({ demo: false, store: detail }, "https://example.com/mattress-stores/boise-water-street/");
    expect(data).toMatchObject({
      "@type": "FurnitureStore",
      name: "The Yawning Hare, Boise Water Street",
      telephone: "(208) 555-0117",
      address: { postalCode: "83705", addressRegion: "ID" },
      geo: { latitude: 43.6, longitude: -116.2 },
    });
    expect(data?.openingHoursSpecification).toHaveLength(6);
    expect(data?.openingHoursSpecification?.[0]).toMatchObject({
      dayOfWeek: "https://schema.org/Monday",
      opens: "10:00",
      closes: "20:30",
    });
  });

  test("is none of an invented store", () => {
    expect(storeData({ demo: true, store: detail }, "")).toBeNull();
  });
});

test("pins for an interactive map are sent only where tiles are configured", () => {
  const pins = [store, { ...store, slug: "far-away" }];
  const search = { place, radius: 25, page: 2, items: [store], map: { pins, labels: [] } } as unknown as StoreSearch;
  expect(searchView(search, null)).toBeNull();
  const view = searchView(search, { url: "https://tiles.example.com/{z}/{x}/{y}.png", attribution: "Tiles" });
  expect(view?.pins.map(({ number, href }) => [number, href])).toEqual([
    [21, "/mattress-stores/boise-water-street/"],
    [null, "/mattress-stores/far-away/"],
  ]);
});
