import { capitalized, formatMoney, listed, numberWord, withArticle } from "#contracts/english";
import type { MattressType } from "#contracts/mattress";
import { firmnessWord } from "#contracts/vocabulary/mattress";
import type { SeedCollection, SeedLine, SeedModel } from "../catalogue/catalogue-data";
import type { Random } from "../random";
import { comfortPhrase, countedType, supportPhrase, typeNouns } from "./wording";

/** "five hybrids and two memory foam beds", the most first. */
export function countedTypes(models: readonly SeedModel[]): string {
  const counts = new Map<MattressType, number>();
  for (const { type } of models) counts.set(type, (counts.get(type) ?? 0) + 1);
  const most = [...counts].sort((one, other) => other[1] - one[1]);
  return listed(most.map(([type, count]) => countedType(type, count)));
}

const allOf = (models: readonly SeedModel[]) => (models.length === 2 ? "both" : "all");

/** In the words of the figure that lists show beside each bed. */
function feelSpan(models: readonly SeedModel[]): string {
  const [softest, firmest] = [models[0], models[models.length - 1]].map((model) =>
    firmnessWord(model?.firmness.claimed ?? 5),
  );
  return softest === firmest ? `${allOf(models)} ${softest}` : `from ${softest} to ${firmest}`;
}

/** "10, 11 and 12 inches tall", lowest first. */
function heights(models: readonly SeedModel[]): string {
  const inches = [...new Set(models.map(({ height_inches }) => height_inches))].sort((one, other) => one - other);
  return `${listed(inches.map(String))} inches tall`;
}

/** `models` softest first. */
export function lineSummary(models: readonly SeedModel[], random: Random): string {
  const layers = models[0]?.layers ?? [];
  const beds = capitalized(countedTypes(models));
  if (models.every(({ firmness }) => firmness.range !== null))
    return `${beds}, ${heights(models)}. You set the firmness yourself.`;
  const comfort = comfortPhrase(layers);
  const [only] = models;
  const halves = only?.firmness.halves ?? null;
  if (halves !== null)
    return `${beds}, ${heights(models)}. You order each side ${listed([...new Set(halves.map(firmnessWord))], "or")}.`;
  if (only !== undefined && models.length === 1) {
    return `${capitalized(firmnessWord(only.firmness.claimed))}, in one comfort level: ${withArticle(typeNouns[only.type][0])} on ${supportPhrase(layers)}.`;
  }
  return random.pick([
    ...(comfort === ""
      ? []
      : [
          `${beds}, ${feelSpan(models)}. The ${models.length === 2 ? "softer one" : "softest"} has ${comfort} over ${supportPhrase(layers)}.`,
        ]),
    `${beds}, ${allOf(models)} built the same way on ${supportPhrase(layers)}, ${feelSpan(models)}.`,
    `${beds}, ${feelSpan(models)}, each on ${supportPhrase(layers)}.`,
    `One build in ${numberWord(models.length)} comfort levels, ${feelSpan(models)}: ${countedTypes(models)} on ${supportPhrase(layers)}.`,
  ]);
}

const standings: readonly (readonly string[])[] = [
  ["The simplest beds in the range", "Where the range starts", "The simpler beds in the range"],
  ["The middle of the range", "A step up in price"],
  ["The top of the range", "The most expensive beds in the range"],
];

const onlyStanding = ["The whole range"];

/** `rank` is the collection's place in the range from 0, the plainest; `of` is the number of collections. */
export function collectionSummary(
  lines: readonly SeedLine[],
  models: readonly SeedModel[],
  rank: number,
  of: number,
  random: Random,
): string {
  const ranked = standings[rank === 0 ? 0 : rank === of - 1 ? 2 : 1] ?? [];
  const standing = random.pick(of === 1 ? onlyStanding : ranked);
  const names = listed(lines.map((line) => line.name));
  return `${standing}: ${countedTypes(models)} in the ${names} ${lines.length === 1 ? "line" : "lines"}.`;
}

/** Says of the brand only that its range here is invented, and what that range holds. */
export function brandAbout(
  name: string,
  collections: readonly SeedCollection[],
  models: readonly SeedModel[],
  random: Random,
): string {
  const names = listed(collections.map((collection) => collection.name));
  const count = `${numberWord(models.length)} beds`;
  const kinds = countedTypes(models);
  const queens = models.flatMap(({ variants }) =>
    variants.flatMap(({ size, list_cents }) => (size === "queen" && list_cents !== null ? [list_cents] : [])),
  );
  const low = formatMoney(Math.min(...queens));
  const high = formatMoney(Math.max(...queens));
  const one = collections.length === 1;
  const many = `${numberWord(collections.length)} ${one ? "collection" : "collections"}`;
  const range = random.pick([
    `The ${name} range shown here is made up for the demo: ${count} in ${many}, ${names}.`,
    one
      ? `This is a made-up ${name} range of ${count}, all in ${names}.`
      : `This is a made-up ${name} range of ${count}, sorted into ${names}.`,
    `${names} ${one ? "is a made-up collection that stands" : "are made-up collections that stand"} in for ${withArticle(name)} range, with ${count} ${one ? "in it" : "between them"}.`,
    `For the demo we gave ${name} ${many.replace(/^(\w+) /, "$1 made-up ")}, ${names}, with ${count} ${one ? "in it" : "between them"}.`,
  ]);
  const onlyType = new Set(models.map(({ type }) => type)).size === 1 ? models[0]?.type : undefined;
  const contents = onlyType
    ? `All are ${typeNouns[onlyType][1]}, with list prices from ${low} to ${high} for a queen.`
    : random.pick([
        `There are ${kinds}, with list prices from ${low} to ${high} for a queen.`,
        `A queen lists for ${low} to ${high}, and there are ${kinds}.`,
        `You’ll find ${kinds}, and a queen lists for ${low} to ${high}.`,
      ]);
  const caution = random.pick([
    "Nothing here describes a product that the company sells.",
    "Only the brand name is real: we made up the layers, prices, terms and reviews.",
    "Nothing here says anything about the company or its real mattresses.",
  ]);
  return `${range} ${contents} ${caution}`;
}
