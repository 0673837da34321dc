import type { TermSummary } from "~/contracts/content/content";
import { termKindLabels, type TermKind } from "~/contracts/vocabulary/content";

export interface TermFilter {
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

/** What an address asks for; what it can't be is left out. */
export function readTermFilter(url: string): TermFilter {
  const query = new URL(url).searchParams;
  const kind = query.get("kind") ?? "";
  return {
    // By characters: half an emoji can't stand in an address.
    q: Array.from((query.get("q") ?? "").trim())
      .slice(0, 80)
      .join("")
      .trim(),
    kind: Object.hasOwn(termKindLabels, kind) ? (kind as TermKind) : null,
  };
}

/** Terms that have all the words in their names, or else in their meanings; names first. */
export function filteredTerms(terms: readonly TermSummary[], { q, kind }: TermFilter): TermSummary[] {
  const words = plain(q).split(" ").filter(Boolean);
  const ofKind = terms.filter((term) => kind === null || term.kind === kind);
  if (words.length === 0) return ofKind;
  const has = (text: string) => words.every((word) => text.includes(word));
  const named = ofKind.filter(({ term, also }) => has(plain([term, ...also].join(" "))));
  return named.length > 0
    ? named
    : ofKind.filter(({ term, also, summary }) => has(plain([term, ...also, summary].join(" "))));
}
