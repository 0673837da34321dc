import type { Suggestion } from "../../app/contracts/search";
import { fullName, type SearchIndex } from "./search-index";

const mostSuggestions = 8;

/** The best eight names for what was typed so far; those that need a correction come last. */
export function suggest(index: SearchIndex, q: string): Suggestion[] {
  const hits = index.find(q);
  if (hits.length < mostSuggestions) hits.push(...index.findMistyped(q));
  const suggestions = new Map<string, Suggestion>();
  for (const { entry } of hits) {
    const result = fullName(entry);
    const key = `${entry.kind} ${result}`;
    if (!suggestions.has(key)) suggestions.set(key, { result, type: entry.kind });
    if (suggestions.size === mostSuggestions) break;
  }
  return [...suggestions.values()];
}
