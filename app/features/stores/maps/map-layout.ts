/** Placement of pins and names on a map of a given size, in its pixels. */

export interface Spot {
  x: number;
  y: number;
}

export interface Area {
  width: number;
  height: number;
}

/** Pins are 24 pixels wide, the minimum target size, plus a small gap. */
export const pinGap = 26;

/** Gathered pins are 32 pixels wide with their ring; the same gap between two of them. */
export const gatherGap = 34;

/** Where one pin stands for some, by their places in the list. */
export interface Gathered extends Spot {
  members: number[];
}

/**
 * Pins that would overlap become one: each joins the nearest of the earlier pins that it would touch, which stays where
 * it is, so that the first of a list keep their places. The members of all are every spot once.
 */
export function gatherPins(spots: readonly Spot[], gap = gatherGap): Gathered[] {
  const gathered: Gathered[] = [];
  for (const [index, spot] of spots.entries()) {
    const away = (pin: Spot) => distance(pin, spot);
    const touched = gathered.filter((pin) => away(pin) < gap).sort((one, other) => away(one) - away(other))[0];
    if (touched === undefined) gathered.push({ x: spot.x, y: spot.y, members: [index] });
    else touched.members.push(index);
  }
  return gathered;
}

const directions = Array.from({ length: 16 }, (_, turn) => (turn * Math.PI) / 8);
const distance = (one: Spot, other: Spot) => Math.hypot(one.x - other.x, one.y - other.y);

/**
 * Moves each spot as little as needed so that no two pins touch and none leaves the area; the earlier of two
 * stays where it is, and what is kept free is as another pin. A pin for which there is no room at all keeps its place.
 */
export function spreadPins(spots: readonly Spot[], area: Area, kept: readonly Spot[] = [], gap = pinGap): Spot[] {
  const placed = [...kept];
  for (const spot of spots) placed.push(freeSpot(inside(spot, area, gap / 2), placed, area, gap));
  return placed.slice(kept.length);
}

function freeSpot(wish: Spot, placed: readonly Spot[], area: Area, gap: number): Spot {
  const clearance = (spot: Spot) => Math.min(...placed.map((other) => distance(spot, other)));
  if (clearance(wish) >= gap) return wish;
  for (let radius = gap / 4; radius < area.width; radius += gap / 4) {
    const ring = directions
      .map((angle) => ({ x: wish.x + radius * Math.cos(angle), y: wish.y + radius * Math.sin(angle) }))
      .filter((spot) => isInside(spot, area, gap / 2) && clearance(spot) >= gap);
    const roomiest = ring.sort((one, other) => clearance(other) - clearance(one))[0];
    if (roomiest !== undefined) return roomiest;
  }
  return wish;
}

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

const inside = ({ x, y }: Spot, { width, height }: Area, margin: number): Spot => ({
  x: within(x, margin, width - margin),
  y: within(y, margin, height - margin),
});

const isInside = ({ x, y }: Spot, { width, height }: Area, margin: number) =>
  x >= margin && y >= margin && x <= width - margin && y <= height - margin;

/** The type of names on a map: height of a line and mean width of a letter, in pixels. */
const letters = { height: 16, width: 6.6 };

export const nameWidth = (name: string) => name.length * letters.width;

/** Lines that the middle of a name stands below its spot; at one and a half it clears a pin on the same spot. */
const offsets = [0, -1, 1, -1.5, 1.5];

/**
 * Names, the most important first, each centered on its spot or a little above or below it; a name that would
 * cover a pin, another name or the map's edge is left out (null).
 */
export function placeNames(
  names: readonly (Spot & { name: string })[],
  pins: readonly Spot[],
  area: Area,
  taken: readonly Box[] = [],
): (Spot | null)[] {
  const boxes = [...taken, ...pins.map((pin) => boxAround(pin, pinGap, pinGap))];
  return names.map(({ name, x, y }) => {
    for (const offset of offsets) {
      const spot = { x, y: y + offset * letters.height };
      const box = boxAround(spot, nameWidth(name), letters.height);
      const fits = box.left >= 2 && box.right <= area.width - 2 && box.top >= 2 && box.bottom <= area.height - 2;
      if (!fits || boxes.some((other) => overlap(box, other))) continue;
      boxes.push(box);
      return spot;
    }
    return null;
  });
}

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export const boxAround = ({ x, y }: Spot, width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
