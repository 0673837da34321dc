import type { Material } from "#contracts/mattress";
import { currentRuleset } from "../../rules/match/ruleset";
import type { Meaning } from "../term";
import { numericCriterion } from "../figures/numeric-criteria";
import { priceCriterion } from "../figures/price-criterion";
import { isAversion, isFreeOf, negationAt, negationBehind } from "./negations";
import type { Token } from "../query-tokens";
import { idleWords } from "../query-terms";
import type { Known } from "../query-vocabulary";
import type { QueryReader, ReadPart } from "../read-part";
import { bareAt, milesAt, placeAt } from "../read-place";

/** What a query excludes. */
interface Unwanted {
  /** Beds can be excluded by these. */
  parts: ReadPart[];
  /** A search can't exclude these: "not in Denver". */
  ignored: Token[];
  /** The token after them. */
  end: number;
}

const between = new Set(
  (
    "too very so a an any the really that much quite good want like need made sold of from by with for in near around " +
    "mattress mattresses bed beds"
  ).split(" "),
);
const alternatives = new Set(["or", "nor"]);
const coils: readonly Material[] = [
  "pocketed-coils",
  "bonnell-coils",
  "offset-coils",
  "continuous-coils",
  "micro-coils",
];
const degrees = new Set(["too", "very", "so", "that", "quite", "really"]);

/** "not firm", "no foam or latex", "anything but Casper", "not in Denver", "latex allergy". */
export function exclusionAt(tokens: readonly Token[], at: number, query: string, by: QueryReader): Unwanted | null {
  const behind = unwantedBehind(tokens, at, query, by);
  if (behind !== null) return behind;
  const negation = negationAt(tokens, at, query);
  if (negation === null) return null;
  const { length, sure } = negation;
  // "no motion transfer", "non-toxic", "no more than $1,000"
  if (negation.first === undefined && by.vocabulary.at(tokens, at) !== null) return null;
  if (length > 0 && priceCriterion(tokens, at, query) !== null) return null;
  if (length > 0 && numericCriterion(tokens, at, query, by.vocabulary) !== null) return null;
  // "Is Casper better than Purple?" asks about both.
  if (negation.ofBrands === true && tokens.some((_, place) => place < at && isBrand(tokens, place, by))) return null;
  const next = tokens[at + length];
  if (next === undefined) return null;
  if (length > 0 && /[^\s:-]/.test(query.slice(tokens[at + length - 1]!.end, next.start))) return null;

  const items: { item: Item; from: number; end: number }[] = [];
  // How many of them are definitely unwanted: "no hybrid, latex or foam" is one list, "no springs, memory foam" is not.
  let certain = 0;
  for (let from = at + length; ;) {
    const begins = afterWords(tokens, from, by);
    const how = { before: tokens.slice(from, begins), byLayers: negation.byLayers };
    const item = itemAt(tokens, begins, query, by, how);
    if (item === null || (item.part === null && !sure && item.known !== true)) break;
    if (negation.ofBrands === true && item.part?.kind !== "manufacturer") break;
    const first = items.length === 0;
    const joined = first ? { word: "" } : tokens[from - 1]!;
    if (!first && !alternatives.has(joined.word) && familyOf(item) !== familyOf(items[0]!.item)) break;
    const end = begins + item.length;
    items.push({ item, from, end });
    if (first || alternatives.has(joined.word) || joined.word === "and" || isJoined(query, tokens, from)) {
      certain = items.length;
    }
    const next = tokens[end];
    if (next === undefined) break;
    if (alternatives.has(next.word) || next.word === "and") from = end + 1;
    else if (tokens[end - 1]!.ends || isJoined(query, tokens, end)) from = end;
    else break;
  }
  items.length = certain;
  const last = items.at(-1);
  if (last === undefined) return null;

  const unwanted: Unwanted = { parts: [], ignored: [], end: last.end };
  for (const { item, from, end } of items) {
    // When one of several is removed, the others are still unwanted, so the negation in front of them stays.
    const several = items.length > 1;
    const said = several ? inList(tokens, { from, end, last: end === last.end }) : tokens.slice(at, end);
    if (item.part === null) unwanted.ignored.push(...(several ? tokens.slice(from, end) : said));
    else unwanted.parts.push({ ...item.part, tokens: said });
  }
  return isAversion(tokens[at]!.word) ? { ...unwanted, parts: asAllergies(unwanted.parts) } : unwanted;
}

/** The quiz's name for an allergen; empty for materials that aren't one. */
const allergensOf = (material: string) =>
  Object.entries(currentRuleset.allergens).flatMap(([allergen, materials]) =>
    materials.some((each) => each === material) ? [allergen] : [],
  );

/** The quiz excludes beds by allergies, too. */
function asAllergies(parts: readonly ReadPart[]): ReadPart[] {
  const found = parts.flatMap(({ layers = [], excluded }) =>
    [...layers, ...(excluded?.layers ?? [])].flatMap(allergensOf),
  );
  const allergies = [...new Set(found)].join(",");
  return parts.map((part) => (allergies === "" ? part : { ...part, page: "allergies", quiz: { allergies } }));
}

const isBrand = (tokens: readonly Token[], at: number, by: QueryReader) =>
  by.vocabulary.at(tokens, at)?.known.kind === "manufacturer";

/** One of several items, including the adjacent conjunction. */
function inList(tokens: readonly Token[], { from, end, last }: { from: number; end: number; last: boolean }) {
  const joins = (at: number) => [...alternatives, "and"].includes(tokens[at]?.word ?? "");
  return tokens.slice(last && joins(from - 1) ? from - 1 : from, !last && joins(end) ? end + 1 : end);
}

