import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { storeSearch, type StoreSummary } from "#contracts/stores";
import { aroundSearch, aroundStore, pictureHref, readPicture } from "../../app/features/stores/maps/base-map-address";
import { basePicture, createPictureCache } from "../../app/features/stores/maps/base-map.server";
import {
  countryDrawing,
  scaleOf,
  searchDrawing,
  storeDrawing,
} from "../../app/features/stores/maps/map-drawing.server";
import {
  boxAround,
  gatherGap,
  gatherPins,
  nameWidth,
  pinGap,
  placeNames,
  spreadPins,
} from "../../app/features/stores/maps/map-layout";
import { milesBetween, placesIn } from "../../app/features/stores/maps/mercator.server";

const boise = { latitude: 43.615, longitude: -116.202 };
const phone = { width: 286, height: 286 };

describe("the projection", () => {
  test("puts the middle in the middle, north up and east right", () => {
    const box = { ...boise, miles: 28 };
    const middle = placesIn(box)(boise);
    expect([middle.x, middle.y]).toEqual([expect.closeTo(0.5), expect.closeTo(0.5)]);
    expect(placesIn(box)({ ...boise, latitude: 43.7 }).y).toBeLessThan(0.5);
    expect(placesIn(box)({ ...boise, longitude: -116.1 }).x).toBeGreaterThan(0.5);
  });

  test("keeps distances: ten miles are ten miles of the box's side, to one percent", () => {
    const box = { ...boise, miles: 25 };
    const north = { ...boise, latitude: boise.latitude + 10 / 69.09 };
    expect(milesBetween(boise, north)).toBeCloseTo(10, 1);
    expect((0.5 - placesIn(box)(north).y) * 50).toBeCloseTo(10, 0);
  });

  test("crosses the date line the short way", () => {
    const box = { latitude: 52, longitude: 179.9, miles: 50 };
    expect(placesIn(box)({ latitude: 52, longitude: -179.9 }).x).toBeCloseTo(0.5 + 8.5 / 100, 1);
  });
});

describe("the projection of a place at a pole", () => {
  test.each([90, -90])("at %i degrees is a number like any other", (latitude) => {
    for (const middle of [boise.latitude, latitude]) {
      const { x, y } = placesIn({ latitude: middle, longitude: 0, miles: 30 })({ latitude, longitude: 0 });
      expect([x, y].every(Number.isFinite), `${x}, ${y}`).toBe(true);
    }
  });
});

describe("pins", () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const spots = fc.array(fc.record({ x: share, y: share }), { maxLength: 20 });
  const onPhone = (spot: { x: number; y: number }) => ({ x: spot.x * phone.width, y: spot.y * phone.height });

  test("of a page never touch, nor leave the map of the narrowest window, wherever twenty stores are", () => {
    fc.assert(
      fc.property(spots, (stores) => {
        const pins = spreadPins(stores.map(onPhone), phone);
        for (const [index, pin] of pins.entries()) {
          expect(Math.min(pin.x, pin.y, phone.width - pin.x, phone.height - pin.y)).toBeGreaterThanOrEqual(pinGap / 2);
          for (const other of pins.slice(index + 1)) {
            expect(Math.hypot(pin.x - other.x, pin.y - other.y)).toBeGreaterThanOrEqual(pinGap - 1e-9);
          }
        }
      }),
    );
  });

  test("stay where the store is when there is room, and leave a kept spot free", () => {
    const [alone] = spreadPins([{ x: 100, y: 100 }], phone);
    expect(alone).toEqual({ x: 100, y: 100 });
    const [moved] = spreadPins([{ x: 100, y: 100 }], phone, [{ x: 100, y: 100 }]);
    expect(Math.hypot(moved!.x - 100, moved!.y - 100)).toBeGreaterThanOrEqual(pinGap);
  });
});

describe("pins that overlap", () => {
  const place = fc.double({ min: 0, max: 400, noNaN: true });
  const apart = (one: { x: number; y: number }, other: { x: number; y: number }) =>
    Math.hypot(one.x - other.x, one.y - other.y);

  test("are gathered so that no two touch, and every store is in one of them, wherever the stores are", () => {
    fc.assert(
      fc.property(fc.array(fc.record({ x: place, y: place }), { maxLength: 40 }), (stores) => {
        const pins = gatherPins(stores);
        expect(pins.flatMap(({ members }) => members).sort((one, other) => one - other)).toEqual([...stores.keys()]);
        for (const [index, pin] of pins.entries()) {
          expect(stores[pin.members[0]!]).toEqual({ x: pin.x, y: pin.y });
          for (const other of pins.slice(index + 1)) expect(apart(pin, other)).toBeGreaterThanOrEqual(gatherGap);
          for (const member of pin.members) expect(apart(pin, stores[member]!)).toBeLessThan(gatherGap);
        }
      }),
    );
  });

  test("become one at the first of them; one with room keeps its number to itself", () => {
    const pins = gatherPins([
      { x: 100, y: 100 },
      { x: 110, y: 100 },
      { x: 300, y: 100 },
      { x: 100, y: 120 },
    ]);
    expect(pins).toEqual([
      { x: 100, y: 100, members: [0, 1, 3] },
      { x: 300, y: 100, members: [2] },
    ]);
  });

  test("on a drawn map of a store's surroundings stand apart in both of its arrangements", () => {
    const store = (away: number) => ({ latitude: 43.6 + away, longitude: -116.2, city: "Boise" }) as StoreSummary;
    const { narrow, wide } = storeDrawing(store(0), [store(0.001), store(0.0012), store(0.03)]);
    for (const { pins } of [narrow, wide]) expect(pins.map(({ members }) => members)).toEqual([[0, 1], [2]]);
  });
});

