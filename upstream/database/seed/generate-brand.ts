import { clamp } from "../../rules/piecewise";
import { aliasSupply } from "./aliases";
import type { BrandCharacter } from "./brand-characters";
import type { SeedBrand, SeedCollection, SeedLine, SeedModel, SeedReview } from "./catalogue-data";
import { generateModels } from "./generate-line";
import type { NameSupply } from "./name-supply";
import { inventPolicies } from "./policies";
import type { Random } from "./random";
import { slugify } from "./slug";
import { expertReview } from "./text/expert-review";
import { writeReviews } from "./text/review-text";
import { brandAbout, collectionSummary, lineSummary } from "./text/range-text";

export interface BrandRange {
  brand: SeedBrand;
  collections: SeedCollection[];
  lines: SeedLine[];
  models: SeedModel[];
  reviews: SeedReview[];
}

/** Grade of a brand's plainest and best line, from 0 to 1; prices and densities follow it. */
const grades = { budget: [0.05, 0.35], mid: [0.25, 0.7], luxury: [0.55, 0.95] } as const;

/** Number of lines in each collection, plainest first: two collections for a small range, else three. */
function linesByCollection(lines: number, random: Random): number[] {
  const collections = lines <= 3 ? 2 : lines <= 4 ? random.pick([2, 3]) : 3;
  const counts = Array.from({ length: collections }, () => 1);
  for (let left = lines - collections; left > 0; left -= 1) {
    const fewest = Math.min(...counts);
    const place = random.pick(counts.flatMap((count, index) => (count <= fewest + 1 ? [index] : [])));
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts;
}

export function generateBrand(character: BrandCharacter, names: NameSupply, random: Random): BrandRange {
  const slug = slugify(character.name);
  const range: Omit<BrandRange, "brand" | "reviews"> = { collections: [], lines: [], models: [] };
  const aliases = aliasSupply(character.name, random.fork("aliases"));
  const counts = linesByCollection(character.lines, random);
  counts.forEach((count, rank) => {
    const own = random.fork(`collection ${rank}`);
    const name = names.collection();
    const collectionSlug = slugify(`${slug} ${name}`);
    const policies = inventPolicies(character, own.fork("policies"));
    const [low, high] = grades[character.tier];
    // The first collection is of the type the brand is shown with most; later ones go through the others.
    const mainType = character.types[rank % character.types.length] ?? "hybrid";
    const lines: SeedLine[] = [];
    const models: SeedModel[] = [];
    names.lines(count).forEach((lineName, index) => {
      const lineSlug = slugify(`${slug} ${lineName}`);
      const lineRandom = own.fork(`line ${index}`);
      const step = counts.length > 1 ? rank / (counts.length - 1) : 0.5;
      const made = generateModels({
        brand: character,
        slug: lineSlug,
        name: lineName,
        type: lineRandom.chance(0.8) ? mainType : lineRandom.pick(character.types),
        grade: clamp(low + (high - low) * step + lineRandom.step(-0.08, 0.08, 0.02), 0, 1),
        policies,
        alwaysPriced: rank === 0,
        aliases,
        random: lineRandom,
      });
      lines.push({
        slug: lineSlug,
        collection_slug: collectionSlug,
        name: lineName,
        summary: lineSummary(made, lineRandom.fork("summary")),
      });
      models.push(...made);
    });
    range.collections.push({
      slug: collectionSlug,
      brand_slug: slug,
      name,
      summary: collectionSummary(lines, models, rank, counts.length, own.fork("summary")),
    });
    range.lines.push(...lines);
    range.models.push(...models);
  });
  const brand: SeedBrand = {
    slug,
    name: character.name,
    about: brandAbout(character.name, range.collections, range.models, random.fork("about")),
    sold_online: character.online,
    sold_in_stores: character.stores,
    expert_review: expertReview(range.models, random.fork("expert review")),
  };
  return { brand, ...range, reviews: writeReviews(range.models, random.fork("reviews")) };
}
