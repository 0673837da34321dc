import { phraseAt, type Token } from "../query-tokens";
import type { QueryVocabulary } from "../query-vocabulary";
import { bedsAgeAt } from "./age";
import { unitAt } from "./body";
import { boundBefore } from "./bounds";
import { bodyHeightAt } from "./body-height";
import { dimensionsAt, sizeInInchesAt } from "./height";

/** Figures that a search can't use, recognized so that none is mistaken for a price or a body weight. */

const measures = [
  "weight limit",
  "weight capacity",
  "max weight",
  "maximum weight",
  "thread count",
  "coil count",
  "coil gauge",
  "foam density",
  "density",
  "limit",
  "capacity",
  "gauge",
  "ild",
  "score",
  "scores",
  "scored",
  "rating",
  "rated",
  "pack of",
  "set of",
];
const counted = [
  "thread count",
  "threads",
  "gsm",
  "year warranty",
  "years warranty",
  "yr warranty",
  "yrs warranty",
  "reviews",
  "ratings",
  "stars",
  "star",
  "zones",
  "zone",
  "layers",
  "layer",
  "pack",
  "watts",
  "cm",
  "kg",
  "ply",
];
/** These remain after the figure is removed, because they describe the bed: "1000 pocketed coils". */
const things = ["", "pocketed ", "pocket ", "wrapped ", "steel ", "individual "].flatMap((kind) =>
  ["coils", "coil", "springs", "spring"].map((thing) => kind + thing),
);
const months = ["a month", "per month", "each month", "month", "monthly", "mo", "a week", "per week", "a year"];
/** Up to this many pounds, a figure is the density of foam per cubic foot. */
const mostDensity = 12;

/** How many tokens starting at `at` state a figure that a search can't use; 0: none. */
export const otherFigureAt = (
  tokens: readonly Token[],
  at: number,
  query: string,
  vocabulary: QueryVocabulary,
): number =>
  measureAt(tokens, at) ||
  bedsAgeAt(tokens, at) ||
  countAt(tokens, at) ||
  instalmentAt(tokens, at, query) ||
  ownWeightAt(tokens, at) ||
  bodyHeightAt(tokens, at) ||
  otherSizeAt(tokens, at, vocabulary);

/** "weight limit 500", "score over 80", "density 5 lb" */
function measureAt(tokens: readonly Token[], at: number): number {
  const said = phraseAt(tokens, at, measures);
  if (said === 0) return 0;
  const between = phraseAt(tokens, at + said, ["of", "is", "at"]);
  const begins = at + said + between;
  const figure = begins + (boundBefore(tokens, begins)?.length ?? 0);
  if (tokens[figure]?.amount == null || tokens[figure].money) return 0;
  const unit = unitAt(tokens, figure + 1) || phraseAt(tokens, figure + 1, ["out of 10", "out of 5", "stars", "star"]);
  return figure + 1 + unit - at;
}

/** "1000 thread count", "5 lb memory foam", "1000 pocketed coils" */
function countAt(tokens: readonly Token[], at: number): number {
  const figure = tokens[at];
  if (figure?.amount == null || figure.money) return 0;
  const what = phraseAt(tokens, at + 1, counted);
  if (what > 0) return 1 + what;
  const unit = unitAt(tokens, at + 1);
  if (unit > 0 && figure.amount <= mostDensity) return 1 + unit;
  return phraseAt(tokens, at + 1, things) > 0 ? 1 : 0;
}

/** "$50 a month" */
function instalmentAt(tokens: readonly Token[], at: number, query: string): number {
  const figure = tokens[at];
  if (figure?.amount == null) return 0;
  const slashed = query[figure.end] === "/";
  const said = phraseAt(tokens, at + 1, months);
  const month = tokens[at + 1]?.word === "month" || tokens[at + 1]?.word === "mo";
  return said > 0 && (figure.money || slashed || said > 1 || !month) ? 1 + said : 0;
}

/** "mattress weighs 100 lbs" */
function ownWeightAt(tokens: readonly Token[], at: number): number {
  const said = phraseAt(tokens, at, ["weighs", "weighing"]);
  const whose = [1, 2].map((back) => tokens[at - back]?.word ?? "");
  if (said === 0 || !whose.some((word) => /^(mattress|mattresses|bed|beds)$/.test(word))) return 0;
  const figure = at + said + (boundBefore(tokens, at + said)?.length ?? 0);
  return tokens[figure]?.amount == null ? 0 : figure + 1 + unitAt(tokens, figure + 1) - at;
}

/** "smaller than queen", "50 x 70" */
function otherSizeAt(tokens: readonly Token[], at: number, vocabulary: QueryVocabulary): number {
  const sides = dimensionsAt(tokens, at);
  if (sides !== null) return sizeInInchesAt(tokens, at) === null ? sides.length : 0;
  const than = phraseAt(
    tokens,
    at,
    ["smaller", "bigger", "larger", "wider", "longer", "shorter", "narrower"].map((word) => `${word} than`),
  );
  const known = than === 0 ? null : vocabulary.at(tokens, at + than + phraseAt(tokens, at + than, ["a"]));
  return known?.known.kind === "size" ? than + phraseAt(tokens, at + than, ["a"]) + known.length : 0;
}
