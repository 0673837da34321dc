import type { Random } from "../random";

const names = `
  Adams Alder Arch Baker Bayview Beacon Birch Bridge Broad Canal Cedar Center Chapel Cherry Church Clark Clay
  College Commerce Cooper Court Depot Division Eagle Elm Fairview Ferry Forest Franklin Front Garden Grand Grove
  Harbor Harrison High Highland Hill Hillcrest Jackson Jefferson Juniper Lake Lakeview Liberty Lincoln Locust
  Madison Main Maple Market Meadow Mill Monroe Mountain Mulberry Oak Orchard Overland Park Pearl Pine Pioneer
  Pleasant Prospect Railroad Ridge River Rose School Spring Spruce State Summit Sycamore Union Valley Vine Walnut
  Warren Washington Water West Willow
`
  .trim()
  .split(/\s+/);

const kinds = ["Street", "Avenue", "Road", "Boulevard", "Drive", "Lane", "Way", "Parkway"] as const;
/** Streets and avenues are what most shops stand on. */
const kindShares = [0, 0, 0, 1, 1, 1, 2, 2, 3, 3, 4, 5, 6, 7].map((place) => kinds[place] ?? "Street");

/** A street without a number, as in "Fairview Avenue". */
export const inventStreet = (random: Random) => `${random.pick(names)} ${random.pick(kindShares)}`;

export const inventNumber = (random: Random) =>
  String(random.chance(0.4) ? random.int(101, 999) : random.int(1000, 9899));
