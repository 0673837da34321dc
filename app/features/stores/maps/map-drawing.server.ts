import { geoAlbersUsa } from "d3-geo";
import type { PlaceChoice, StoreSearch, StoreSummary } from "#contracts/stores";
import { paths } from "~/paths";
import { aroundSearch, aroundStore, pictureHref, surroundings, type BasePicture } from "./base-map-address";
import { countrySize } from "./base-map.server";
import {
  boxAround,
  gatherGap,
  gatherPins,
  pinGap,
  placeNames,
  spreadPins,
  type Area,
  type Box,
  type Gathered,
  type Spot,
} from "./map-layout";
import { milesBetween, placesIn, type Point } from "./mercator.server";

/** A map as the server drew it: what the page needs to put pins on a picture of the land. Places are percentages. */
export type MapDrawing = ReturnType<typeof layouts> & { picture: string };
export type BoxDrawing = ReturnType<typeof drawBox>;

/** Least widths in pixels for which each layout is made (map.css switches between them). */
const widths = { narrow: 286, wide: 400 };

const percent = (share: number) => Math.round(share * 1000) / 10;

interface Sheet {
  pins: readonly Spot[];
  /** Pins that would overlap become one; else they move aside. */
  gather?: boolean;
  names: readonly (Spot & { name: string })[];
  /** Height of the map divided by its width. */
  ratio: number;
  /** Spots that no pin may cover, such as the searched place. */
  kept?: readonly Spot[];
  /** Room that no name may take, in pixels. */
  taken?: (area: Area) => Box[];
}

/** Pins and the names that found room among them. Spots are shares of the sheet's width and height. */
function layoutFor(width: number, { pins, gather = false, names, ratio, taken, kept }: Sheet) {
  const area = { width, height: width * ratio };
  const inPixels = <T extends Spot>(spot: T): T => ({ ...spot, x: spot.x * area.width, y: spot.y * area.height });
  const inPercent = (spot: Spot) => ({ x: percent(spot.x / area.width), y: percent(spot.y / area.height) });
  const places = pins.map(inPixels);
  const wanted = gather ? gatherPins(places) : places.map((spot, index) => ({ ...spot, members: [index] }));
  const placed = spreadPins(wanted, area, kept?.map(inPixels), gather ? gatherGap : pinGap);
  const named = names.map(inPixels);
  const spots = placeNames(named, placed, area, taken?.(area));
  return {
    pins: wanted.map((from, index): Gathered & { from?: Spot } => {
      const spot = placed[index] ?? from;
      const moved = Math.hypot(spot.x - from.x, spot.y - from.y) > 3;
      // A line connects a pin that had to move aside with where the store is.
      return { ...inPercent(spot), members: from.members, from: moved ? inPercent(from) : undefined };
    }),
    names: spots.flatMap((spot, index) =>
      spot === null ? [] : [{ name: named[index]?.name ?? "", ...inPercent(spot) }],
    ),
  };
}

const layouts = (sheet: Sheet) => ({
  narrow: layoutFor(widths.narrow, sheet),
  wide: layoutFor(widths.wide, sheet),
});

/** Scale bar in the lower left corner. */
const scaleRoom = ({ height }: Area) => [{ left: 0, right: 110, top: height - 34, bottom: height }];

function drawBox(
  base: BasePicture,
  stores: readonly Point[],
  names: readonly (Point & { name: string })[],
  others: readonly Point[],
) {
  const { box } = base;
  const spot = placesIn(box);
  const centerRoom = ({ width, height }: Area) => boxAround({ x: width / 2, y: height / 2 }, 16, 16);
  return {
    picture: pictureHref(base),
    /** Path of a dot for each store of the search that is not on this page; or empty. */
    dots: dotPath(others.map(spot)),
    /** Half of the side. */
    miles: box.miles,
    scale: scaleOf(box.miles),
    ...layouts({
      pins: stores.map(spot),
      gather: true,
      names: names.map((point) => ({ ...spot(point), name: point.name })),
      ratio: 1,
      kept: [{ x: 0.5, y: 0.5 }],
      taken: (area) => [...scaleRoom(area), centerRoom(area)],
    }),
  };
}

/** Points of the box that a dot can have: closer ones would be drawn as one. */
const dotGrid = 200;

/** Each dot by its distance from the one before, from left to right, which is half as long as with full positions. */
function dotPath(spots: readonly Spot[]): string {
  const places = new Map(
    spots
      .map(({ x, y }) => [Math.round(x * dotGrid), Math.round(y * dotGrid)] as const)
      .map((each) => [each.join(), each]),
  );
  let at: readonly [number, number] = [0, 0];
  return [...places.values()]
    .toSorted(([a, b], [c, d]) => a - c || b - d)
    .map((next) => {
      const move = `m${next[0] - at[0]} ${next[1] - at[1]}h0`;
      at = next;
      return move;
    })
    .join("");
}

/** The longest round distance that takes a quarter of the width at most. */
export function scaleOf(halfSideMiles: number) {
  const longest = halfSideMiles / 2;
  const miles = [200, 100, 50, 25, 20, 10, 5, 2, 1].find((round) => round <= longest) ?? 0.5;
  return { miles, percent: percent(miles / (2 * halfSideMiles)) };
}

/** The map of a search with a place; null without one, or when nothing is around it. */
export function searchDrawing({ place, radius, items, map }: StoreSearch): BoxDrawing | null {
  if (place === null || radius === 0) return null;
  const listed = new Set(items.map(({ slug }) => slug));
  return drawBox(
    aroundSearch(place, radius),
    items,
    map.labels,
    map.pins.filter(({ slug }) => !listed.has(slug)),
  );
}

export function storeDrawing(store: StoreSummary, nearby: readonly StoreSummary[]): BoxDrawing {
  const farthest = Math.max(1, ...nearby.map((other) => milesBetween(store, other)));
  const miles = surroundings.find((half) => half >= farthest * 1.15) ?? 400;
  return drawBox(aroundStore(store, miles), nearby, townsOf([store, ...nearby]), []);
}

/** Each town once, where its first store is; a map of stores without any name says little. */
function townsOf(stores: readonly StoreSummary[]): (Point & { name: string })[] {
  const first = stores.filter(({ city }, index) => stores.findIndex((other) => other.city === city) === index);
  return first.map(({ city, latitude, longitude }) => ({ name: city, latitude, longitude }));
}

/** The country with the cities that lie on its sheet, in the order of its pins. */
export function countryDrawing(cities: readonly PlaceChoice[]) {
  // The scale and place of the sheet that us-atlas publishes.
  const albers = geoAlbersUsa()
    .scale(1300)
    .translate([countrySize.width / 2, countrySize.height / 2]);
  const onSheet = cities.flatMap((city) => {
    const point = albers([city.longitude, city.latitude]);
    return point === null ? [] : [{ city, x: point[0] / countrySize.width, y: point[1] / countrySize.height }];
  });
  const pins = onSheet.map(({ x, y }) => ({ x, y }));
  return {
    drawing: {
      picture: paths.storeMap,
      ...layouts({ pins, names: [], ratio: countrySize.height / countrySize.width }),
    },
    cities: onSheet.map(({ city }) => city),
  };
}
