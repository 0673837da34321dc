import type { Suggestion, TextKind } from "#contracts/search";
import { bedTerms } from "./bed-terms";
import { needTerms } from "./need-terms";
import { tokensOf } from "./query-tokens";
import { fullName, type Hit, type SearchIndex } from "./search-index";
import type { Searcher } from "./searcher";

const mostSuggestions = 8;
/** The maximum number of phrase completions; names take precedence. */
const mostEndings = 3;

/** The maximum number of terms, guides and questions, and the input length required for them. */
const mostTexts = 3;
const fewestOfTexts = 3;
const noTexts = { find: (): Hit<TextKind>[] => [] };

const toSuggestion = ({ entry }: Hit | Hit<TextKind>): Suggestion => ({ result: fullName(entry), type: entry.kind });

/** Each phrase in full, in the order in which they are offered. */
const phrases = [...bedTerms, ...needTerms].map(({ kind, said }) => ({ kind, phrase: said.split(", ")[0]! }));

/**
 * The best eight suggestions for the input so far: names, then the query with its last words completed ("casper hyb" →
 * "casper hybrid"), then corrected names unless all of the query is understood; then up to three texts of this site.
 */
export function suggest(
  { index, vocabulary }: Pick<Searcher, "index" | "vocabulary">,
  q: string,
  texts: Pick<SearchIndex<TextKind>, "find"> = noTexts,
): Suggestion[] {
  const hits = index.find(q);
  const named = hits.map(toSuggestion);
  const endings = endingsOf(q).slice(0, mostEndings);
  const known = hits.length === 0 && isKnown(q, vocabulary);
  const meant = hits.length < mostSuggestions && !known ? index.findMistyped(q).map(toSuggestion) : [];
  const written = q.trim().length < fewestOfTexts ? [] : texts.find(q).slice(0, mostTexts).map(toSuggestion);
  const names = new Map<string, Suggestion>();
  for (const each of [...named.slice(0, mostSuggestions - endings.length), ...endings, ...named, ...meant]) {
    names.set(`${each.type} ${each.result}`, each);
  }
  // Texts come last and have room of their own.
  return [...[...names.values()].slice(0, mostSuggestions - written.length), ...written];
}

/** The query with its last one to three words completed to a phrase that starts with them. */
function endingsOf(q: string): Suggestion[] {
  const typed = q.trimStart().toLowerCase();
  const starts = [...typed.matchAll(/(?<=^|\s)\S/g)].map(({ index }) => index).slice(-3);
  return starts.flatMap((start) => {
    const end = typed.slice(start);
    if (end.length < 3) return [];
    return phrases
      .filter(({ phrase }) => phrase.startsWith(end) && phrase.length > end.length)
      .map(({ kind, phrase }) => ({ result: typed.slice(0, start) + phrase, type: kind }));
  });
}

/** Whether every word belongs to a phrase that isn't a name, so that merely similar names would mislead. */
function isKnown(q: string, vocabulary: Searcher["vocabulary"]): boolean {
  const tokens = tokensOf(q);
  for (let at = 0; at < tokens.length;) {
    const known = vocabulary.at(tokens, at);
    if (known === null || known.known.link !== undefined) return false;
    at += known.length;
  }
  return tokens.length > 0;
}
