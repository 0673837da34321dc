import { capitalized, formatMoney, listed } from "#contracts/english";
import type { ExpertReview } from "#contracts/brands";
import { firmnessWord } from "#contracts/vocabulary/mattress";
import { tenths } from "../../rules/piecewise";
import type { SeedLine, SeedModel } from "../catalogue/catalogue-data";
import { daysBefore } from "../dates";
import { testers } from "../expert-reviews/testers";
import type { Random } from "../random";
import {
  bestForPhrases,
  mildWeaknessSentences,
  strengthSentences,
  verdictClosingForAir,
  verdictClosings,
  verdictMiddles,
  verdictOpenings,
  weaknessSentences,
  type ScoreKey,
} from "./score-sentences";
import { fill } from "./fill";
import { rankedScores, scoreNouns } from "./wording";

const mean = (numbers: readonly number[]) => numbers.reduce((sum, value) => sum + value, 0) / numbers.length;

function meanScores(models: readonly SeedModel[]): SeedModel["scores"] {
  const keys = Object.keys(scoreNouns) as ScoreKey[];
  const means = keys.map((key) => [key, tenths(mean(models.map((model) => model.scores[key])))]);
  return Object.fromEntries(means) as SeedModel["scores"];
}

const queenCents = (model: SeedModel) =>
  model.variants.find(({ size }) => size === "queen")?.list_cents ?? Number.MAX_SAFE_INTEGER;

/** What the beds have that are not set at home. */
const fixedFirmness = (models: readonly SeedModel[]) =>
  models
    .filter(({ firmness }) => firmness.range === null)
    .flatMap(({ firmness }) => firmness.halves ?? [firmness.claimed]);

/** The beds that cost least: one by its name, several by their lines. */
function cheapestWords(models: readonly SeedModel[], lines: readonly SeedLine[]) {
  const cents = Math.min(...models.map(queenCents));
  const beds = models.filter((model) => queenCents(model) === cents);
  const held = lines.filter(({ slug }) => beds.some(({ line_slug }) => line_slug === slug));
  const whole = models.every((model) => beds.includes(model) || held.every(({ slug }) => slug !== model.line_slug));
  const several = beds.length > 1;
  const ofLines = `${whole ? "the" : "some of the"} ${listed(held.map(({ name }) => name))} beds`;
  const name = several ? ofLines : (beds[0]?.name ?? "");
  return {
    cheap: name,
    Cheap: capitalized(name),
    cost: several ? "cost" : "costs",
    are: several ? "are" : "is",
    cheapPrice: formatMoney(cents),
  };
}

/** From here up a lowest score is no fault, only the lowest. */
const mildFrom = 2.8;

/** Up to three kinds of sleeper, by what the range scores well in, how firm it comes and what it costs. */
function bestFor(
  models: readonly SeedModel[],
  scores: SeedModel["scores"],
  ranked: readonly ScoreKey[],
  random: Random,
): string[] {
  const firmness = fixedFirmness(models);
  const cheapest = Math.min(...models.map(queenCents));
  const traits = ranked.filter((key) => scores[key] >= 3.6).slice(0, 3);
  const others = [
    ...(Math.min(...firmness) <= 4 ? ["Side sleepers under 130 pounds"] : []),
    ...(Math.max(...firmness) >= 7 ? ["Stomach sleepers who need a firm bed"] : []),
    ...(cheapest <= 70000 ? [`Anyone who wants to spend about ${formatMoney(cheapest + 100)} on a queen`] : []),
  ];
  const spoken = traits.map((key) => random.pick(bestForPhrases[key]));
  return [...spoken.slice(0, 2), ...random.sample([...spoken.slice(2), ...others], 1)];
}

/** What an expert would say of the range, drawn from the construction, prices and firmness of its models. */
export function expertReview(models: readonly SeedModel[], lines: readonly SeedLine[], random: Random): ExpertReview {
  const scores = meanScores(models);
  const ranked = rankedScores(scores);
  const [strong, second, third] = ranked as [ScoreKey, ScoreKey, ScoreKey];
  const [weakest, weaker] = [...ranked].reverse() as [ScoreKey, ScoreKey];
  const say = (sentences: readonly string[], key: ScoreKey) => fill(random.pick(sentences), { noun: scoreNouns[key] });
  const firmness = fixedFirmness(models);
  const values = {
    strong: scoreNouns[strong],
    second: scoreNouns[second],
    weak: scoreNouns[weakest],
    ...cheapestWords(models, lines),
    ...(firmness.length === 0
      ? {}
      : { softest: firmnessWord(Math.min(...firmness)), firmest: firmnessWord(Math.max(...firmness)) }),
  };
  const verdict = [
    verdictOpenings,
    verdictMiddles,
    firmness.length === 0 ? [verdictClosingForAir] : verdictClosings,
  ].map((list) => fill(random.pick(list), values));
  return {
    // What the page shows is the mean of the beds' scores today.
    score: null,
    verdict: verdict.join(" "),
    strengths: [strong, second, ...(scores[third] >= 3.8 ? [third] : [])].map((key) =>
      say(strengthSentences[key], key),
    ),
    weaknesses: [weakest, ...(scores[weaker] < mildFrom ? [weaker] : [])].map((key) =>
      say(scores[key] < mildFrom ? weaknessSentences[key] : mildWeaknessSentences, key),
    ),
    best_for: bestFor(models, scores, ranked, random),
    reviewer: random.pick(testers).name,
    reviewed_on: daysBefore(random.int(20, 330)),
  };
}
