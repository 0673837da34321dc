import {
  geoCircle,
  geoPath,
  type GeoPermissibleObjects,
  type GeoProjection,
  type GeoStream,
  type GeoStreamWrapper,
} from "d3-geo";
import { LRUCache } from "lru-cache";
import { atlas, countrySheet, shapesWithin } from "./atlas.server";
import type { BasePicture } from "./base-map-address";
import { boxProjection, type MapBox } from "./mercator.server";

/** Pictures of the land beneath the pins, as SVG documents of their own: cached apart from the pages. */

/** Embedded styles for both color schemes; map.css has the colors drawn on top. */
const style =
  "svg{background:#d9e2f0}.l{fill:#fbfaf5;stroke:#d3d0c6}.s{fill:none;stroke:#8d93ab;stroke-width:1.5}" +
  ".o{fill:#d9e2f0;fill-opacity:.55;fill-rule:evenodd}.r{fill:none;stroke:#21379a;stroke-dasharray:6 4}" +
  "path{stroke-linejoin:round;vector-effect:non-scaling-stroke}" +
  "@media(prefers-color-scheme:dark){svg{background:#0a0f24}.l{fill:#222b53;stroke:#37427a}.s{stroke:#7681b3}" +
  ".o{fill:#0a0f24}.r{stroke:#a9bcff}}";

const picture = (width: number, height: number, drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
  `<style>${style}</style>${drawing}</svg>\n`;

const path = (name: string, d: string | null) => (d ? `<path class="${name}" d="${d}"/>` : "");

const side = 512;

/** An LRU cache of drawings, limited by their total number of characters. */
export function createPictureCache(most: number): (key: string, draw: () => string) => string {
  const kept = new LRUCache<string, string, () => string>({
    maxSize: most,
    sizeCalculation: ({ length }) => length,
    memoMethod: (_key, _stale, { context: draw }) => draw(),
  });
  return (key, draw) => kept.memo(key, { context: draw });
}

/** Room for about a thousand typical pictures, or thirty of the largest. */
const pictures = createPictureCache(8_000_000);

/** The picture of a box, or of the whole country (null). */
export const basePicture = (asked: BasePicture | null): string =>
  pictures(JSON.stringify(asked), () => (asked === null ? countryPicture() : boxPicture(asked.box, asked.radius)));

/** The land of a box, with counties and states; with a radius in miles, what lies beyond it is dimmed. */
function boxPicture(box: MapBox, radius: number | null): string {
  const projection = boxProjection(box, side)
    .precision(0)
    .clipExtent([
      [-4, -4],
      [side + 4, side + 4],
    ]);
  const draw = geoPath(thinned(projection, 0.7)).digits(1);
  const drawn = (shape: GeoPermissibleObjects) => draw(shape);
  const reach = (box.miles / 69) * 1.2;
  const across = reach / Math.cos((box.latitude * Math.PI) / 180);
  const bounds = {
    west: box.longitude - across,
    east: box.longitude + across,
    south: box.latitude - reach,
    north: box.latitude + reach,
  };
  const { counties, states } = atlas();
  const land = shapesWithin(counties, bounds).map(drawn).join("");
  const borders = shapesWithin(states, bounds).map(drawn).join("");
  return picture(
    side,
    side,
    path("l", land) + path("s", borders) + (radius === null ? "" : circle(box, radius, drawn)),
  );
}

function circle(box: MapBox, radius: number, drawn: (shape: GeoPermissibleObjects) => string | null): string {
  const ring = drawn(
    geoCircle()
      .center([box.longitude, box.latitude])
      .radius(radius / 69.094)
      .precision(4)(),
  );
  return path("o", `M0 0H${side}V${side}H0Z${ring ?? ""}`) + path("r", ring);
}

export const countrySize = { width: 975, height: 610 } as const;

function countryPicture(): string {
  const draw = geoPath(thinned(null, 1)).digits(0);
  const { land, borders } = countrySheet();
  return picture(countrySize.width, countrySize.height, path("l", draw(land)) + path("s", draw(borders)));
}

/**
 * A projection (null: the shapes are on the sheet already) that leaves out points nearer than `step` to the
 * one before, which nobody would see and every visitor would load.
 */
function thinned(projection: GeoProjection | null, step: number): GeoStreamWrapper {
  return {
    stream(output) {
      const thin = thinner(output, step);
      return projection === null ? thin : projection.stream(thin);
    },
  };
}

function thinner(output: GeoStream, step: number): GeoStream {
  let last: [number, number] | null = null;
  return {
    point(x, y) {
      if (last !== null && Math.hypot(x - last[0], y - last[1]) < step) return;
      last = [x, y];
      output.point(x, y);
    },
    lineStart() {
      last = null;
      output.lineStart();
    },
    lineEnd: () => output.lineEnd(),
    polygonStart: () => output.polygonStart?.(),
    polygonEnd: () => output.polygonEnd?.(),
    sphere: () => output.sphere?.(),
  };
}
