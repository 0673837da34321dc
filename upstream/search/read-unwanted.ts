import type { Material } from "../../app/contracts/mattress";
import type { Meaning } from "./term";
import { askedFigure } from "./asked-figures";
import { askedPrice } from "./asked-price";
import { phraseAt, type Token } from "./query-tokens";
import { idleWords } from "./query-terms";
import type { Known } from "./query-vocabulary";
import type { QueryReader, ReadPart } from "./read-part";
import { bareAt, milesAt, placeAt } from "./read-place";

/** What a query says is not wanted. */
interface Unwanted {
  /** Beds can be left out by these. */
  parts: ReadPart[];
  /** No search can leave these out: "not in Denver". */
  ignored: Token[];
  /** The token after them. */
  end: number;
}

/** Said before what is not wanted; the longer first. */
const negations = [
  "anything other than",
  "everything other than",
  "anything but",
  "everything but",
  "anything except",
  "everything except",
  "other than",
  "rather than",
  "instead of",
  "allergic to",
  "allergy to",
  "allergies to",
  "neither",
  "nothing",
  "not",
  "no",
  "non",
  "nor",
  "without",
  "except",
  "excluding",
  "avoid",
  "never",
];
/** They stand before words of all kinds, so they count only where a bed can be left out by what follows. */
const contractions = ["isnt", "arent", "dont", "doesnt", "hate"];
const between = new Set(
  (
    "too very so a an any the really that much quite good want like need made sold of from by with for in near around " +
    "mattress mattresses bed beds"
  ).split(" "),
);
const alternatives = new Set(["or", "nor"]);
/** Whoever says so means what a bed has inside, too; "not memory foam" is of another type. */
const ofLayers = new Set(["no", "without", "allergic", "allergy", "allergies"]);
/** What "free" is said of besides what a bed is free of. */
const given = new Set("shipping delivery return returns trial gift gifts pillow pillows sheets set base".split(" "));
const coils: readonly Material[] = [
  "pocketed-coils",
  "bonnell-coils",
  "offset-coils",
  "continuous-coils",
  "micro-coils",
];
const degrees = new Set(["too", "very", "so", "that", "quite", "really"]);

/** "not firm", "no foam or latex", "anything but Casper", "not in Denver". */
export function unwantedAt(tokens: readonly Token[], at: number, query: string, by: QueryReader): Unwanted | null {
  const free = freeOfAt(tokens, at, query, by);
  if (free !== null) return free;
  // "no motion transfer", "non-toxic", "no more than $1,000"
  if (by.vocabulary.at(tokens, at) !== null || askedPrice(tokens, at, query) !== null) return null;
  const sure = phraseAt(tokens, at, negations);
  const length = sure > 0 ? sure : phraseAt(tokens, at, contractions);
  const next = tokens[at + length];
  if (length === 0 || next === undefined) return null;
  if (/[^\s-]/.test(query.slice(tokens[at + length - 1]!.end, next.start))) return null;

  const items: { item: Item; from: number; end: number }[] = [];
  // How many of them are surely not wanted: "no hybrid, latex or foam" is one list, "no springs, memory foam" is not.
  let certain = 0;
  for (let from = at + length; ;) {
    const begins = afterWords(tokens, from, by);
    const how = { before: tokens.slice(from, begins), byLayers: ofLayers.has(tokens[at]!.word) };
    const item = itemAt(tokens, begins, query, by, how);
    if (item === null || (item.part === null && sure === 0)) break;
    const joined = tokens[from - 1]!;
    const first = items.length === 0;
    if (!first && !alternatives.has(joined.word) && familyOf(item) !== familyOf(items[0]!.item)) break;
    const end = begins + item.length;
    items.push({ item, from, end });
    if (first || alternatives.has(joined.word) || joined.word === "and" || ampersand(query, tokens, from)) {
      certain = items.length;
    }
    const next = tokens[end];
    if (next === undefined) break;
    if (alternatives.has(next.word) || next.word === "and") from = end + 1;
    else if (tokens[end - 1]!.ends || ampersand(query, tokens, end)) from = end;
    else break;
  }
  items.length = certain;
  const last = items.at(-1);
  if (last === undefined) return null;

  const unwanted: Unwanted = { parts: [], ignored: [], end: last.end };
  for (const { item, from, end } of items) {
    // Without one of several the others are still not wanted: the word before all of them stays.
    const several = items.length > 1;
    const said = several ? inList(tokens, { from, end, last: end === last.end }) : tokens.slice(at, end);
    if (item.part === null) unwanted.ignored.push(...(several ? tokens.slice(from, end) : said));
    else unwanted.parts.push({ ...item.part, tokens: said });
  }
  return unwanted;
}

