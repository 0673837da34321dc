import { describe, expect, test } from "vitest";
import { generateBeds } from "../../upstream/demo/catalogue/generate-catalogue";
import { inventedStores, storeNameBeginnings } from "../../upstream/demo/catalogue/name-words";
import { retailerCharacters } from "../../upstream/demo/stores/retailers";

/** Names of real collections, lines and models. None may turn up in a catalogue that is said to be invented. */
const realNames = `
  iComfort, iSeries, Perfect Sleeper, Arctic, Sheep Retreat, EcoRest, Posturepedic, Cocoon,
  Dreamlife, Crown Jewel, Golden Elegance, Optimum, Conform, Response, Tempur, Adapt, ProAdapt,
  LuxeAdapt, Breeze, ProBreeze, LuxeBreeze, Cloud, Contour, Rhapsody, Beautyrest Black, Harmony,
  Recharge, World Class, Silver, Platinum, Select, Hush, Leesa Legend, Legend, Sapira,
  Leesa Studio, Plus Hybrid, Nectar Premier, Premier, Premier Copper, Casper Wave, Wave, Nova,
  Element, Snow, The One, Dream, Purple Restore, Restore, Rejuvenate, RestorePlus, NewDay,
  Loom & Leaf, Zenhaven, Solaire, Saatva Classic, Memory Foam Hybrid, Contour5, Midnight, Dusk,
  Twilight, Moonlight, Dawn, Sunset, Helix Core, Luxe, Elite, Signature, Aurora, Spartan, Titan,
  CedarNatural, Dreamfoam, EcoSleep, Plank, Bloom, Owl, Raven, Sparrow, Robin, Quail, Finch,
  Alexander, Love & Sleep, Puffy Lux, Lux, Royal, Monarch, EcoCloud, GravityLux, Mint, Nod,
  Avocado Green, Eco Organic, Estate, Lux Estate, Reserve, Rockwell, Hurston, Cassatt, Pollock,
  Garrick, Whistler, Climate360, ClimateCool, Innovation, Performance, Memory Series,
  Classic Series, Smart Bed, Morgedal, Haugesund, Hövåg, Hesseng, Valevåg, Vågstranda, Åkrehamn,
  Åfjäll, Åbygda, Malfors, Minnesund, Mausund, Matrand, Myrbacka, Hyllestad, Hidrasund, Hokkåsen,
  Vadsö, Vatneström, World Extended Life, Spinal Guard, Natural Response, ComfortCare, Biltmore,
  Scott Living, Back Supporter, Sleep Sense, Chattam & Wells, Nature's Rest, Tension Ease,
  Viscopedic, Sleep Smart, Passions, Vintage, Quintessence, Saratoga, Karpen, Timeless Odyssey,
  Vitagenic, Backsense, Medi-Coil, Bravura, TheraTouch, Zero Gravity, Green Tea, ComfortGrande,
  DreamAway, Botanical Bliss, Luxury Bliss, Natural Bliss, Chorus, Serenade, Concerto, Halcyon,
  Trilux, Verse, Kapok, Bear Pro, Star Hybrid, Evolution, Nurture, GhostBed Flex, Ghost, 3D Matrix,
  Birch Luxe, Chestnut, Spindle, Haven, Serafina, Onyx, Sapphire, Jade, Willow, Aspen, Laurel
`
  .split(",")
  .map((name) => name.trim().toLowerCase());

/** What tells the name of a real chain of stores, past and present, from others. */
const realStores = `
  Mattress Firm, Sleep Train, Sit 'n Sleep, Raymour, Slumberland, American Mattress, Denver Mattress, Big Lots, Rooms To Go,
  Bob's, HomeStore, Sleepy's, Mattress Warehouse, Mattress Depot, Mattress Discounters, Mattress Giant, Mattress King,
  Mattress Pro, Mattress Land, Mattress Mack, Mattress Barn, Mattress World, Mattress Makers, Mattress Factory, Sleep Country,
  Sleep Outfitters, Sleep City, Sleep Source, Sleep America, Sleep Experts, Bedding Experts, Bedding Barn, BedMart, Bedplanet,
  Bed Bath, Beds To Go, Verlo, City Mattress, Metro Mattress, US Mattress, City Furniture, Value City, American Signature,
  American Freight, American Furniture, Furniture Row, Furniture Mart, Furniture Land, Art Van, Gardner White, Levin,
  Haverty, Havertys, Jordan's, Bernie & Phyl's, Cardi's, Baer's, Badcock, Farmers Home, Kane's, El Dorado, Grand Home, RC Willey,
  Living Spaces, Jerome's, Mor Furniture, Mathis, Gallery Furniture, Star Furniture, Bel Furniture, Lacks, Conn's, Big Sandy,
  Steinhafels, HOM, Schneiderman's, Weekends Only, Morris Home, Kittle's, Arhaus, Ethan Allen, La-Z-Boy, Crate, Pottery Barn,
  West Elm, Restoration Hardware, Costco, Sam's Club, BJ's, Walmart, Target, Macy's, Bloomingdale's, JCPenney, Kohl's, Sears,
  Nordstrom, Menards, Lowe's, Home Depot, Aaron's, Rent-A-Center, McRoskey, Bedrooms First, Original Mattress, Restwell,
  Great Lakes, Lone Star, Big Sky, Blue Ridge, Rocky Mountain, Northwest Bedding, Sleep Number, Bedzzz, Relax The Back
`
  .split(",")
  .map((name) => name.trim().toLowerCase());

const holds = (name: string, real: string) => ` ${name.toLowerCase().replaceAll("’", "'")} `.includes(` ${real} `);
const realIn = (name: string, real = realNames) => real.filter((one) => holds(name, one));

describe("invented names", () => {
  const shops = retailerCharacters.filter(({ brand }) => brand === null).map(({ name }) => name);

  test("have no real product's name among their words", () => {
    for (const name of [...storeNameBeginnings, ...shops]) expect([name, realIn(name)]).toEqual([name, []]);
  });

  test("of shops are no real chain's, none begins as another, and each tells of what it sells or who keeps it", () => {
    for (const name of shops) expect([name, realIn(name, realStores)]).toEqual([name, []]);
    const beginnings = shops.map((name) => name.split(" ")[0]);
    expect(new Set(beginnings).size).toBe(shops.length);
    const goods = /\b(Mattress|Sleep|Beds?|Bedding|Bedrooms|Furniture|Furnishings|Home)\b|^\w+ & \w+$/;
    expect(shops.filter((name) => !goods.test(name))).toEqual([]);
    for (const name of inventedStores) expect(shops).toContain(name);
  });

  /** Words for a grade or a place that many makers put beside a name; alone they are somebody's. */
  const shared = new Set(["reserve", "lux", "elite", "laurel", "breeze"]);

  test("of collections, lines and beds are no real product's", () => {
    const { brands, collections, lines, models } = generateBeds(1);
    const names = [...collections, ...lines, ...models].map(({ name }) => name);
    for (const name of names) expect([name, realIn(name).filter((real) => !shared.has(real))]).toEqual([name, []]);
    for (const { name } of [...collections, ...lines]) expect(shared).not.toContain(name.toLowerCase());
    const brandNames = new Set(brands.map(({ name }) => name.toLowerCase()));
    for (const { name } of [...collections, ...lines]) expect(brandNames.has(name.toLowerCase())).toBe(false);
  });
});
