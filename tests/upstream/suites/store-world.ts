import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { floorBrands, storeSearch } from "#contracts/stores";
import { currentUserAnswer } from "#contracts/user";
import { ApiVisitor } from "../../support/api-visitor";
import type { TestUpstream } from "../../support/upstream";
import { everyPage } from "./every-page";
import type { Start } from "./start";

export type Query = Record<string, string>;
interface Point {
  latitude: number;
  longitude: number;
}

/** Miles between two points by the angle of their vectors: another way than the haversine. */
export function greatCircle(one: Point, other: Point): number {
  const vector = ({ latitude, longitude }: Point) => {
    const [up, right] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
    return [Math.cos(up) * Math.cos(right), Math.cos(up) * Math.sin(right), Math.sin(up)] as const;
  };
  const [[a, b, c], [d, e, f]] = [vector(one), vector(other)];
  const across = Math.hypot(b * f - c * e, c * d - a * f, a * e - b * d);
  return 3958.76 * Math.atan2(across, a * d + b * e + c * f);
}

async function readRows({ db }: TestUpstream) {
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
}

export type StoreWorld = ReturnType<typeof storeWorld>;

/** The upstream whose stores are searched, its clock, and a recount of its rows. */
export function storeWorld(start: Start) {
  const noon = new Date("2026-11-18T19:00:00Z");
  const world = { start, now: noon } as {
    start: Start;
    /** What the upstream's clock says; noon in Boise before each test. */
    now: Date;
    upstream: TestUpstream;
    /** A new one for each test. */
    visitor: ApiVisitor;
    rows: Awaited<ReturnType<typeof readRows>>;
  };
  beforeAll(async () => {
    world.upstream = await start({ catalogue: "demo", clock: () => world.now });
    world.rows = await readRows(world.upstream);
  });
  beforeEach(() => {
    world.now = noon;
    world.visitor = new ApiVisitor(world.upstream.origin);
  });
  afterAll(() => world.upstream.close());

  const address = (query: Query) => `/api/v2/stores/?${new URLSearchParams(query).toString()}`;
  const find = async (query: Query) => {
    const { status, body } = await world.visitor.get(address(query));
    expect([status, body]).toEqual([200, expect.anything()]);
    return storeSearch.parse(body);
  };
  const whole = everyPage(find);
  const floors = async (query: Query) => {
    const { status, body } = await world.visitor.get(`/api/v2/floor-brands/?${new URLSearchParams(query).toString()}`);
    expect(status).toBe(200);
    return floorBrands.parse(body);
  };
  const user = async () => currentUserAnswer.parse((await world.visitor.get("/api/v2/auth/user/")).body).user!;

  /** What the clock on the wall of a store says, by way of a local date; looked at once, as that takes its time. */
  const walls = new Map<string, { day: number; minutes: number; date: string }>();
  const wall = (zone: string) => {
    const key = `${world.now.toISOString()} ${zone}`;
    if (!walls.has(key)) walls.set(key, lookAt(zone));
    return walls.get(key)!;
  };
  const lookAt = (zone: string) => {
    const local = new Date(world.now.toLocaleString("en-US", { timeZone: zone }));
    const pad = (number: number) => String(number).padStart(2, "0");
    return {
      day: local.getDay(),
      minutes: local.getHours() * 60 + local.getMinutes(),
      date: `${local.getFullYear()}-${pad(local.getMonth() + 1)}-${pad(local.getDate())}`,
    };
  };
  const recount = (place: Point, radius: number, { brand = [] as string[], open = false, discount = false }) =>
    world.rows.stores.filter((store) => {
      const { day, minutes, date } = wall(store.time_zone);
      const hours = store.hours[day] ?? null;
      const runs = world.rows.discounts.some(
        (row) => row.store_id === store.id && row.starts_on <= date && (row.ends_on ?? "9999") >= date,
      );
      return (
        greatCircle(place, store) <= radius &&
        (brand.length === 0 || brand.some((slug) => world.rows.brandsOf.get(store.id)!.has(slug))) &&
        (!open || (hours !== null && hours.opens <= minutes && minutes < hours.closes)) &&
        (!discount || runs)
      );
    });
  return Object.assign(world, { address, find, whole, floors, user, wall, recount });
}
