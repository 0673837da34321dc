import { createRequire } from "node:module";
import type { Feature, FeatureCollection, MultiPolygon, Polygon, Position } from "geojson";
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";

/** Outlines of states and counties from the package us-atlas (US Census Bureau), read when first needed. */

type Shape = Feature<Polygon | MultiPolygon>;

interface BoundedShape {
  shape: Shape;
  west: number;
  east: number;
  south: number;
  north: number;
}

const load = createRequire(import.meta.url);
const read = (file: string) => load(`us-atlas/${file}`) as Topology<Record<string, GeometryCollection>>;

const shapesOf = (topology: Topology, name: string) =>
  (feature(topology, topology.objects[name] as GeometryCollection) as FeatureCollection<Polygon | MultiPolygon>)
    .features;

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** States and counties in degrees, each with its bounds, so that a small map skips what it does not show. */
export const atlas = once(() => {
  const topology = read("counties-10m.json");
  return {
    states: shapesOf(topology, "states").map(bounded),
    counties: shapesOf(topology, "counties").map(bounded),
  };
});

/** The country on the sheet of 975 by 610 units that d3's geoAlbersUsa fills; Alaska and Hawaii as insets. */
export const countrySheet = once(() => {
  const topology = read("states-albers-10m.json");
  const states = topology.objects.states as GeometryCollection;
  return {
    land: feature(topology, topology.objects.nation as GeometryCollection),
    borders: mesh(topology, states, (one, other) => one !== other),
  };
});

export const shapesWithin = (
  shapes: readonly BoundedShape[],
  { west, east, south, north }: Omit<BoundedShape, "shape">,
): Shape[] =>
  shapes
    .filter((each) => each.west <= east && each.east >= west && each.south <= north && each.north >= south)
    .map(({ shape }) => shape);

function bounded(shape: Shape): BoundedShape {
  const bounds = { shape, west: 180, east: -180, south: 90, north: -90 };
  const { geometry } = shape;
  const rings: Position[][] = geometry.type === "Polygon" ? geometry.coordinates : geometry.coordinates.flat();
  for (const [longitude = 0, latitude = 0] of rings.flat()) {
    bounds.west = Math.min(bounds.west, longitude);
    bounds.east = Math.max(bounds.east, longitude);
    bounds.south = Math.min(bounds.south, latitude);
    bounds.north = Math.max(bounds.north, latitude);
  }
  return bounds;
}
