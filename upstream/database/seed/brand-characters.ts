import type { MattressType } from "../../../app/contracts/mattress";

/**
 * The brands of the demonstration. The names are real; what is said of each here only steers invented ranges
 * (types, price level, where it sells) and is not a statement about the company.
 */
export interface BrandCharacter {
  name: string;
  tier: "budget" | "mid" | "luxury";
  online: boolean;
  stores: boolean;
  /** Number of lines in its range: 3 small, 7 large. */
  lines: number;
  /** The types it is shown with, most typical first. */
  types: readonly MattressType[];
}

type Row = [
  name: string,
  tier: BrandCharacter["tier"],
  sold: "online" | "stores" | "both",
  lines: number,
  types: string,
];

/** The three fixed lists of the specification, section 3. */
const listed: readonly Row[] = [
  ["Avocado", "luxury", "online", 5, "latex-hybrid latex"],
  ["Beautyrest", "mid", "stores", 7, "hybrid innerspring memory-foam"],
  ["Brooklyn Bedding", "mid", "online", 7, "hybrid latex-hybrid memory-foam"],
  ["Casper", "mid", "both", 4, "hybrid polyfoam memory-foam"],
  ["DreamCloud", "mid", "online", 3, "hybrid memory-foam"],
  ["Englander", "mid", "stores", 5, "hybrid latex innerspring"],
  ["Helix", "mid", "online", 6, "hybrid"],
  ["IKEA", "budget", "both", 6, "polyfoam innerspring memory-foam"],
  ["King Koil", "mid", "stores", 5, "hybrid innerspring memory-foam"],
  ["Leesa", "mid", "both", 4, "hybrid polyfoam"],
  ["Nectar", "budget", "online", 3, "memory-foam hybrid"],
  ["Nest Bedding", "mid", "online", 5, "hybrid latex memory-foam"],
  ["Puffy", "mid", "online", 3, "memory-foam hybrid"],
  ["Purple", "luxury", "both", 5, "polymer-grid"],
  ["Restonic", "mid", "stores", 5, "hybrid innerspring"],
  ["Saatva", "luxury", "online", 5, "innerspring latex-hybrid memory-foam hybrid"],
  ["Sealy", "mid", "stores", 7, "innerspring hybrid memory-foam"],
  ["Serta", "mid", "stores", 7, "memory-foam hybrid innerspring"],
  ["Sleep Number", "luxury", "both", 5, "adjustable-air"],
  ["Sleepys", "budget", "stores", 4, "memory-foam hybrid innerspring"],
  ["Spring Air", "mid", "stores", 5, "innerspring hybrid latex-hybrid"],
  ["Stearns & Foster", "luxury", "stores", 6, "innerspring hybrid"],
  ["TEMPUR-Pedic", "luxury", "both", 6, "memory-foam hybrid"],
  ["Tuft & Needle", "budget", "online", 3, "polyfoam hybrid"],
  ["WinkBed", "mid", "online", 4, "hybrid latex-hybrid memory-foam"],
];

const further: readonly Row[] = [
  ["Aireloom", "luxury", "stores", 4, "innerspring latex-hybrid"],
  ["Amerisleep", "mid", "online", 4, "memory-foam hybrid"],
  ["Bear", "mid", "online", 4, "hybrid memory-foam"],
  ["Birch", "mid", "online", 3, "latex-hybrid"],
  ["Emma", "budget", "online", 4, "hybrid polyfoam memory-foam"],
  ["GhostBed", "mid", "online", 4, "memory-foam hybrid latex"],
  ["Happsy", "mid", "online", 3, "latex-hybrid latex"],
  ["Jamison", "mid", "stores", 4, "innerspring hybrid"],
  ["Kingsdown", "luxury", "stores", 5, "hybrid innerspring"],
  ["Layla", "mid", "online", 3, "memory-foam hybrid"],
  ["Lucid", "budget", "online", 4, "memory-foam polyfoam hybrid"],
  ["Naturepedic", "luxury", "both", 4, "latex-hybrid latex innerspring"],
  ["Nolah", "mid", "online", 4, "hybrid polyfoam"],
  ["Novaform", "budget", "both", 3, "memory-foam polyfoam"],
  ["PlushBeds", "luxury", "online", 4, "latex latex-hybrid memory-foam"],
  ["Shifman", "luxury", "stores", 4, "innerspring"],
  ["Simba", "mid", "online", 4, "hybrid polyfoam"],
  ["Sleep On Latex", "budget", "online", 3, "latex latex-hybrid"],
  ["Southerland", "mid", "stores", 4, "hybrid innerspring"],
  ["Therapedic", "mid", "stores", 5, "hybrid memory-foam innerspring"],
  ["Zinus", "budget", "online", 4, "memory-foam innerspring hybrid"],
];

export const brandCharacters: readonly BrandCharacter[] = [...listed, ...further].map(
  ([name, tier, sold, lines, types]) => ({
    name,
    tier,
    online: sold !== "stores",
    stores: sold !== "online",
    lines,
    types: types.split(" ") as MattressType[],
  }),
);
