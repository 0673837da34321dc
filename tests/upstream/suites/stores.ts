import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { floorBrands, storeDetail, storeSearch, storeSorts } from "../../../app/contracts/stores";
import { currentUserAnswer } from "../../../app/contracts/user";
import { storeRadii } from "../../../app/contracts/vocabulary/stores";
import { stateNames } from "../../../upstream/stores/state-names";
import { ApiVisitor } from "../../support/api-visitor";
import type { TestUpstream } from "../../support/upstream";
import type { Start } from "./start";

type Query = Record<string, string>;
interface Point {
  latitude: number;
  longitude: number;
}

/** Miles between two points by the angle of their vectors: another way than the haversine. */
function greatCircle(one: Point, other: Point): number {
  const vector = ({ latitude, longitude }: Point) => {
    const [up, right] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
    return [Math.cos(up) * Math.cos(right), Math.cos(up) * Math.sin(right), Math.sin(up)] as const;
  };
  const [[a, b, c], [d, e, f]] = [vector(one), vector(other)];
  const across = Math.hypot(b * f - c * e, c * d - a * f, a * e - b * d);
  return 3958.76 * Math.atan2(across, a * d + b * e + c * f);
}

export function storesSuite(start: Start): void {
  describe("stores", () => {
    let upstream: TestUpstream;
    let visitor: ApiVisitor;
    const noon = new Date("2026-11-18T19:00:00Z");
    let now = noon;
    let rows: Awaited<ReturnType<typeof readRows>>;

    const readRows = async () => {
      const { db } = upstream;
      const stores = await db.selectFrom("store").selectAll().orderBy("id").execute();
      const floors = await db
        .selectFrom("floor_model")
        .innerJoin("model_card", "model_card.model_id", "floor_model.model_id")
        .select(["store_id", "floor_model.model_id", "model_card.slug", "brand_slug", "confirmed_on"])
        .execute();
      const discounts = await db.selectFrom("store_discount").selectAll().execute();
      const brandsOf = new Map<number, Set<string>>();
      for (const { store_id, brand_slug } of floors) {
        brandsOf.set(store_id, (brandsOf.get(store_id) ?? new Set()).add(brand_slug));
      }
      return { stores, floors, discounts, brandsOf };
    };

    beforeAll(async () => {
      upstream = await start({ catalogue: "demo", clock: () => now });
      rows = await readRows();
    });
    beforeEach(() => {
      now = noon;
      visitor = new ApiVisitor(upstream.origin);
    });
    afterAll(() => upstream.close());

    const address = (query: Query) => `/api/v2/stores/?${new URLSearchParams(query).toString()}`;
    const find = async (query: Query) => {
      const { status, body } = await visitor.get(address(query));
      expect([status, body]).toEqual([200, expect.anything()]);
      return storeSearch.parse(body);
    };
    const whole = async (query: Query) => {
      const first = await find(query);
      const items = [...first.items];
      for (let page = 2; page <= first.pages; page += 1)
        items.push(...(await find({ ...query, page: String(page) })).items);
      return { ...first, items };
    };
    const floors = async (query: Query) => {
      const { status, body } = await visitor.get(`/api/v2/floor-brands/?${new URLSearchParams(query).toString()}`);
      expect(status).toBe(200);
      return floorBrands.parse(body);
    };
    const user = async () => currentUserAnswer.parse((await visitor.get("/api/v2/auth/user/")).body).user!;

    /** What the clock on the wall of a store says, by way of a local date; looked at once, as that takes its time. */
    const walls = new Map<string, { day: number; minutes: number; date: string }>();
    const wall = (zone: string) => {
      const key = `${now.toISOString()} ${zone}`;
      if (!walls.has(key)) walls.set(key, lookAt(zone));
      return walls.get(key)!;
    };
    const lookAt = (zone: string) => {
      const local = new Date(now.toLocaleString("en-US", { timeZone: zone }));
      const pad = (number: number) => String(number).padStart(2, "0");
      return {
        day: local.getDay(),
        minutes: local.getHours() * 60 + local.getMinutes(),
        date: `${local.getFullYear()}-${pad(local.getMonth() + 1)}-${pad(local.getDate())}`,
      };
    };
    const recount = (place: Point, radius: number, { brand = [] as string[], open = false, discount = false }) =>
      rows.stores.filter((store) => {
        const { day, minutes, date } = wall(store.time_zone);
        const hours = store.hours[day] ?? null;
        const runs = rows.discounts.some(
          (row) => row.store_id === store.id && row.starts_on <= date && (row.ends_on ?? "9999") >= date,
        );
        return (
          greatCircle(place, store) <= radius &&
          (brand.length === 0 || brand.some((slug) => rows.brandsOf.get(store.id)!.has(slug))) &&
          (!open || (hours !== null && hours.opens <= minutes && minutes < hours.closes)) &&
          (!discount || runs)
        );
      });

    test("three thousand of them stand in every state and DC, each in the time zone of its place", async () => {
      expect(rows.stores).toHaveLength(3000);
      const found = new Set(rows.stores.map(({ state }) => state));
      expect(found.size).toBe(51);
      expect([...stateNames.keys()].filter((state) => !found.has(state))).toEqual(["PR", "VI", "GU", "AS"]);
      const zonesIn = (state: string) =>
        [...new Set(rows.stores.filter((store) => store.state === state).map(({ time_zone }) => time_zone))].sort();
      expect(zonesIn("ID")).toEqual(["America/Boise", "America/Los_Angeles"]);
      expect(zonesIn("HI")).toEqual(["Pacific/Honolulu"]);
      expect(zonesIn("AZ")).toEqual(["America/Phoenix"]);
      expect(zonesIn("TN")).toEqual(["America/Chicago", "America/New_York"]);
    });

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
      now = new Date("2026-11-18T10:00:00Z");
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
      now = new Date(moment);
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
      const rank = items.map((item) => ({
        first: sort === "models" ? -item.model_count! : sort === "name" ? item.retailer.name.toLowerCase() : 0,
        miles: item.distance_miles!,
      }));
      const inOrder = [...rank].sort((left, right) =>
        left.first < right.first ? -1 : left.first > right.first ? 1 : left.miles - right.miles,
      );
      expect(rank).toEqual(inOrder);
    });

    test("a discount that is shown runs on that day and ends before any other that runs", async () => {
      const { items } = await whole({ place: "Boston, MA", radius: "100", discount: "true" });
      expect(items.length).toBeGreaterThan(5);
      const ids = new Map(rows.stores.map(({ slug, id }) => [slug, id]));
      for (const { slug, discount, time_zone } of items) {
        const { date } = wall(time_zone!);
        const running = rows.discounts.filter(
          (row) => row.store_id === ids.get(slug) && row.starts_on <= date && (row.ends_on ?? "9999") >= date,
        );
        const ends = running.map(({ ends_on }) => ends_on ?? "9999").sort();
        expect(discount!.ends_on ?? "9999").toBe(ends[0]);
      }
    });

    const understood: [string, string][] = [
      ["83702", "83702 (Boise, ID)"],
      ["83702-1234", "83702 (Boise, ID)"],
      ["  boise  id ", "Boise, ID"],
      ["Boise, Idaho", "Boise, ID"],
      ["st. louis", "Saint Louis, MO"],
      ["ft worth", "Fort Worth, TX"],
      ["New York, N.Y.", "New York, NY"],
      ["83702 (Boise, ID)", "83702 (Boise, ID)"],
    ];
    test.each(understood)("“%s” is understood as %s", async (typed, label) => {
      const answer = await find({ place: typed });
      expect(answer).toMatchObject({ query: typed.trim(), place: { label }, cities: [] });
    });

    test("a city alone is the largest of its name, and the others are offered", async () => {
      const { place, alternatives } = await find({ place: "portland" });
      expect(place!.label).toBe("Portland, OR");
      expect(alternatives[0]).toMatchObject({ label: "Portland, ME", value: "Portland, ME" });
      expect(alternatives[0]!.store_count).toBe((await find({ place: "Portland, ME" })).count);
    });

    test.each([
      ["Boyse, ID", "Boise, ID"],
      ["Boise, OR", "Boise, ID"],
      ["philadelpia", "Philadelphia, PA"],
      ["san fran", "San Francisco, CA"],
      ["Idaho", "Boise, ID"],
      ["83798", "Boise, ID"],
    ])("“%s” finds no place and offers %s first, which works", async (typed, offered) => {
      const answer = await find({ place: typed });
      expect(answer).toMatchObject({ query: typed, place: null, count: 0, pages: 1, items: [], radii: [] });
      expect(answer.alternatives[0]!.label).toBe(offered);
      expect(answer.cities.length).toBeGreaterThan(10);
      expect((await find({ place: answer.alternatives[0]!.value })).place!.label).toBe(offered);
    });

    test("nonsense and nothing offer the largest cities, none near another, and each works", async () => {
      for (const query of [{ place: "qwxzptlk" }, {}, { place: "🙂" }] as Query[]) {
        const answer = await find(query);
        expect(answer).toMatchObject({ place: null, alternatives: [], items: [], count: 0 });
        expect(answer.cities).toHaveLength(24);
      }
      const { cities } = await find({});
      expect(new Set(cities.map(({ label }) => label.slice(-2))).size).toBeGreaterThan(12);
      for (const { value, store_count } of cities) expect((await find({ place: value })).count).toBe(store_count);
    });

    test("coordinates are searched and kept to a hundredth of a degree", async () => {
      const answer = await find({ latitude: "43.615023", longitude: "-116.202314" });
      expect(answer.place).toEqual({ kind: "coordinates", label: "Near you", latitude: 43.62, longitude: -116.2 });
      expect(answer.count).toBeGreaterThan(3);
      expect((await user()).session.place).toBe("Near you");
      expect((await find({ place: "Near you" })).place).toEqual(answer.place);
      const stored = JSON.stringify(await upstream.db.selectFrom("session").select("place").execute());
      expect(stored).not.toContain("43.615");
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
        const { status, body } = await visitor.get(address(query));
        expect([query, status, Object.keys(body)]).toEqual([query, 400, [field]]);
      }
      const { pages } = await find({ place: "83702" });
      for (const page of ["0", "x", String(pages + 1)]) {
        expect((await visitor.get(address({ place: "83702", page }))).status).toBe(404);
      }
      expect((await visitor.get(address({ page: "2" }))).status).toBe(404);
      expect((await visitor.get("/api/v2/stores/no-such-store/")).status).toBe(404);
      expect((await visitor.get("/api/v2/floor-brands/?models=no-such-model")).body).toEqual({
        models: ['"no-such-model" is not one of the available choices.'],
      });
      expect(visitor.cookies.size).toBe(1);
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

    test("a search begins an anonymous session once, changes it when the place does, and page 2 changes nothing", async () => {
      const first = await visitor.get(address({ place: "90001", radius: "50" }));
      expect(first.setCookies).toHaveLength(1);
      expect(first.setCookies[0]).toMatch(/^sessionid=[^;]{40,}; .*HttpOnly/);
      expect((await visitor.get(address({ place: "90001", radius: "100" }))).setCookies).toEqual([]);
      expect((await visitor.get(address({ place: "Boise, ID" }))).setCookies).toEqual([]);
      expect((await user()).session.place).toBe("Boise, ID");
      const { setCookies, status } = await new ApiVisitor(upstream.origin).get(
        address({ place: "90001", radius: "50", page: "2" }),
      );
      expect([status, setCookies]).toEqual([200, []]);
      expect((await visitor.get(address({ place: "qwxzptlk" }))).setCookies).toEqual([]);
      expect((await user()).session.place).toBe("Boise, ID");
    });

    test("the stores near the visitor that have discount pages follow the search, and stay after signing in", async () => {
      expect((await user()).near_ldp_store).toEqual([]);
      const { items } = await whole({ place: "Boise, ID" });
      const expected = items
        .filter(({ has_ldp_status }) => has_ldp_status)
        .slice(0, 5)
        .map(({ slug, has_ldp_status, retailer: { name } }) => ({ slug, has_ldp_status, retailer: { name } }));
      expect(expected.length).toBeGreaterThan(1);
      expect((await user()).near_ldp_store).toEqual(expected);
      await visitor.signIn("sleeper@example.com");
      expect(await user()).toMatchObject({ is_authenticated: true, near_ldp_store: expected });
    });

    test("a store has its hours, its floor by brand and name, all its discounts and the five nearest others", async () => {
      const store = rows.stores.find(({ id }) => rows.discounts.some(({ store_id }) => store_id === id))!;
      const { body } = await visitor.get(`/api/v2/stores/${store.slug}/`);
      const detail = storeDetail.parse(body);
      expect(detail.store).toMatchObject({ slug: store.slug, distance_miles: null, hours: store.hours });
      const own = rows.floors.filter(({ store_id }) => store_id === store.id);
      expect(
        Object.fromEntries(detail.store.floor.map(({ model, confirmed_on }) => [model.slug, confirmed_on])),
      ).toEqual(Object.fromEntries(own.map(({ slug, confirmed_on }) => [slug, confirmed_on])));
      expect(detail.store.model_count).toBe(own.length);
      const names = detail.store.floor.map(({ model }) => `${model.brand.name}\n${model.name}`.toLowerCase());
      expect(names).toEqual([...names].sort());
      expect(detail.store.discounts).toHaveLength(
        rows.discounts.filter(({ store_id }) => store_id === store.id).length,
      );
      const others = rows.stores
        .filter(({ id }) => id !== store.id)
        .sort((left, right) => greatCircle(store, left) - greatCircle(store, right));
      expect(detail.nearby.map(({ slug }) => slug)).toEqual(others.slice(0, 5).map(({ slug }) => slug));
    });

    test("what stands on floors around a place agrees with a recount", async () => {
      const [first, second] = [...new Set(rows.floors.map(({ slug }) => slug))];
      const answer = await floors({ place: "Chicago, IL", radius: "100", models: `${second},${first}` });
      const near = new Set(recount(answer.place!, 100, {}).map(({ id }) => id));
      expect(answer.store_count).toBe(near.size);
      const there = rows.floors.filter(({ store_id }) => near.has(store_id));
      for (const { brand, store_count, model_count } of answer.brands) {
        const own = there.filter(({ brand_slug }) => brand_slug === brand.slug);
        expect([brand.slug, store_count, model_count]).toEqual([
          brand.slug,
          new Set(own.map(({ store_id }) => store_id)).size,
          new Set(own.map(({ slug }) => slug)).size,
        ]);
      }
      expect(answer.models.map(({ model }) => model.slug)).toEqual([second, first]);
      for (const { model, store_count, stores } of answer.models) {
        expect(store_count).toBe(there.filter(({ slug }) => slug === model.slug).length);
        expect(stores).toHaveLength(Math.min(3, store_count));
      }
    });

    test("without a place the floors of the whole country are counted", async () => {
      const answer = await floors({});
      expect(answer).toMatchObject({ place: null, store_count: 3000, models: [] });
      expect(answer.cities).toHaveLength(24);
      for (const { nearest_miles } of answer.brands) expect(nearest_miles).toBeNull();
      const sold = await upstream.db.selectFrom("brand").select("slug").where("sold_in_stores", "=", true).execute();
      expect(answer.brands.map(({ brand }) => brand.slug).sort()).toEqual(sold.map(({ slug }) => slug).sort());
    });

    test("a database without ZIP codes is searched by those of its stores", async () => {
      const small = await start();
      const asked = new ApiVisitor(small.origin);
      const { body } = await asked.get("/api/v2/stores/?place=Boise,+ID");
      expect(storeSearch.parse(body).count).toBeGreaterThanOrEqual(4);
      const [store] = body.items;
      expect((await asked.get(`/api/v2/stores/?place=${store.zip}`)).body.place.label).toBe(`${store.zip} (Boise, ID)`);
      await small.close();
    });

    test("some brands are delivered to the contiguous states only, or to a region", async () => {
      const brands = await upstream.db.selectFrom("brand").select(["slug", "delivery_states"]).execute();
      const limits = brands.flatMap(({ delivery_states }) =>
        delivery_states === null ? [] : [delivery_states.length],
      );
      expect(limits.filter((count) => count === 49).length).toBeGreaterThan(3);
      expect(limits.filter((count) => count < 20)).toHaveLength(2);
      expect(limits.length).toBeLessThan(brands.length / 3);
    });
  });
}
