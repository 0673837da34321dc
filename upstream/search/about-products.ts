import type { QueryPartKind } from "#contracts/search";
import type { Interpretation } from "./interpret-query";
import type { Token } from "./query-tokens";
import type { ReadPart } from "./read-part";
import type { Searcher } from "./searcher";

/**
 * Whether a query says nothing about the person who typed it. There is no list of words about bodies and illnesses,
 * because it would never be complete. Instead, each word has to be recognized as part of a brand, a bed, a property or
 * price of a bed, a town, or a page of the site.
 */

const ofProducts: ReadonlySet<QueryPartKind> = new Set([
  "manufacturer",
  "retailer",
  "collection",
  "line",
  "model",
  "alias",
  "firmness",
  "sides",
  "flip",
  "made-for",
  "type",
  "material",
  "size",
  "price",
  "height",
  "certificate",
  "trial",
  "deal",
  "order",
  "place",
  "page",
]);

/** Answers of the match quiz that are about the bed. */
const ofBeds: ReadonlySet<string> = new Set(["size", "budgetRange", "preference"]);

/** Words between the others. None about a person, such as "my", "mother", "old" or "weigh". */
const connecting: ReadonlySet<string> = new Set(
  (
    "a an and the of by for with without in on at to from near around or not no but under over below above between than " +
    "most more least less best better good great nice new top bed beds mattress mattresses matress mattres size sized sizes " +
    "type types style kind price prices priced cost costs buy buying purchase get shop shopping online what which is are " +
    "vs versus how much where find looking show any some"
  ).split(" "),
);

/** A smaller figure without a currency sign may be somebody's weight or age. */
const leastPrice = 500;
/** In inches; people are taller than beds. */
const mostHeight = 30;

function isOfProduct({ kind, quiz = {}, page, place, tokens }: ReadPart): boolean {
  if (!ofProducts.has(kind) || page === "allergies" || Object.keys(quiz).some((name) => !ofBeds.has(name)))
    return false;
  if (place !== undefined && place.kind !== "city") return false;
  const figures = tokens.flatMap(({ amount, money }) => (amount === null || money ? [] : amount));
  if (kind === "price") return figures.every((amount) => amount >= leastPrice);
  return kind !== "height" || figures.every((amount) => amount <= mostHeight);
}

/** The parts of the query that none of the tokens cover. */
function textBeside(query: string, tokens: readonly Token[]): string {
  let beside = "";
  let from = 0;
  for (const { start, end } of [...tokens].sort((left, right) => left.start - right.start)) {
    beside += `${query.slice(from, start)} `;
    from = Math.max(from, end);
  }
  return beside + query.slice(from);
}

export function isAboutProducts(read: Interpretation, { index, vocabulary }: Searcher): boolean {
  const { query, corrected, parts, otherPlaces, nameTokens } = read;
  const all = [...parts, ...otherPlaces];
  if (corrected !== null || !all.every(isOfProduct)) return false;
  // The beginning of a name may be the beginning of anything.
  const isWhole = (token: Token) => index.has(token.word) || vocabulary.at([token], 0) !== null;
  const names = [...nameTokens, ...all.flatMap(({ kind, tokens }) => (kind === "manufacturer" ? tokens : []))];
  if (!names.every((token) => isWhole(token) || connecting.has(token.word))) return false;
  const beside = textBeside(query, [...all.flatMap(({ tokens }) => tokens), ...nameTokens]);
  const words = beside.toLowerCase().split(/[^\p{L}\p{M}\p{N}@]+/u);
  return words.every((word) => word === "" || connecting.has(word));
}
