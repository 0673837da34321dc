import { brandSheets } from "./brand-characters";
import type { SeedBeds, SeedCatalogue } from "./catalogue-data";
import { popularComparisons } from "./comparisons";
import { generateBrand } from "./generate-brand";
import { withWritten } from "./owner-ratings";
import { createRandom } from "../random";
import { writeReviews } from "../reviews/write-reviews";

/** The demonstration catalogue of a seed with what owners wrote about its beds. */
export function generateCatalogue(seed: number): SeedCatalogue {
  const beds = generateBeds(seed);
  const reviews = writeReviews(seed, beds);
  return { ...beds, models: withWritten(beds.models, reviews), reviews };
}

/**
 * The beds of a seed (a whole number): about 45 brands and 600 models. The same seed gives
 * the same beds, byte for byte as JSON, on every machine. Brand names are real, all else is invented.
 */
export function generateBeds(seed: number): SeedBeds {
  const random = createRandom(seed);
  const catalogue: SeedBeds = {
    brands: [],
    collections: [],
    lines: [],
    models: [],
    comparisons: popularComparisons(),
  };
  for (const sheet of brandSheets()) {
    const range = generateBrand(sheet, random.fork(sheet.brand));
    catalogue.brands.push(range.brand);
    catalogue.collections.push(...range.collections);
    catalogue.lines.push(...range.lines);
    catalogue.models.push(...range.models);
  }
  return catalogue;
}
