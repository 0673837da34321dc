import { expect, test } from "vitest";
import { storeSorts, type StoreSummary } from "#contracts/stores";
import { storeRadii } from "#contracts/vocabulary/stores";

import { greatCircle, type Query, type StoreWorld } from "./store-world";

/** What a search around a place lists and counts. */
export function storeSearchTests(world: StoreWorld): void {
  const { address, find, whole, recount } = world;

  test.each(["Boise, ID", "Anchorage, AK", "Honolulu, HI", "10001", "Washington, DC"])(
    "around %s they come nearest first, as far as another computation of the great circle says",
    async (place) => {
      const answer = await whole({ place, radius: "50" });
      expect(answer.count).toBeGreaterThan(3);
      expect(answer.items.map(({ slug }) => slug).sort()).toEqual(
        recount(answer.place!, 50, {})
          .map(({ slug }) => slug)
          .sort(),
      );
      const distances = answer.items.map(({ distance_miles }) => distance_miles!);
      expect(distances).toEqual([...distances].sort((left, right) => left - right));
      for (const item of answer.items) {
        expect(Math.abs(item.distance_miles! - greatCircle(answer.place!, item))).toBeLessThanOrEqual(0.0501);
      }
    },
  );

  test("Boise, ID with open now lists those that are open there, and says until when", async () => {
    const all = await find({ place: "Boise, ID" });
    const open = await find({ place: "Boise, ID", open: "true" });
    expect(open.place).toMatchObject({ kind: "city", label: "Boise, ID" });
    expect(open.count).toBeGreaterThan(3);
    expect(all.facets.find(({ key }) => key === "open")!.values[0]!.count).toBe(open.count);
    for (const item of open.items) {
      expect(item.open).toMatchObject({ open: true, changes: { day: 3, today: true } });
      expect(item.open!.changes!.minutes).toBeGreaterThan(12 * 60);
    }
    world.now = new Date("2026-11-18T10:00:00Z");
    expect((await find({ place: "Boise, ID", open: "true" })).count).toBe(0);
    for (const { open: state } of (await find({ place: "Boise, ID" })).items) expect(state?.open).toBe(false);
  });

  test.each([
    ["before the clocks are put back", "2026-11-01T07:30:00Z"],
    ["in the hour that comes twice", "2026-11-01T08:30:00Z"],
    ["on the afternoon after", "2026-11-01T20:30:00Z"],
    ["as the clocks are put forward", "2026-03-08T10:00:00Z"],
    ["on the morning after", "2026-03-08T15:59:00Z"],
    ["a minute later", "2026-03-08T16:01:00Z"],
  ])("open now goes by each store's own clock %s", async (_when, moment) => {
    world.now = new Date(moment);
    // Idaho's two zones, Indiana's, Arizona without summer time, and the edge of Alabama.
    for (const place of ["Riggins, ID", "Gary, IN", "Phoenix, AZ", "Columbus, GA"]) {
      const answer = await whole({ place, radius: "100", open: "true" });
      expect([place, answer.items.map(({ slug }) => slug).sort()]).toEqual([
        place,
        recount(answer.place!, 100, { open: true })
          .map(({ slug }) => slug)
          .sort(),
      ]);
    }
  });

  test("of one retailer are its own, and it can be dropped where it has none", async () => {
    const near = await find({ place: "Boise, ID" });
    const slug = near.items[0]!.retailer.slug!;
    const own = await find({ place: "Boise, ID", retailer: slug });
    const value = (facets: typeof near.facets) =>
      facets.find(({ key }) => key === "retailer")!.values.find((each) => each.value === slug);
    expect(own.count).toBe(value(near.facets)!.count);
    for (const { retailer } of own.items) expect(retailer.slug).toBe(slug);
    const elsewhere = (await find({ place: "Honolulu, HI" })).facets.find(({ key }) => key === "retailer")!;
    const absent = near.items.find(({ retailer }) => !elsewhere.values.some((each) => each.value === retailer.slug))!;
    const none = await find({ place: "Honolulu, HI", retailer: absent.retailer.slug! });
    expect(none.count).toBe(0);
    expect(none.facets.find(({ key }) => key === "retailer")!.values.filter(({ selected }) => selected)).toHaveLength(
      1,
    );
  });

  test("counts of facets and radii agree with a recount of the rows", async () => {
    const choices: { brand?: string[]; open?: boolean; discount?: boolean }[] = [
      {},
      { brand: ["casper"] },
      { brand: ["casper", "sealy"], open: true },
      { discount: true },
      { brand: ["purple"], open: true, discount: true },
    ];
    for (const choice of choices) {
      const answer = await find({
        place: "Los Angeles, CA",
        radius: "50",
        ...(choice.brand === undefined ? {} : { brand: choice.brand.join(",") }),
        ...(choice.open === true ? { open: "true" } : {}),
        ...(choice.discount === true ? { discount: "true" } : {}),
      });
      const place = answer.place!;
      expect(answer.count).toBe(recount(place, 50, choice).length);
      for (const { miles, count } of answer.radii) expect(count).toBe(recount(place, miles, choice).length);
      expect(answer.radii.map(({ miles }) => miles)).toEqual([...storeRadii]);
      const [brand, open, discount] = answer.facets;
      expect(brand!.values.length).toBeGreaterThan(10);
      for (const { value, count, selected } of brand!.values) {
        expect([value, count]).toEqual([value, recount(place, 50, { ...choice, brand: [value] }).length]);
        expect(selected).toBe(choice.brand?.includes(value) ?? false);
      }
      expect(open!.values[0]).toMatchObject({ count: recount(place, 50, { ...choice, open: true }).length });
      expect(discount!.values[0]).toMatchObject({ count: recount(place, 50, { ...choice, discount: true }).length });
    }
  });

  test("around a place where it is a federal holiday it is named, whatever is filtered, with each store’s usual hours", async () => {
    const usual = (await find({ place: "Boise, ID" })).holiday;
    world.now = new Date("2026-11-26T19:00:00Z");
    const [all, open] = [await find({ place: "Boise, ID" }), await find({ place: "Boise, ID", open: "true" })];
    expect([usual, all.holiday, open.holiday, open.count]).toEqual([null, "Thanksgiving Day", "Thanksgiving Day", 0]);
    const hours = all.items.map((item) => item.open?.usual ?? null);
    expect(hours.filter((each) => each !== null && each.closes > each.opens).length).toBeGreaterThan(3);
  });

  test("the stores and retailers with local promotions are counted over all pages", async () => {
    const first = await find({ place: "90001", radius: "50" });
    expect(first.pages).toBeGreaterThan(1);
    const promoting = (await whole({ place: "90001", radius: "50" })).items.filter(
      ({ has_ldp_status }) => has_ldp_status,
    );
    expect(first.ldp_store_count).toBe(promoting.length);
    expect(first.ldp_retailer_count).toBe(new Set(promoting.map(({ retailer }) => retailer.slug)).size);
    expect(promoting.length).toBeGreaterThan(first.items.filter(({ has_ldp_status }) => has_ldp_status).length);
  });

  test.each(storeSorts)("sorting by %s holds across pages, and nearer comes first among equals", async (sort) => {
    const { items, count, pages } = await whole({ place: "90001", radius: "50", sort });
    expect(pages).toBe(Math.ceil(count / 20));
    expect(pages).toBeGreaterThan(2);
    expect(new Set(items.map(({ slug }) => slug)).size).toBe(count);
    const ranks = {
      distance: () => 0,
      models: ({ model_count }: StoreSummary) => -model_count!,
      rating: ({ rating }: StoreSummary) => -(rating.average ?? 0),
      name: ({ retailer }: StoreSummary) => retailer.name.toLowerCase(),
    };
    const rank = items.map((item) => ({
      first: ranks[sort](item),
      miles: item.distance_miles!,
    }));
    const inOrder = [...rank].sort((left, right) =>
      left.first < right.first ? -1 : left.first > right.first ? 1 : left.miles - right.miles,
    );
    expect(rank).toEqual(inOrder);
  });

  test("what does not exist is refused by name, a page out of range is 404", async () => {
    const refused: [Query, string][] = [
      [{ place: "83702", radius: "7" }, "radius"],
      [{ place: "83702", radius: "abc" }, "radius"],
      [{ sort: "price" }, "sort"],
      [{ open: "yes" }, "open"],
      [{ discount: "1" }, "discount"],
      [{ brand: "casper,nobody" }, "brand"],
      [{ latitude: "43" }, "longitude"],
      [{ latitude: "91", longitude: "0" }, "latitude"],
      [{ latitude: "1e1", longitude: "0" }, "latitude"],
    ];
    for (const [query, field] of refused) {
      const { status, body } = await world.visitor.get(address(query));
      expect([query, status, Object.keys(body)]).toEqual([query, 400, [field]]);
    }
    const { pages } = await find({ place: "83702" });
    for (const page of ["0", "x", String(pages + 1)]) {
      expect((await world.visitor.get(address({ place: "83702", page }))).status).toBe(404);
    }
    expect((await world.visitor.get(address({ page: "2" }))).status).toBe(404);
    expect((await world.visitor.get("/api/v2/stores/no-such-store/")).status).toBe(404);
    expect((await world.visitor.get("/api/v2/floor-brands/?models=no-such-model")).body).toEqual({
      models: ['"no-such-model" is not one of the available choices.'],
    });
    expect(world.visitor.cookies.size).toBe(1);
  });

  test("the map has a pin for every match, the nearest first, and labels of larger places in reach", async () => {
    const { map, place, count, items } = await find({ place: "Boise, ID", radius: "50" });
    expect(map.pins).toHaveLength(count);
    expect(map.pins[0]!.slug).toBe(items[0]!.slug);
    expect(map.labels[0]!.name).toBe("Boise");
    expect(map.labels.map(({ name }) => name)).toContain("Nampa");
    for (const label of map.labels) expect(greatCircle(place!, label)).toBeLessThan(50 * Math.SQRT2 + 1);
    expect((await find({ place: "New York, NY", radius: "100" })).map.pins.length).toBeLessThanOrEqual(300);
  });
}
