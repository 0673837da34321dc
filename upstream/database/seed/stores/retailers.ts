import { type BrandCharacter, brandStores } from "../brand-characters";
import { inventedStores } from "../name-words";

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
  islands: "AK HI",
};

const national = `
  Barley & Wick Sleep|mid|9
  Blue Heron Mattress Works|mid|7
  Counting House of Sheep|budget|10
  Dormouse Depot|budget|12
  Feather & Anvil|luxury|5
  Forty Winks & a Yawn|mid|8
  Gentle Giant’s Bed Barn|budget|6
  Larkspur & Linen Bedrooms|luxury|4
  Moth & Lamplight|mid|6
  Hoot & Blanket|budget|9
  Quiet Badger Sleep Shop|mid|7
  The Drifting Teacup|luxury|3
  The Yawning Hare|mid|11
  Two Kettles Home|mid|6
`;

const regional = `
  northeast|Barnacle & Quilt|mid|8
  northeast|Clapboard Lane Sleep|mid|7
  northeast|Gull & Gander Bedding|budget|6
  northeast|Old Ferry Feather Company|luxury|4
  northeast|Snowbound Sleep Cabin|mid|5
  northeast|Wicket & Wool|luxury|3
  southeast|Cricket Hollow Bedding|mid|8
  southeast|Firefly & Fern Furniture|mid|7
  southeast|Magpie Porch Mattress|budget|8
  southeast|Peach Pit Pillows & Beds|budget|5
  southeast|Slow River Sleep|luxury|4
  southeast|Tin Rooster Bedrooms|mid|5
  midwest|Corncrake Sleep Mill|mid|8
  midwest|Great Yawn Mattress|budget|9
  midwest|Hay Loft & Daughters|mid|6
  midwest|Lake Loon Bedding|mid|7
  midwest|Prairie Button Furniture|budget|5
  midwest|The Velvet Plow|luxury|3
  south|Armadillo Nap House|budget|9
  south|Bayou Bolster|mid|7
  south|Lonesome Pillow Trading|mid|8
  south|Mockingbird & Main Beds|luxury|4
  south|Tumbleweed Sleep Post|mid|6
  mountain|Juniper & Otter Sleep|mid|8
  mountain|Camp Blanket Mattress|mid|7
  mountain|Mountain Marmot Beds|budget|8
  mountain|Pika & Pine Bedrooms|luxury|4
  west|Cactus Wren Mattress|budget|8
  west|Driftwood & Down|luxury|5
  west|Fogbank Furnishings|mid|8
  west|Kelp & Cotton|mid|6
  west|Redwood Rabbit Beds|mid|8
  west|Sleepy Sea Lion|budget|7
  islands|Long Daylight Blinds & Beds|mid|6
  islands|Northern Puffin Mattress|budget|6
  islands|Pillow Lagoon|mid|6
`;

const local = `
  ID|Grandmother Fennimore’s Bed Room|luxury|3
  ID|Spud & Thimble Sleep|mid|6
  VT|Tuckaway & Thrush|mid|3
  NY|The Ninth Pillow|luxury|2
  CA|Nocturne & Pepper|luxury|2
  TX|Big Blanket Bedlam|budget|3
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
