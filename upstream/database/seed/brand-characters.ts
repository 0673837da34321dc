import type { MattressType } from "../../../app/contracts/mattress";

/** Where a brand's beds can be tried: every retailer may lead it, a few do, its own stores, or one warehouse club. */
export type Floors = "retailers" | "few-retailers" | "own-stores" | "club";

/**
 * The brands of the demonstration. The names are real, and so is what shoppers know of each (domain.md section 12):
 * the span of its prices, where it is sold, and the types it makes. Everything else about them is invented.
 */
export interface BrandCharacter {
  name: string;
  tier: "budget" | "mid" | "luxury";
  /** List price of its cheapest and its dearest queen, in whole dollars. */
  queen: readonly [low: number, high: number];
  online: boolean;
  /** Empty: it is sold online alone. */
  floors: readonly Floors[];
  /** Its trials run for most of a year. */
  longTrial: boolean;
  /** Number of lines in its range: 3 small, 7 large. */
  lines: number;
  /** The types of its collections, the plainest collection first; in each the most typical first. */
  types: readonly (readonly MattressType[])[];
}

type Row = [
  name: string,
  tier: BrandCharacter["tier"],
  queen: BrandCharacter["queen"],
  sold: string,
  lines: number,
  types: string,
];

/** The three fixed lists of the specification, section 3. */
const listed: readonly Row[] = [
  ["Avocado", "luxury", [1200, 4500], "online few-retailers", 5, "latex-hybrid latex"],
  ["Beautyrest", "mid", [400, 3500], "online retailers", 7, "innerspring hybrid|hybrid|hybrid memory-foam"],
  ["Brooklyn Bedding", "mid", [600, 2700], "online few-retailers", 6, "polyfoam memory-foam|hybrid|hybrid memory-foam"],
  ["Casper", "mid", [600, 2700], "online few-retailers", 5, "polyfoam memory-foam|memory-foam hybrid|hybrid"],
  ["DreamCloud", "mid", [400, 1900], "online few-retailers long-trial", 4, "memory-foam|hybrid"],
  ["Englander", "mid", [400, 3500], "retailers", 5, "innerspring|memory-foam hybrid|hybrid"],
  ["Helix", "mid", [600, 2700], "online few-retailers", 6, "hybrid|hybrid memory-foam|hybrid"],
  ["IKEA", "budget", [130, 1000], "online own-stores", 6, "polyfoam|hybrid polyfoam|latex hybrid"],
  ["King Koil", "mid", [400, 3500], "retailers", 5, "innerspring|hybrid memory-foam|hybrid"],
  ["Leesa", "mid", [600, 2700], "online few-retailers", 4, "polyfoam memory-foam|hybrid"],
  ["Nectar", "budget", [400, 1900], "online few-retailers long-trial", 4, "memory-foam|hybrid memory-foam"],
  ["Nest Bedding", "mid", [600, 2700], "online few-retailers", 5, "polyfoam|memory-foam hybrid|hybrid"],
  ["Puffy", "mid", [600, 2700], "online few-retailers", 4, "memory-foam|hybrid memory-foam"],
  ["Purple", "luxury", [1000, 5000], "online own-stores retailers", 6, "polyfoam|polymer-grid|polymer-grid"],
  ["Restonic", "mid", [400, 3500], "retailers", 5, "innerspring|hybrid|hybrid memory-foam"],
  ["Saatva", "luxury", [1300, 3500], "online own-stores", 6, "innerspring hybrid|latex-hybrid|adjustable-air"],
  ["Sealy", "mid", [400, 3500], "online retailers", 7, "innerspring|memory-foam hybrid|hybrid"],
  ["Serta", "mid", [400, 3500], "online retailers", 7, "innerspring|memory-foam|hybrid memory-foam"],
  ["Sleep Number", "luxury", [1000, 5500], "online own-stores", 7, "adjustable-air"],
  ["Sleepys", "budget", [250, 1500], "own-stores", 4, "innerspring polyfoam|memory-foam innerspring"],
  ["Spring Air", "mid", [400, 3500], "retailers", 5, "innerspring|innerspring hybrid|hybrid"],
  ["Stearns & Foster", "luxury", [1600, 4500], "online retailers", 6, "innerspring|innerspring hybrid|hybrid"],
  [
    "TEMPUR-Pedic",
    "luxury",
    [1700, 5000],
    "online own-stores retailers",
    6,
    "memory-foam|hybrid memory-foam|memory-foam",
  ],
  ["Tuft & Needle", "mid", [600, 2700], "online few-retailers", 4, "polyfoam|hybrid polyfoam"],
  ["WinkBed", "mid", [600, 2700], "online", 4, "memory-foam hybrid|hybrid"],
];