/** "foam & latex", "foam/latex" */
const isJoined = (query: string, tokens: readonly Token[], at: number) =>
  /[&/]/.test(query.slice(tokens[at - 1]!.end, tokens[at]!.start));

/** Kinds that may share a list. */
const familyOf = ({ part }: Item) => (part?.kind === "material" ? "type" : (part?.kind ?? "other"));

/** "latex-free", "latex and wool allergy", "Casper alternatives", "fiberglass free" */
function unwantedBehind(tokens: readonly Token[], at: number, query: string, by: QueryReader): Unwanted | null {
  const items: { meaning: Meaning; from: number; end: number }[] = [];
  for (let from = at; ;) {
    const known = by.vocabulary.at(tokens, from);
    const meaning = known === null || !excludable.has(known.known.kind) ? null : known;
    if (meaning === null) break;
    const end = from + meaning.length;
    const said = query.slice(tokens[from]!.start, tokens[end - 1]!.end);
    const part = excluding(meaning.known, said, { before: [], byLayers: true });
    if (part === null) break;
    items.push({ meaning: part, from, end });
    const tail = negationBehind(tokens, end, query, part.kind === "manufacturer");
    if (tail > 0) {
      const several = items.length > 1;
      // "hybrid and latex-free" are two requirements, "latex and wool allergy" is one.
      if (several && /^(free|less|no)$/.test(tokens[end]!.word)) return null;
      const parts = items.map(({ meaning: each, from: begins, end: ends }) => ({
        ...each,
        tokens: several
          ? inList(tokens, { from: begins, end: ends, last: ends === end })
          : tokens.slice(at, end + tail),
      }));
      return { parts: isAversion(tokens[end]!.word) ? asAllergies(parts) : parts, ignored: [], end: end + tail };
    }
    const next = tokens[end];
    if (next === undefined) break;
    if (alternatives.has(next.word) || next.word === "and") from = end + 1;
    else if (isJoined(query, tokens, end)) from = end;
    else break;
  }
  const word = tokens[at]!;
  const unknown = by.vocabulary.at(tokens, at) === null && word.amount === null && !by.isName(word.word);
  if (!unknown || idleWords.has(word.word) || !isFreeOf(tokens, at, query)) return null;
  return { parts: [], ignored: tokens.slice(at, at + 2), end: at + 2 };
}

const excludable = new Set<Meaning["kind"]>(["type", "material", "manufacturer"]);

function afterWords(tokens: readonly Token[], from: number, by: QueryReader): number {
  let at = from;
  // "near me" is a phrase of its own; "no brand Casper" names one.
  const isBetween = (word: string) =>
    (between.has(word) && by.vocabulary.at(tokens, at) === null) ||
    (/^brands?$/.test(word) && isBrand(tokens, at + 1, by));
  while (isBetween(tokens[at]?.word ?? "")) at += 1;
  return at;
}

interface Item {
  /** Null: the meaning is known, but beds can't be excluded by it. */
  part: Meaning | null;
  /** Part of a phrase that would otherwise be read as wanted. */
  known?: true;
  length: number;
}

/** How the negation is worded. */
interface Manner {
  /** The words right before it. */
  before: readonly Token[];
  byLayers: boolean;
}

/** The item that starts with the token at `at`; null if it can't be negated. */
function itemAt(tokens: readonly Token[], at: number, query: string, by: QueryReader, manner: Manner): Item | null {
  const { before } = manner;
  if (tokens[at] === undefined) return null;
  const inNames = by.vocabulary.inNamesAt(tokens, at);
  if (inNames > 0) return { part: null, length: inNames };
  const figure =
    milesAt(tokens, at) ?? numericCriterion(tokens, at, query, by.vocabulary) ?? priceCriterion(tokens, at, query);
  if (figure !== null) return { part: null, length: figure.length };
  const known = by.vocabulary.at(tokens, at);
  const introduced = ["in", "near", "around"].includes(before.at(-1)?.word ?? "") ? 1 : 0;
  const place =
    placeAt(tokens, at - introduced, by, known?.length ?? 0) ?? (known === null ? bareAt(tokens, at, by) : null);
  if (place !== null) return { part: null, length: place.tokens.length - introduced };
  if (known !== null) {
    const said = query.slice(tokens[at].start, tokens[at + known.length - 1]!.end);
    const part = excluding(known.known, said, manner);
    // "no back pain", "doesn't sleep hot": a complaint says what the bed is wanted for.
    if (isComplaint(known.known, said) && !before.some(({ word }) => word === "for")) return null;
    return { part, length: known.length, known: true };
  }
  return idleWords.has(tokens[at].word) && tokens[at].word !== "online" ? null : { part: null, length: 1 };
}

/** "no back pain", but "not bouncy" */
const isComplaint = ({ kind }: Known, said: string) =>
  kind === "cooling"
    ? !/cool|breath/i.test(said)
    : kind === "need" && /pain|ache|sore|hurt|sag|motion|toss|sciat|arthr|fibro|burs|disc|scolio|cold/i.test(said);

/** Everything but the given meaning; null if beds can't be excluded by it. */
function excluding(
  { kind, label, values = [], material, layers, link }: Known,
  said: string,
  { before, byLayers }: Manner,
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
  // Hybrids have coils, too, and so do some beds of other types.
  if (/spring|coil/i.test(said)) {
    const type = [...values, "hybrid", "latex-hybrid"];
    return { kind: "material", label: "without coils", excluded: { type, layers: coils } };
  }
  // Nearly every bed contains polyfoam somewhere, so only the types are excluded.
  if (byLayers && layers !== undefined && !layers.includes("polyfoam")) {
    return { kind: "material", label: `without ${label}`, excluded: { type: values, layers } };
  }
  return { kind, label: `not ${label}`, excluded: { type: values }, ...(layers === undefined ? {} : { layers }) };
}
