import type { TermSummary } from "#contracts/content/content";
import { termKindLabels, type TermKind } from "#contracts/vocabulary/content";
import { cutText } from "#contracts/text/cut-text";

interface TermFilter {
  /** As typed. */
  q: string;
  kind: TermKind | null;
}

const plain = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** "springs" of a "pocket spring" */
const one = (word: string) => (word.length > 3 ? word.replace(/s$/, "") : word);

/** "offgassing" is "off-gassing". */
const joined = (text: string) => text.replaceAll(" ", "");

/** What an address asks for; what it can't be is left out. */
export function readTermFilter(url: string): TermFilter {
  const query = new URL(url).searchParams;
  const kind = query.get("kind") ?? "";
  return {
    q: cutText((query.get("q") ?? "").trim(), 80).trim(),
    kind: Object.hasOwn(termKindLabels, kind) ? (kind as TermKind) : null,
  };
}

/** Terms that have all the words in their names, or else in their meanings; names first. */
export function filteredTerms(terms: readonly TermSummary[], { q, kind }: TermFilter): TermSummary[] {
  const words = plain(q).split(" ").filter(Boolean);
  const ofKind = terms.filter((term) => kind === null || term.kind === kind);
  if (words.length === 0) return ofKind;
  const has = (texts: readonly string[]) => {
    const text = plain(texts.join(" "));
    return words.every((word) => text.includes(one(word))) || joined(text).includes(words.join(""));
  };
  const named = ofKind.filter(({ term, also }) => has([term, ...also]));
  return named.length > 0 ? named : ofKind.filter(({ term, also, summary }) => has([term, ...also, summary]));
}
