import { expect, test } from "vitest";
import { storeSearch } from "#contracts/stores";
import { ApiVisitor } from "../../support/api-visitor";

import { type Query, type StoreWorld } from "./store-world";

/** How what is typed becomes a place. */
export function storePlaceTests(world: StoreWorld): void {
  const { find, user } = world;

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
    expect(answer).toMatchObject({ query: typed.trim().replace(/\s+/g, " "), place: { label }, cities: [] });
  });

  test("a city alone is the largest of its name, and the others are offered", async () => {
    const { place, alternatives } = await find({ place: "portland" });
    expect(place!.label).toBe("Portland, OR");
    expect(alternatives[0]).toMatchObject({ label: "Portland, ME", value: "Portland, ME" });
    expect(alternatives[0]!.store_count).toBe((await find({ place: "Portland, ME" })).count);
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
    const stored = JSON.stringify(await world.upstream.db.selectFrom("session").select("place").execute());
    expect(stored).not.toContain("43.615");
  });

  test("a database without ZIP codes is searched by those of its stores", async () => {
    const small = await world.start();
    const asked = new ApiVisitor(small.origin);
    const { body } = await asked.get("/api/v2/stores/?place=Boise,+ID");
    expect(storeSearch.parse(body).count).toBeGreaterThanOrEqual(4);
    const [store] = body.items;
    expect((await asked.get(`/api/v2/stores/?place=${store.zip}`)).body.place.label).toBe(`${store.zip} (Boise, ID)`);
    await small.close();
  });

  test("a state is no place to look around, and offers its towns with the most stores first", async () => {
    const answer = await find({ place: "new mexico" });
    expect(answer).toMatchObject({ place: null, state: "New Mexico" });
    expect(answer.alternatives[0]!.label).toBe("Albuquerque, NM");
    for (const { label, store_count } of answer.alternatives) {
      expect(label).toMatch(/, NM$/);
      expect(store_count).toBeGreaterThan(0);
    }
    expect(await find({ place: "Wyoming" })).toMatchObject({ place: null, state: "Wyoming" });
    expect(await find({ place: "Wyoming, MI" })).toMatchObject({ place: { label: "Wyoming, MI" }, state: null });
    expect(await find({ place: "New York" })).toMatchObject({ place: { label: "New York, NY" }, state: null });
  });

  test("a state without a store offers no town, and a town without one comes after those that have some", async () => {
    for (const [typed, state] of [
      ["Guam", "Guam"],
      ["puerto rico", "Puerto Rico"],
    ] as const) {
      expect(await find({ place: typed })).toMatchObject({ place: null, state, alternatives: [] });
    }
    const counts = (await find({ place: "Bowi" })).alternatives.map(({ store_count }) => store_count > 0);
    expect(counts).toContain(false);
    expect(counts.indexOf(false)).toBe(counts.lastIndexOf(true) + 1);
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
}
