import { firmnessWord } from "#contracts/vocabulary/mattress";
import { firmnessFacet } from "../../catalogue/model-facets";
import { exactly, phraseAt, type Token } from "../query-tokens";
import type { QueryVocabulary } from "../query-vocabulary";
import type { Meaning } from "../term";
import type { AskedFigure } from "./figure";

/** Comparisons and figures for firmness: "firmer than medium", "medium to firm", "firmness 7". */

const scale = firmnessFacet.values.map(({ value }) => value);
const firmer = new Set(["firmer", "harder", "stiffer"]);
const softer = new Set(["softer", "plusher", "cushier"]);
const leads = [
  "firmness level of",
  "firmness level",
  "firmness of",
  "firmness rating of",
  "firmness rating",
  "firmness",
];
const outOfTen = ["out of 10", "of 10", "10"];

export const firmnessAt = (
  tokens: readonly Token[],
  at: number,
  query: string,
  vocabulary: QueryVocabulary,
): AskedFigure | null =>
  comparedAt(tokens, at, vocabulary) ?? rangeAt(tokens, at, query, vocabulary) ?? countedAt(tokens, at, query);

interface SaidFirmness {
  meaning: Meaning;
  /** Its main place on the scale, and its ends. */
  middle: number;
  softest: number;
  firmest: number;
  length: number;
}

function wordAt(tokens: readonly Token[], at: number, vocabulary: QueryVocabulary): SaidFirmness | null {
  const found = vocabulary.at(tokens, at);
  if (found === null || found.known.kind !== "firmness" || found.known.values === undefined) return null;
  const places = found.known.values.map((value) => scale.indexOf(value));
  const middle = Math.max(scale.indexOf(found.known.label.replace(" ", "-")), places[0]!);
  const [softest, firmest] = [Math.min(...places), Math.max(...places)];
  return { meaning: found.known, middle, softest, firmest, length: found.length };
}

const ofScale = (label: string, values: readonly string[], length: number): AskedFigure | null =>
  values.length === 0 ? null : { meaning: { kind: "firmness", label, values }, length };

/** "firmer than medium", "softer than firm" */
function comparedAt(tokens: readonly Token[], at: number, vocabulary: QueryVocabulary): AskedFigure | null {
  const how = tokens[at]?.word ?? "";
  if ((!firmer.has(how) && !softer.has(how)) || tokens[at + 1]?.word !== "than") return null;
  const begins = at + 2 + phraseAt(tokens, at + 2, ["a", "an"]);
  const said = wordAt(tokens, begins, vocabulary);
  if (said === null) return null;
  const up = firmer.has(how);
  const beyond = (from: number) => (up ? scale.slice(from + 1) : scale.slice(0, from));
  const past = beyond(up ? said.firmest : said.softest);
  const label = `${up ? "firmer" : "softer"} than ${said.meaning.label}`;
  return ofScale(label, past.length > 0 ? past : beyond(said.middle), begins + said.length - at);
}

/** "medium to firm", "between soft and medium" */
function rangeAt(tokens: readonly Token[], at: number, query: string, vocabulary: QueryVocabulary): AskedFigure | null {
  const opened = phraseAt(tokens, at, ["between", "from"]);
  const low = wordAt(tokens, at + opened, vocabulary);
  if (low === null) return null;
  const joint = at + opened + low.length;
  const joined = phraseAt(tokens, joint, opened > 0 ? ["and", "to"] : ["to"]);
  const high = joined === 0 ? null : wordAt(tokens, joint + joined, vocabulary);
  if (high === null) return null;
  const [softer_, firmer_] = [low, high].sort((one, other) => one.middle - other.middle) as [
    SaidFirmness,
    SaidFirmness,
  ];
  return ofScale(
    `${softer_.meaning.label} to ${firmer_.meaning.label}`,
    scale.slice(softer_.middle, firmer_.middle + 1),
    joint + joined + high.length - at,
  );
}

/** "firmness 7", "firmness of 6 out of 10", "7/10 firmness" */
function countedAt(tokens: readonly Token[], at: number, query: string): AskedFigure | null {
  const lead = phraseAt(tokens, at, leads);
  const figure = tokens[at + lead];
  if (figure?.amount == null || figure.money || figure.amount < 1 || figure.amount > 10) return null;
  const slashed = /^\s*\/\s*10\b/.test(query.slice(figure.end));
  const words = phraseAt(tokens, at + lead + 1, slashed ? outOfTen : outOfTen.slice(0, 2));
  const tail = lead > 0 ? 0 : phraseAt(tokens, at + 1 + words, ["firmness"]);
  if (lead === 0 && tail === 0) return null;
  const feel = firmnessWord(exactly(figure));
  return ofScale(feel, [feel.replace(" ", "-")], lead + 1 + words + tail);
}
