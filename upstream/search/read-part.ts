import type { SearchedPlace } from "#contracts/stores";
import type { Token } from "./query-tokens";
import type { Known, QueryVocabulary } from "./query-vocabulary";

/** A part of a query with its tokens. */
export interface ReadPart extends Known {
  tokens: readonly Token[];
  place?: SearchedPlace;
  /** In miles, if the query states a distance from the place. */
  radius?: number;
  /** The name of a state; a state has no center to search around. */
  state?: string;
  /** An alternative meaning of the same words, and the query that expresses it. */
  otherwise?: { label: string; query: string; part: ReadPart };
}

/** The data used to interpret a query. */
export interface QueryReader {
  vocabulary: QueryVocabulary;
  /** Whether the word, or a word that starts with it, occurs in a name. */
  isName(word: string): boolean;
  /** Words of names that start with these letters. */
  namesBegunBy(letters: string): readonly string[];
  /** The place with exactly this name; `sure`: the surrounding words say that a place is meant. */
  placeCalled(text: string, sure: boolean): SearchedPlace | null;
  /** The state with this full name, unless a large city shares it. */
  stateCalled(text: string): string | null;
  /** Whether there is a store at this number and street; in lower-case words. */
  isAddress(words: string): boolean;
}
