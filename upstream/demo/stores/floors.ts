import { brandCharacters, type Floors } from "../catalogue/brand-characters";
import type { SeedBeds } from "../catalogue/catalogue-data";
import { daysBefore } from "../dates";
import type { Random } from "../random";
import { slugify } from "../slug";
import { type RetailerCharacter, retailerCharacters } from "./retailers";
import type { SeedStore } from "./store-data";

type Floor = SeedStore["floor"];

/** Dates on which a floor may have been looked at last, made once for fifty thousand models. */
const lookedAt = Array.from({ length: 200 }, (_, index) => daysBefore(index + 1));

const characterOf = new Map(brandCharacters().map((character) => [slugify(character.name), character]));
const suiting = {
  budget: new Set(["budget", "mid"]),
  mid: new Set(["budget", "mid", "luxury"]),
  luxury: new Set(["mid", "luxury"]),
};

/**
 * Stocks floors with 6 to 24 models: of 3 to 10 of the brands that the chain leads, or of the one that a brand's own store
 * sells. A brand that sells in its own stores or at a club alone stands on no other floor (domain.md section 12).
 */
export function floorSupply(catalogue: SeedBeds) {
  const models = modelsByBrand(catalogue);
  const led = (floors: Floors) =>
    catalogue.brands.map(({ slug }) => slug).filter((slug) => characterOf.get(slug)?.floors.includes(floors));
  const [everywhere, here] = [led("retailers"), led("few-retailers")];
  return {
    /** The brands that a chain leads. */
    assortment({ tier, brand }: RetailerCharacter, random: Random): string[] {
      if (brand !== null) return [slugify(brand)];
      const fitting = everywhere.filter((slug) => suiting[tier].has(characterOf.get(slug)?.tier ?? "mid"));
      const chosen = [...random.sample(fitting, random.int(6, 12)), ...random.sample(here, random.int(0, 3))];
      // Too few suit it in a small catalogue.
      return chosen.length < 3 ? [...everywhere, ...here] : chosen;
    },
    floor(assortment: readonly string[], random: Random): Floor {
      const brands = random.sample(assortment, random.int(3, 10));
      const wanted = random.int(Math.max(6, brands.length), 24);
      const shelves = brands.map((slug) => random.sample(models.get(slug) ?? [], wanted));
      const chosen: string[] = [];
      // A model of each brand in turn, so that every brand of the floor stands on it.
      for (let turn = 0; chosen.length < wanted && turn < wanted; turn += 1) {
        for (const shelf of shelves) {
          const slug = shelf[turn];
          if (slug !== undefined && chosen.length < wanted) chosen.push(slug);
        }
      }
      return chosen.map((model_slug) => ({ model_slug, confirmed_on: random.pick(lookedAt) }));
    },
  };
}

/** The brands that each chain leads, by its name; `random` is that of a seed's stores. */
export function chainAssortments(catalogue: SeedBeds, random: Random): Map<string, string[]> {
  const supply = floorSupply(catalogue);
  const brands = new Set(catalogue.brands.map(({ slug }) => slug));
  return new Map(
    retailerCharacters
      .filter(({ brand }) => brand === null || brands.has(slugify(brand)))
      .map((retailer) => [retailer.name, supply.assortment(retailer, random.fork(retailer.name))]),
  );
}

function modelsByBrand({ collections, lines, models }: SeedBeds): Map<string, string[]> {
  const brandOf = new Map(collections.map(({ slug, brand_slug }) => [slug, brand_slug]));
  const brandOfLine = new Map(lines.map(({ slug, collection_slug }) => [slug, brandOf.get(collection_slug) ?? ""]));
  const found = new Map<string, string[]>();
  for (const { slug, line_slug } of models) {
    const brand = brandOfLine.get(line_slug) ?? "";
    found.set(brand, [...(found.get(brand) ?? []), slug]);
  }
  return found;
}
