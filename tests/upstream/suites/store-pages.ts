import { expect, test } from "vitest";
import { storeDetail } from "#contracts/stores";
import { stateNames } from "#contracts/text/us-states";
import { ApiVisitor } from "../../support/api-visitor";

import { greatCircle, type StoreWorld } from "./store-world";

/** Stores themselves, their floors and discounts, and what a visit remembers of a search. */
export function storePageTests(world: StoreWorld): void {
  const { address, whole, floors, user, wall, recount } = world;

  test("three thousand of them stand in every state and DC, each in the time zone of its place", async () => {
    expect(world.rows.stores).toHaveLength(3000);
    const found = new Set(world.rows.stores.map(({ state }) => state));
    expect(found.size).toBe(51);
    expect([...stateNames.keys()].filter((state) => !found.has(state))).toEqual(["PR", "VI", "GU", "AS"]);
    const zonesIn = (state: string) =>
      [...new Set(world.rows.stores.filter((store) => store.state === state).map(({ time_zone }) => time_zone))].sort();
    expect(zonesIn("ID")).toEqual(["America/Boise", "America/Los_Angeles"]);
    expect(zonesIn("HI")).toEqual(["Pacific/Honolulu"]);
    expect(zonesIn("AZ")).toEqual(["America/Phoenix"]);
    expect(zonesIn("TN")).toEqual(["America/Chicago", "America/New_York"]);
  });

  test("a discount that is shown runs on that day and ends before any other that runs", async () => {
    const { items } = await whole({ place: "Boston, MA", radius: "100", discount: "true" });
    expect(items.length).toBeGreaterThan(5);
    const ids = new Map(world.rows.stores.map(({ slug, id }) => [slug, id]));
    for (const { slug, discount, time_zone } of items) {
      const { date } = wall(time_zone!);
      const running = world.rows.discounts.filter(
        (row) => row.store_id === ids.get(slug) && row.starts_on <= date && (row.ends_on ?? "9999") >= date,
      );
      const ends = running.map(({ ends_on }) => ends_on ?? "9999").sort();
      expect(discount!.ends_on ?? "9999").toBe(ends[0]);
    }
  });

  test("a search begins an anonymous session once, changes it when the place does, and page 2 changes nothing", async () => {
    const first = await world.visitor.get(address({ place: "90001", radius: "50" }));
    expect(first.setCookies).toHaveLength(1);
    expect(first.setCookies[0]).toMatch(/^sessionid=[^;]{40,}; .*HttpOnly/);
    expect((await world.visitor.get(address({ place: "90001", radius: "100" }))).setCookies).toEqual([]);
    expect((await world.visitor.get(address({ place: "Boise, ID" }))).setCookies).toEqual([]);
    expect((await user()).session.place).toBe("Boise, ID");
    const { setCookies, status } = await new ApiVisitor(world.upstream.origin).get(
      address({ place: "90001", radius: "50", page: "2" }),
    );
    expect([status, setCookies]).toEqual([200, []]);
    expect((await world.visitor.get(address({ place: "qwxzptlk" }))).setCookies).toEqual([]);
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
    await world.visitor.signIn("sleeper@example.com");
    expect(await user()).toMatchObject({ is_authenticated: true, near_ldp_store: expected });
  });

  test("a store has its hours, its floor by brand and name, all its discounts and the five nearest others", async () => {
    const store = world.rows.stores.find(({ id }) => world.rows.discounts.some(({ store_id }) => store_id === id))!;
    const { body } = await world.visitor.get(`/api/v2/stores/${store.slug}/`);
    const detail = storeDetail.parse(body);
    expect(detail.store).toMatchObject({ slug: store.slug, distance_miles: null, hours: store.hours });
    const own = world.rows.floors.filter(({ store_id }) => store_id === store.id);
    expect(Object.fromEntries(detail.store.floor.map(({ model, confirmed_on }) => [model.slug, confirmed_on]))).toEqual(
      Object.fromEntries(own.map(({ slug, confirmed_on }) => [slug, confirmed_on])),
    );
    expect(detail.store.model_count).toBe(own.length);
    const names = detail.store.floor.map(({ model }) => `${model.brand.name}\n${model.name}`.toLowerCase());
    expect(names).toEqual([...names].sort());
    expect(detail.store.discounts).toHaveLength(
      world.rows.discounts.filter(({ store_id }) => store_id === store.id).length,
    );
    const others = world.rows.stores
      .filter(({ id }) => id !== store.id)
      .sort((left, right) => greatCircle(store, left) - greatCircle(store, right));
    expect(detail.nearby.map(({ slug }) => slug)).toEqual(others.slice(0, 5).map(({ slug }) => slug));
  });

  test("a store's beds say how well they fit the answers that the visit remembers, and nothing without answers", async () => {
    const { slug } = world.rows.stores.find(({ id }) => world.rows.floors.some(({ store_id }) => store_id === id))!;
    const visitor = new ApiVisitor(world.upstream.origin);
    const floor = async () => storeDetail.parse((await visitor.get(`/api/v2/stores/${slug}/`)).body).store.floor;
    for (const { your_match } of await floor()) expect(your_match).toBeNull();
    await visitor.get("/api/v2/match/?recipient=me&position=side&weight=130-230&pain=shoulder&temperature=hot");
    for (const { model, your_match } of await floor()) {
      const { body } = await visitor.get(`/api/v2/models/${model.slug}/`);
      expect(body.your_match).toMatchObject({ score: your_match!.score, band: your_match!.band });
    }
  });

  test("a store's beds that the results leave out name the filter beside the reason", async () => {
    const { slug } = world.rows.stores.find(({ id }) => world.rows.floors.some(({ store_id }) => store_id === id))!;
    const visitor = new ApiVisitor(world.upstream.origin);
    await visitor.get("/api/v2/match/?recipient=me&position=side&size=queen&budgetRange=100");
    const { floor } = storeDetail.parse((await visitor.get(`/api/v2/stores/${slug}/`)).body).store;
    const priced = floor.filter(({ model }) => model.price_cents !== null);
    expect(priced.length).toBeGreaterThan(0);
    for (const { your_match } of priced) {
      expect(your_match).toMatchObject({ left_out: expect.stringMatching(/budget/), left_out_by: "budget" });
    }
    for (const { model, your_match } of floor) {
      if (model.price_cents === null) expect(your_match!.left_out_by).not.toBe("budget");
    }
  });

  test("the beds in stores around a place agree with a recount", async () => {
    const [first, second] = [...new Set(world.rows.floors.map(({ slug }) => slug))];
    const answer = await floors({ place: "Chicago, IL", radius: "100", models: `${second},${first}` });
    const near = new Set(recount(answer.place!, 100, {}).map(({ id }) => id));
    expect(answer.store_count).toBe(near.size);
    const there = world.rows.floors.filter(({ store_id }) => near.has(store_id));
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
    const alone = (await floors({ place: "Chicago, IL", radius: "100", models: second! })).models[0]!;
    expect(alone.store_count).toBe(answer.models[0]!.store_count);
    expect(alone.stores).toHaveLength(Math.min(10, alone.store_count));
    expect(alone.stores.slice(0, 3)).toEqual(answer.models[0]!.stores);
  });

  test("without a place the floors of the whole country are counted", async () => {
    const answer = await floors({});
    expect(answer).toMatchObject({ place: null, store_count: 3000, models: [] });
    expect(answer.cities).toHaveLength(24);
    for (const { nearest_miles } of answer.brands) expect(nearest_miles).toBeNull();
    const sold = await world.upstream.db
      .selectFrom("brand")
      .select("slug")
      .where("sold_in_stores", "=", true)
      .execute();
    expect(answer.brands.map(({ brand }) => brand.slug).sort()).toEqual(sold.map(({ slug }) => slug).sort());
  });

  test("some brands are delivered to the contiguous states only, or to a region", async () => {
    const brands = await world.upstream.db.selectFrom("brand").select(["slug", "delivery_states"]).execute();
    const limits = brands.flatMap(({ delivery_states }) => (delivery_states === null ? [] : [delivery_states.length]));
    expect(limits.filter((count) => count === 49).length).toBeGreaterThan(3);
    expect(limits.filter((count) => count < 20)).toHaveLength(2);
    expect(limits.length).toBeLessThan(brands.length / 3);
  });
}