/** One of several with the conjunction beside it. */
function inList(tokens: readonly Token[], { from, end, last }: { from: number; end: number; last: boolean }) {
  const joins = (at: number) => [...alternatives, "and"].includes(tokens[at]?.word ?? "");
  return tokens.slice(last && joins(from - 1) ? from - 1 : from, !last && joins(end) ? end + 1 : end);
}

const ampersand = (query: string, tokens: readonly Token[], at: number) =>
  query.slice(tokens[at - 1]!.end, tokens[at]!.start).includes("&");

/** Kinds that are named in one list. */
const familyOf = ({ part }: Item) => (part?.kind === "material" ? "type" : (part?.kind ?? "other"));

/** "latex-free", "foam free" */
function freeOfAt(tokens: readonly Token[], at: number, query: string, by: QueryReader): Unwanted | null {
  const known = by.vocabulary.at(tokens, at);
  const end = at + (known?.length ?? 0);
  if (known === null || tokens[end]?.word !== "free" || given.has(tokens[end + 1]?.word ?? "")) return null;
  if (known.known.kind !== "type" && known.known.kind !== "material") return null;
  const said = query.slice(tokens[at]!.start, tokens[end - 1]!.end);
  const part = excluding(known.known, said, { before: [], byLayers: true });
  return part === null ? null : { parts: [{ ...part, tokens: tokens.slice(at, end + 1) }], ignored: [], end: end + 1 };
}

function afterWords(tokens: readonly Token[], from: number, by: QueryReader): number {
  let at = from;
  // "near me" is a phrase of its own.
  while (between.has(tokens[at]?.word ?? "") && by.vocabulary.at(tokens, at) === null) at += 1;
  return at;
}

interface Item {
  /** Null: it is known what is meant, but beds can't be left out by it. */
  part: Meaning | null;
  length: number;
}

/** How something is said not to be wanted. */
interface Negation {
  /** The words right before it. */
  before: readonly Token[];
  byLayers: boolean;
}

/** What begins with the token at `at`; null where it is no thing that can be unwanted. */
function itemAt(tokens: readonly Token[], at: number, query: string, by: QueryReader, negation: Negation): Item | null {
  const { before } = negation;
  if (tokens[at] === undefined) return null;
  const figure = milesAt(tokens, at) ?? askedFigure(tokens, at, query) ?? askedPrice(tokens, at, query);
  if (figure !== null) return { part: null, length: figure.length };
  const known = by.vocabulary.at(tokens, at);
  const introduced = ["in", "near", "around"].includes(before.at(-1)?.word ?? "") ? 1 : 0;
  const place =
    placeAt(tokens, at - introduced, by, known?.length ?? 0) ?? (known === null ? bareAt(tokens, at, by) : null);
  if (place !== null) return { part: null, length: place.tokens.length - introduced };
  if (known !== null) {
    const said = query.slice(tokens[at].start, tokens[at + known.length - 1]!.end);
    const part = excluding(known.known, said, negation);
    // "no back pain", "doesn't sleep hot": what is complained of is what a bed is wanted for.
    const complaint = known.known.kind === "need" || (known.known.kind === "cooling" && !/cool|breath/i.test(said));
    if (complaint && !before.some(({ word }) => word === "for")) return null;
    return { part, length: known.length };
  }
  return idleWords.has(tokens[at].word) && tokens[at].word !== "online" ? null : { part: null, length: 1 };
}

/** Whatever else there is; null where beds can't be left out by it. */
function excluding(
  { kind, label, values = [], material, layers, link }: Known,
  said: string,
  { before, byLayers }: Negation,
): Meaning | null {
  if (kind === "manufacturer" && link !== undefined) {
    return { kind, label: `not ${label}`, excluded: { brand: [link.slug] } };
  }
  if (material !== undefined) {
    return { kind, label: label.replace(/^with /, "without "), excluded: { layers: [material] } };
  }
  if (kind === "firmness") {
    const beyond = before.some(({ word }) => degrees.has(word));
    return { kind, label: `not ${label}`, excluded: { firmness: values, ...(beyond ? { beyond } : {}) } };
  }
  if (kind !== "type") return null;
  // Hybrids have coils, too, and so have some beds of other types.
  if (/spring|coil/i.test(said)) {
    const type = [...values, "hybrid", "latex-hybrid"];
    return { kind: "material", label: "without coils", excluded: { type, layers: coils } };
  }
  // Nearly every bed has polyfoam somewhere: whoever wants none gets beds of other types.
  if (byLayers && layers !== undefined && !layers.includes("polyfoam")) {
    return { kind: "material", label: `without ${label}`, excluded: { type: values, layers } };
  }
  return { kind, label: `not ${label}`, excluded: { type: values }, ...(layers === undefined ? {} : { layers }) };
}
