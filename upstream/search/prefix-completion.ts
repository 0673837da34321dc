import { idleWords } from "./query-terms";
import type { Token } from "./query-tokens";
import type { QueryReader, ReadPart } from "./read-part";

/** What an unfinished word after a brand's name may be: a property of a bed, because names of beds stand there. */
const ofBeds: ReadonlySet<ReadPart["kind"]> = new Set(["type", "size", "firmness", "sides", "material"]);
/** The minimum number of letters for an unfinished word, and for a whole word of a longer phrase. */
const [fewest, fewestOfWhole] = [4, 6];

interface Begun {
  /** Number of tokens in the phrase matched there; 0: none. */
  known: number;
  behindBrand: boolean;
}

/** The unfinished end of a query: "casper hyb", "memory fo". */
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
  // "black" doesn't complete to "black friday", nor "one" to "one year trial".
  if (last.length < fewestOfWhole && by.vocabulary.isWhole(last)) return null;
  const begun = by.vocabulary.begunBy(typed.join(""));
  if (begun === null) return null;
  const ofBed = ofBeds.has(begun.known.kind);
  // It may be the start of a name, unless the only word in names that starts with it is this phrase: "hyb".
  const isPhrase = (name: string) => by.vocabulary.phraseOf(name) === begun.known;
  if (length === 1 && by.isName(typed[0]!) && !(ofBed && by.namesBegunBy(typed[0]!).every(isPhrase))) return null;
  const enough = ofBed || (!behindBrand && typed.join("").length >= fewest);
  return enough ? { ...begun.known, tokens: tokens.slice(at) } : null;
}