describe("the map of a search", () => {
  const around = (radius: number) => {
    const search = storeSearch.parse({ count: 0, items: [], place: { kind: "zip", label: "83702", ...boise }, radius });
    return searchDrawing(search);
  };

  test("is not drawn of no miles around a place", () => {
    expect(around(0)).toBeNull();
    expect(around(1)).toMatchObject({ miles: 1.12, scale: { miles: 0.5 } });
  });
});

describe("names", () => {
  test("never cover a pin, one another or the edge; the more important of two stays", () => {
    const names = [
      { name: "Boise", x: 100, y: 100 },
      { name: "Meridian", x: 100, y: 100 },
      { name: "Somewhere beyond", x: 2, y: 50 },
    ];
    const pins = [{ x: 100, y: 100 }];
    const [first, second, beyond] = placeNames(names, pins, phone);
    expect(first).not.toBeNull();
    expect(second?.y).not.toBe(first?.y);
    expect(beyond).toBeNull();
    const box = boxAround(first!, nameWidth("Boise"), 16);
    expect(box.top >= 113 || box.bottom <= 87).toBe(true);
  });
});

test("the scale is a round number of miles within a quarter of the map", () => {
  for (const half of [3, 5.6, 11.2, 28, 56, 112, 400]) {
    const { miles, percent } = scaleOf(half);
    expect([0.5, 1, 2, 5, 10, 20, 25, 50, 100, 200]).toContain(miles);
    expect(percent).toBeLessThanOrEqual(25);
    expect(percent).toBeCloseTo((miles / half) * 50, 0);
  }
});

describe("the picture of the land", () => {
  test("has an address that is read back as it was written", () => {
    for (const asked of [aroundSearch(boise, 25), aroundStore(boise, 12)]) {
      expect(readPicture(new URL(pictureHref(asked), "http://localhost").searchParams)).toEqual(asked);
    }
    expect(readPicture(new URLSearchParams())).toBeNull();
  });

  test.each([
    "latitude=43.6&longitude=-116.2&radius=7",
    "latitude=43.6&longitude=-116.2&miles=1000",
    "latitude=43.61512345&longitude=-116.2&radius=25",
    "latitude=0&longitude=0&radius=25",
    "latitude=43.6&longitude=-116.2&radius=25&x=1",
    "latitude=43.6",
    "x=1",
  ])("is not drawn for %s, which no page asks for", (query) => {
    expect(readPicture(new URLSearchParams(query))).toBeUndefined();
  });

  test("shows counties, states and the circle, in both color schemes, in a few kilobytes", () => {
    const drawn = basePicture(aroundSearch(boise, 25));
    expect(drawn).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 512 512"/);
    for (const part of ["l", "s", "o", "r"]) expect(drawn).toContain(`<path class="${part}" d="M`);
    expect(drawn).toContain("prefers-color-scheme:dark");
    expect(drawn.length).toBeLessThan(8000);
    expect(basePicture(aroundStore(boise, 12))).not.toContain('class="r"');
  });

  test("is drawn once while it is kept, and what was asked for longest ago gives way to the rest", () => {
    const drawn: string[] = [];
    const cache = createPictureCache(100);
    const ask = (key: string, length: number) => cache(key, () => (drawn.push(key), key.repeat(length)));
    for (const key of ["a", "b", "a"]) expect(ask(key, 40)).toBe(key.repeat(40));
    expect(drawn).toEqual(["a", "b"]);
    ask("c", 40);
    ask("a", 40);
    expect(drawn).toEqual(["a", "b", "c"]);
    ask("b", 40);
    expect(drawn).toEqual(["a", "b", "c", "b"]);
    expect(ask("d", 101)).toHaveLength(101);
    ask("b", 40);
    expect(drawn).toEqual(["a", "b", "c", "b", "d"]);
  });

  test("of the country has Alaska and Hawaii, and the cities lie on it", () => {
    expect(basePicture(null).length).toBeLessThan(60_000);
    const city = (label: string, latitude: number, longitude: number) => ({
      label,
      value: label,
      store_count: 1,
      latitude,
      longitude,
    });
    const { cities, drawing } = countryDrawing([
      city("Anchorage, AK", 61.2, -149.9),
      city("Miami, FL", 25.8, -80.2),
      city("San Juan, PR", 18.4, -66.1),
    ]);
    expect(cities.map(({ label }) => label)).toEqual(["Anchorage, AK", "Miami, FL"]);
    expect(drawing.wide.pins[0]!.x).toBeLessThan(25);
    expect(drawing.wide.pins[1]!.x).toBeGreaterThan(75);
  });
});
