import { firmnessOutcome } from "../../rules/test-claims";
import type { SeedBeds, SeedModel } from "../catalogue/catalogue-data";
import type { Random } from "../random";
import { slugify } from "../slug";
import { expertTexts } from "./expert-texts";

/** The brands that the header's expert reviews lead to (specification, section 3); a test holds it to the site's list. */
export const brandsInHeader = [
  "Avocado",
  "Beautyrest",
  "Brooklyn Bedding",
  "Casper",
  "DreamCloud",
  "Helix",
  "Nectar",
  "Purple",
  "Saatva",
  "Sealy",
  "Serta",
  "Stearns & Foster",
  "TEMPUR-Pedic",
  "Tuft & Needle",
  "WinkBed",
] as const;

/** Hardly anybody else makes their type. With three of every other brand, a quarter of all beds is tested (ruleset 2026.3, section 8). */
const onlyTypes = new Set(["sleep-number", "sleep-on-latex"]);
const inHeader = new Set(brandsInHeader.map(slugify));
const bedsOfBrand = (slug: string) => (inHeader.has(slug) || onlyTypes.has(slug) ? 4 : 3);

export interface ChosenBed {
  model: SeedModel;
  brand: { slug: string; name: string };
  collection: string;
}

/** A text about a bed outlives a change to the beds around it. */
const writtenFirst = (beds: readonly ChosenBed[]) => {
  const isWritten = ({ model }: ChosenBed) => expertTexts().has(model.slug);
  return [...beds.filter(isWritten), ...beds.filter((bed) => !isWritten(bed))];
};

/** A test is worth most where the label is wrong. */
const doubtfulFirst = (models: readonly SeedModel[]) => [
  ...models.filter(isDoubtful),
  ...models.filter((model) => !isDoubtful(model)),
];

const isDoubtful = ({ firmness: { claimed, measured, range } }: SeedModel) =>
  measured !== null && range === null && firmnessOutcome(claimed, measured) !== "as-claimed";

/**
 * Which beds were tested: of each brand some, those with a text before others, each of another line as far as there are lines;
 * only such as have a measured firmness.
 */
export function chooseBeds(catalogue: SeedBeds, random: Random): ChosenBed[] {
  return catalogue.brands.flatMap((brand) => {
    const own = random.fork(brand.slug);
    const collections = catalogue.collections.filter(({ brand_slug }) => brand_slug === brand.slug);
    const lines = catalogue.lines.flatMap((line) => {
      const collection = collections.find(({ slug }) => slug === line.collection_slug);
      const models = catalogue.models.filter(
        ({ line_slug, firmness }) => line_slug === line.slug && firmness.measured !== null,
      );
      return collection === undefined || models.length === 0
        ? []
        : { collection: collection.name, models: doubtfulFirst(own.fork(line.slug).sample(models, models.length)) };
    });
    const shuffled = own.sample(lines, lines.length);
    const rounds = Math.max(0, ...shuffled.map(({ models }) => models.length));
    const inTurn = Array.from({ length: rounds }, (_, round) =>
      shuffled.flatMap(({ collection, models }) => {
        const model = models[round];
        return model === undefined ? [] : { model, brand: { slug: brand.slug, name: brand.name }, collection };
      }),
    ).flat();
    return writtenFirst(inTurn).slice(0, bedsOfBrand(brand.slug));
  });
}