const further: readonly Row[] = [
  ["Aireloom", "luxury", [2500, 8000], "retailers", 4, "innerspring"],
  ["Amerisleep", "mid", [800, 2400], "online", 4, "memory-foam|hybrid memory-foam"],
  ["Bear", "mid", [600, 2700], "online few-retailers", 4, "memory-foam polyfoam|hybrid"],
  ["Birch", "mid", [1200, 4500], "online few-retailers", 3, "latex-hybrid"],
  ["Emma", "budget", [400, 1900], "online few-retailers long-trial", 4, "memory-foam|hybrid memory-foam"],
  ["GhostBed", "mid", [900, 2800], "online", 4, "memory-foam|hybrid memory-foam"],
  ["Happsy", "mid", [1200, 4500], "online", 3, "latex-hybrid|latex-hybrid latex"],
  ["Jamison", "mid", [600, 3000], "retailers", 4, "innerspring|innerspring hybrid"],
  ["Kingsdown", "luxury", [1500, 6000], "retailers", 5, "innerspring|hybrid|hybrid innerspring"],
  ["Layla", "mid", [700, 1900], "online", 3, "memory-foam|hybrid memory-foam"],
  ["Lucid", "budget", [150, 1200], "online", 4, "polyfoam memory-foam|memory-foam"],
  ["Naturepedic", "luxury", [1200, 4500], "online few-retailers", 4, "latex-hybrid|latex-hybrid latex"],
  ["Nolah", "mid", [800, 2500], "online", 4, "polyfoam|hybrid polyfoam"],
  ["Novaform", "budget", [150, 1200], "club", 3, "polyfoam memory-foam|memory-foam"],
  ["PlushBeds", "luxury", [1200, 4500], "online", 4, "latex|latex latex-hybrid"],
  ["Shifman", "luxury", [2500, 8000], "retailers", 4, "innerspring"],
  ["Simba", "mid", [700, 2500], "online", 4, "polyfoam hybrid|hybrid"],
  ["Sleep On Latex", "budget", [700, 1800], "online", 3, "latex|latex-hybrid"],
  ["Southerland", "mid", [400, 2500], "retailers", 4, "innerspring|hybrid innerspring"],
  ["Therapedic", "mid", [400, 2500], "retailers", 5, "innerspring|memory-foam|hybrid"],
  ["Zinus", "budget", [150, 1200], "online", 4, "polyfoam|memory-foam polyfoam|memory-foam"],
];

const floorWords: readonly Floors[] = ["retailers", "few-retailers", "own-stores", "club"];

export const brandCharacters: readonly BrandCharacter[] = [...listed, ...further].map(
  ([name, tier, queen, sold, lines, types]) => {
    const words = sold.split(" ");
    return {
      name,
      tier,
      queen,
      online: words.includes("online"),
      floors: floorWords.filter((word) => words.includes(word)),
      longTrial: words.includes("long-trial"),
      lines,
      types: types.split("|").map((collection) => collection.split(" ") as MattressType[]),
    };
  },
);

/** Stores of one brand, and the one club that sells what no other store does; their addresses are invented. */
export const brandStores: readonly { brand: string; store: string }[] = [
  ...brandCharacters
    .filter(({ floors }) => floors.includes("own-stores"))
    .map(({ name }) => ({ brand: name, store: `${name} Store` })),
  ...brandCharacters
    .filter(({ floors }) => floors.includes("club"))
    .map(({ name }) => ({ brand: name, store: "Cart & Pallet Warehouse Club" })),
];

/** The only store that shows a brand's beds; undefined when other retailers do, too, or none does. */
export const onlyStore = ({ name, floors }: BrandCharacter): string | undefined =>
  floors.some((floor) => floor.endsWith("retailers"))
    ? undefined
    : brandStores.find(({ brand }) => brand === name)?.store;
