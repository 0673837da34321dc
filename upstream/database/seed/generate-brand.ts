import type { MattressType } from "../../../app/contracts/mattress";
import { clamp } from "../../rules/piecewise";
import { aliasSupply } from "./aliases";
import type { BrandCharacter } from "./brand-characters";
import { brandColors } from "./brand-colors";
import type { SeedBrand, SeedCollection, SeedLine, SeedModel } from "./catalogue-data";
import { generateModels } from "./generate-line";
import type { NameSupply } from "./name-supply";
import { inventPolicies } from "./policies";
import type { Random } from "./random";
import { slugify } from "./slug";
import { expertReview } from "./text/expert-review";
import { brandAbout, collectionSummary, lineSummary } from "./text/range-text";

export interface BrandRange {
  brand: SeedBrand;
  collections: SeedCollection[];
  lines: SeedLine[];
  models: SeedModel[];
}

/** Grade of a brand's plainest and best line, from 0 to 1; densities follow it. */
const grades = { budget: [0, 0.45], mid: [0.2, 0.75], luxury: [0.5, 1] } as const;

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

/** The types that a collection holds, by its place in the range from 0, the plainest. */
function typesOfCollection({ types }: BrandCharacter, rank: number, collections: number) {
  const place = collections > 1 ? Math.round((rank / (collections - 1)) * (types.length - 1)) : 0;
  return types[place] as [MattressType, ...MattressType[]];
}

export function generateBrand(character: BrandCharacter, names: NameSupply, random: Random): BrandRange {
  const slug = slugify(character.name);
  const range: Omit<BrandRange, "brand"> = { collections: [], lines: [], models: [] };
  const aliases = aliasSupply(character.name, random.fork("aliases"));
  const counts = linesByCollection(character.lines, random);
  counts.forEach((count, rank) => {
    const own = random.fork(`collection ${rank}`);
    const name = names.collection();
    const collectionSlug = slugify(`${slug} ${name}`);
    const policies = inventPolicies(character, own.fork("policies"));
    const [low, high] = grades[character.tier];
    const lines: SeedLine[] = [];
    const models: SeedModel[] = [];
    names.lines(count).forEach((lineName, index) => {
      const lineSlug = slugify(`${slug} ${lineName}`);
      const lineRandom = own.fork(`line ${index}`);
      const standing = clamp((rank + (index + 0.5) / count) / counts.length + lineRandom.step(-0.06, 0.06, 0.02), 0, 1);
      const types = typesOfCollection(character, rank, counts.length);
      const made = generateModels({
        brand: character,
        slug: lineSlug,
        name: lineName,
        // The first line is of the type that the collection is known for.
        type: index === 0 || lineRandom.chance(0.6) ? types[0] : lineRandom.pick(types),
        standing,
        // How well a bed is built follows its price only so far.
        grade: clamp(low + (high - low) * standing + lineRandom.step(-0.2, 0.2, 0.02), 0, 1),
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
    sold_in_stores: character.floors.length > 0,
    color: brandColors[character.name] ?? null,
    expert_review: expertReview(range.models, range.lines, random.fork("expert review")),
  };
  return { brand, ...range };
}
