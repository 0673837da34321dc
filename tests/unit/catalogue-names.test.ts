import { describe, expect, test } from "vitest";
import { generateBeds } from "../../upstream/database/seed/generate-catalogue";
import {
  collectionBeginnings,
  collectionEndings,
  inventedStores,
  lineThemes,
  storeNameBeginnings,
} from "../../upstream/database/seed/name-words";
import { retailerCharacters } from "../../upstream/database/seed/stores/retailers";

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

const holds = (name: string, real: string) => ` ${name.toLowerCase()} `.includes(` ${real} `);
const realIn = (name: string) => realNames.filter((real) => holds(name, real));

describe("invented names", () => {
  test("have no real product's name among their words", () => {
    const retailers = retailerCharacters.map(({ name }) => name);
    const words = [...Object.values(lineThemes).flat(), ...storeNameBeginnings, ...inventedStores, ...retailers];
    const compounds = collectionBeginnings.flatMap((one) => collectionEndings.map((other) => one + other));
    for (const name of [...words, ...compounds]) expect([name, realIn(name)]).toEqual([name, []]);
  });

  test.each([1, 2, 3, 77, 4242])("are no real product's in the catalogue of seed %i", (seed) => {
    const { brands, collections, lines, models } = generateBeds(seed);
    const names = [...collections, ...lines, ...models].map(({ name }) => name);
    for (const name of names) expect([name, realIn(name)]).toEqual([name, []]);
    const brandNames = new Set(brands.map(({ name }) => name.toLowerCase()));
    for (const { name } of [...collections, ...lines]) expect(brandNames.has(name.toLowerCase())).toBe(false);
  });

  test("never repeat a word in the lists, so that each line is found by its name", () => {
    const words = Object.values(lineThemes).flat();
    expect(new Set(words).size).toBe(words.length);
    expect(new Set(collectionBeginnings).size).toBe(collectionBeginnings.length);
  });
});
