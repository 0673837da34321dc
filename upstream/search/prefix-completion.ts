import { idleWords } from "./query-terms";
import type { Token } from "./query-tokens";
import type { QueryReader, ReadPart } from "./read-part";

/** What an unfinished word can be behind the name of a brand, where names of beds stand: what a bed is. */
const ofBeds: ReadonlySet<ReadPart["kind"]> = new Set(["type", "size", "firmness", "sides", "material"]);
/** Letters from which on an unfinished word says enough, and from which on a whole word of a longer phrase does. */
const [fewest, fewestOfWhole] = [4, 6];

interface Begun {
  /** Tokens of the phrase that is known there; 0: none is. */
  known: number;
  behindBrand: boolean;
}

/** The end of a query that is not typed to its end: "casper hyb", "memory fo". */
export function prefixCompletionAt(
  tokens: readonly Token[],
  at: number,
  by: QueryReader,
  { known, behindBrand }: Begun,
): ReadPart | null {
  const length = tokens.length - at;
  if (length > 3 || known === length || tokens.slice(at).some(({ amount }) => amount !== null)) return null;
  const typed = tokens.slice(at).map(({ word }) => word);
  if (tokens.slice(at, -1).some(({ ends }) => ends)) return null;
  if (length === 1 && idleWords.has(typed[0]!)) return null;
  const last = typed.at(-1)!;
  // "black" is no beginning of "black friday", nor "one" of "one year trial".
  if (last.length < fewestOfWhole && by.vocabulary.isWhole(last)) return null;
  const begun = by.vocabulary.begunBy(typed.join(""));
  if (begun === null) return null;
  const ofBed = ofBeds.has(begun.known.kind);
  // The beginning of a name, unless names have no word that it begins but this phrase: "hyb".
  const isPhrase = (name: string) => by.vocabulary.phraseOf(name) === begun.known;
  if (length === 1 && by.isName(typed[0]!) && !(ofBed && by.namesBegunBy(typed[0]!).every(isPhrase))) return null;
  const enough = ofBed || (!behindBrand && typed.join("").length >= fewest);
  return enough ? { ...begun.known, tokens: tokens.slice(at) } : null;
}
