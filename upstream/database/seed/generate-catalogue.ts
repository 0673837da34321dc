import { brandCharacters } from "./brand-characters";
import type { SeedCatalogue } from "./catalogue-data";
import { popularComparisons } from "./comparisons";
import { generateBrand } from "./generate-brand";
import { createNameSupply } from "./name-supply";
import { createRandom } from "./random";

/**
 * The demonstration catalogue of a seed (a whole number): about 45 brands and 600 models. The same seed gives
 * the same catalogue, byte for byte as JSON, on every machine. Brand names are real, all else is invented.
 */
export function generateCatalogue(seed: number): SeedCatalogue {
  const random = createRandom(seed);
  const names = createNameSupply(random.fork("names"));
  const catalogue: SeedCatalogue = {
    brands: [],
    collections: [],
    lines: [],
    models: [],
    reviews: [],
    comparisons: popularComparisons(),
  };
  for (const character of brandCharacters) {
    const range = generateBrand(character, names, random.fork(character.name));
    catalogue.brands.push(range.brand);
    catalogue.collections.push(...range.collections);
    catalogue.lines.push(...range.lines);
    catalogue.models.push(...range.models);
    catalogue.reviews.push(...range.reviews);
  }
  return catalogue;
}
