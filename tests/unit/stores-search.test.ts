import { describe, expect, test } from "vitest";
import type { FloorBrands, StoreDetail, StoreSearch, StoreSummary } from "#contracts/stores";
import { findFloors, findStores } from "../../app/features/stores/find-stores.server";
import { isUnreadPlace, unknownPlace } from "../../app/features/stores/place/unknown-place";
import { storeRows } from "../../app/features/stores/store-rows.server";
import { storeData } from "../../app/features/stores/store-data";
import { atPlace, coarse, floorList, storeList } from "../../app/features/stores/store-list";
import { storeLocatorPart, toldPlace } from "../../app/features/stores/store-locator-data";
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
  open: { open: true, holiday: null, usual: null, changes: null },
  brands: [],
  model_count: 3,
  rating: { count: 0, average: null },
  discount: null,
} satisfies StoreSummary;

const place = { kind: "zip", label: "83702 (Boise, ID)", latitude: 43.6, longitude: -116.2 } as const;

describe("an address that the upstream refuses", () => {
  const named = (key: string, label: string, values: string[]) => ({
    key,
    label,
    values: values.map((value) => ({ value, label: value, count: 1, selected: false })),
  });
  const facets = [named("brand", "Brand", ["casper", "nectar"]), named("open", "Store hours", ["true"])];
  const answer = { facets } as unknown as StoreSearch;
  const known: Record<string, readonly string[]> = {
    radius: ["5", "10", "25", "50", "100"],
    sort: ["distance", "models", "name"],
    open: ["true"],
    brand: ["casper", "nectar"],
    latitude: ["43.6"],
    longitude: ["-116.2"],
    models: ["ketch"],
  };
  const ask = <Answer>(found: Answer) =>
    async function (query: Record<string, string | undefined>) {
      for (const [key, value] of Object.entries(query)) {
        if (value?.split(",").some((each) => known[key]?.includes(each) === false)) {
          throw new Response(null, { status: 400 });
        }
      }
      return found;
    };
  const find = async (query: Record<string, string>) => findStores({ find: ask(answer) }, query);

  test("keeps what is fine of it, and says what was wrong", async () => {
    const found = await find({ place: "Boise", radius: "7", brand: "nectar", page: "2" });
    expect(found).toMatchObject({
      query: { place: "Boise", brand: "nectar", radius: undefined, page: undefined },
      refused: ["We don’t have a distance of 7 miles, so we used 25 miles."],
      status: 400,
    });
    expect((await find({ place: `${"a".repeat(199)}👍` })).query.place).toBe("a".repeat(199));
    expect((await find({ place: "Boise", radius: "near" })).refused).toEqual([
      "We don’t have a distance of “near”, so we used 25 miles.",
    ]);
  });

  test("keeps of several brands those that there are", async () => {
    const found = await find({ place: "Boise", brand: "nectar,nobody", sort: "luck", open: "no" });
    expect(found.query).toEqual({ place: "Boise", brand: "nectar" });
    expect(found.refused).toEqual([
      "There’s no “nobody” under “Brand.”",
      "There’s no “no” under “Store hours.”",
      "There’s no “luck” under “Sort by.”",
    ]);
  });

  test("loses a position that is none, and a filter that nobody can name", async () => {
    expect(await find({ latitude: "999", longitude: "3", brand: "casper" })).toMatchObject({
      query: { brand: "casper", latitude: undefined, longitude: undefined },
      refused: ["We couldn’t read the location."],
    });
    const nowhere = findStores({ find: ask({ ...answer, facets: [] }) }, { brand: "nobody" });
    expect((await nowhere).refused).toEqual(["We couldn’t read one of the filters, so we left it out."]);
  });

  test("of the floors keeps its beds where the distance is wrong, and its distance where they are", async () => {
    const floors = { floorBrands: ask({} as FloorBrands) };
    expect(await findFloors(floors, { place: "Boise", radius: "7", models: "ketch" })).toMatchObject({
      query: { place: "Boise", models: "ketch" },
      refused: ["We don’t have a distance of 7 miles, so we used 25 miles."],
    });
    expect(await findFloors(floors, { place: "Boise", radius: "10", models: "ketch,nobody" })).toMatchObject({
      query: { place: "Boise", radius: "10", models: undefined },
      refused: ["We couldn’t find all of the beds in this address, so we’re showing all brands instead."],
    });
  });

  test("of the floors is no fault of the upstream: any other stays one", async () => {
    const floors = { floorBrands: async () => Promise.reject(new Response(null, { status: 502 })) };
    await expect(findFloors(floors, { models: "x" })).rejects.toMatchObject({ status: 502 });
  });
});

describe("words that found no place", () => {
  const words = (query: string) => unknownPlace({ query, place: null, state: null });

  test("are a name, a ZIP code that there is not, or too few or too many digits for one", () => {
    expect(words("Bosie")?.title).toBe("We don’t know a place called “Bosie”");
    for (const zip of ["99999", "99999-1234", "Elm Road, 99999"]) {
      expect(words(zip)?.title).toBe("We don’t know the ZIP code 99999");
    }
    for (const digits of ["8370", "837021"]) expect(words(digits)?.title).toBe("ZIP codes have five digits");
    expect(words("8370")?.instead).toBe("Did you mean one of these?");
    expect(words("12345 Elm Road, 99999")?.title).toBe("We don’t know the ZIP code 99999");
  });

  test("make the title begin with an error where they can't be read, and not where nothing is found", () => {
    const isUnread = (query: string) =>
      isUnreadPlace({ query, place: null, state: null }, new URLSearchParams({ place: query }));
    expect(["2134", "837021", " "].map(isUnread)).toEqual([true, true, true]);
    expect(["Bosie", "99999"].map(isUnread)).toEqual([false, false]);
    expect(isUnreadPlace({ query: "", place: null, state: null }, new URLSearchParams())).toBe(false);
  });

  test("are said up to a length, which halves no letter as people see it", () => {
    const said = "a".repeat(58);
    expect(words(`${said}👨‍👩‍👧‍👦b`)?.title).toBe(`We don’t know a place called “${said}”`);
  });

  test("are none where nothing was typed, or a state", () => {
    expect(words("")).toBeNull();
    expect(unknownPlace({ query: "Guam", place: null, state: "Guam" })).toBeNull();
    expect(unknownPlace({ query: "83702", place, state: null })).toBeNull();
  });
});

describe("what the data layer is told of a search (specification, section 3)", () => {
  const told = (found: Parameters<typeof storeLocatorPart>[0]) =>
    storeLocatorPart(found, storeRows(found.items, 1, "2026-11-23T12:00:00Z", false));

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

  test("says of a store neither open nor closed on a holiday, as of one whose hours nobody knows", () => {
    const open = { open: false, usual: null, changes: null };
    const items = [
      { ...store, open: { ...open, holiday: "Thanksgiving Day" } },
      { ...store, open: null },
      { ...store, open: { ...open, holiday: null } },
    ];
    const search = { place, query: "83702", count: 3, items, ldp_store_count: 3, ldp_retailer_count: 1 };
    expect(told(search).resultInfo.map(({ retailerStatus }) => retailerStatus)).toEqual(["", "", "closed"]);
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
