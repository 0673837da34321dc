import { type BrandCharacter, brandStores } from "../catalogue/brand-characters";
import { inventedStores } from "../catalogue/name-words";

/** A chain, or a single shop, that exists only in the demonstration. */
export interface RetailerCharacter {
  name: string;
  tier: BrandCharacter["tier"];
  /** Its share of the stores wherever it has any. */
  size: number;
  /** Null: it has stores in the whole country. */
  states: readonly string[] | null;
  /** The one brand that it sells; null for a chain that leads several. */
  brand: string | null;
}

const regions = {
  northeast: "CT DE MA MD ME NH NJ NY PA RI VT DC",
  southeast: "AL FL GA KY MS NC SC TN VA WV",
  midwest: "IA IL IN KS MI MN MO ND NE OH SD WI",
  south: "AR LA OK TX",
  mountain: "CO ID MT NM UT WY",
  west: "AZ CA NV OR WA",
};

const national = `
  Bellhaven Sleep|mid|9
  Whitcomb Mattress Works|mid|7
  Dollarwise Mattress|budget|10
  Bed & Base Depot|budget|12
  Langford & Hale|luxury|5
  Pruett Sleep Shops|mid|8
  Barnhart’s Beds & More|budget|6
  Marchmont Bedrooms|luxury|4
  Fairmeadow Home|mid|6
  Clearview Mattress Outlet|budget|9
  Larchwood Sleep Shop|mid|7
  Adair House Fine Bedding|luxury|3
  Wexley Mattress|mid|11
  Hollis & Reed Home|mid|6
`;

const regional = `
  northeast|Harborside Mattress|mid|8
  northeast|Colony Road Sleep Center|mid|7
  northeast|Millpond Bedding Outlet|budget|6
  northeast|Winthrop Bedding Company|luxury|4
  northeast|Northfield Mattress|mid|5
  northeast|Pell & Thayer|luxury|3
  southeast|Tupelo Bed Company|mid|8
  southeast|Wiregrass Furniture|mid|7
  southeast|Dogwood Discount Mattress|budget|8
  southeast|Clinch River Mattress Outlet|budget|5
  southeast|Tidewater Sleep Gallery|luxury|4
  southeast|Oglethorpe Bedrooms|mid|5
  midwest|Lake Street Mattress|mid|8
  midwest|Silo Road Mattress Outlet|budget|9
  midwest|Sorensen & Daughters Furniture|mid|6
  midwest|Itasca Bedding|mid|7
  midwest|Crossroads Furniture Outlet|budget|5
  midwest|Ames & Whitlock|luxury|3
  south|Pecan Valley Mattress|budget|9
  south|Bayou Lane Mattress|mid|7
  south|Brazos Sleep Center|mid|8
  south|Delacroix Bedding|luxury|4
  south|Caddo Furniture|mid|6
  mountain|Front Range Sleep Center|mid|8
  mountain|Sawtooth Mattress|mid|7
  mountain|High Plains Mattress Outlet|budget|8
  mountain|Teton Bedrooms|luxury|4
  west|Sierra Vista Mattress Outlet|budget|8
  west|Mendocino Bedding|luxury|5
  west|Bayfront Home Furnishings|mid|8
  west|Embarcadero Sleep Company|mid|6
  west|Sequoia Bedding Center|mid|8
  west|Alameda Discount Beds|budget|7
`;

const local = `
  AK|Chugach Mattress|mid|6
  AK|Matanuska Bedding|budget|6
  HI|Windward Mattress|mid|6
  HI|Plumeria Bedding|budget|5
  ID|Hathaway’s Fine Bedding|luxury|3
  ID|Payette Sleep Shop|mid|6
  VT|Mad River Bedding|mid|3
  NY|Amsterdam Avenue Bedding|luxury|2
  CA|Larchmont Sleep Gallery|luxury|2
  TX|Big Earl’s Beds|budget|3
`;

const rowsOf = (table: string) =>
  table
    .trim()
    .split("\n")
    .map((row) => row.trim().split("|"));

const character = (name: string, tier: string, size: string, states: string | null): RetailerCharacter => ({
  name,
  tier: tier as RetailerCharacter["tier"],
  size: Number(size),
  states: states?.split(" ") ?? null,
  brand: null,
});

/** How often the stores of one brand are met, beside chains of 3 to 12. */
const brandStoreSize = 4;

export const retailerCharacters: readonly RetailerCharacter[] = [
  // Those that the catalogue's aliases name: every shopper may meet them.
  ...inventedStores.map((name, index) =>
    character(name, ["mid", "mid", "budget", "luxury"][index % 4] ?? "mid", "8", null),
  ),
  ...brandStores().map(({ brand, store }): RetailerCharacter => ({
    name: store,
    tier: "mid",
    size: brandStoreSize,
    states: null,
    brand,
  })),
  ...rowsOf(national).map(([name = "", tier = "", size = ""]) => character(name, tier, size, null)),
  ...rowsOf(regional).map(([region = "", name = "", tier = "", size = ""]) =>
    character(name, tier, size, regions[region as keyof typeof regions]),
  ),
  ...rowsOf(local).map(([state = "", name = "", tier = "", size = ""]) => character(name, tier, size, state)),
];
