import type { SearchedPlace } from "#contracts/stores";
import type { Token } from "./query-tokens";
import type { Known, QueryVocabulary } from "./query-vocabulary";

/** A part of a query with the tokens that say it. */
export interface ReadPart extends Known {
  tokens: readonly Token[];
  place?: SearchedPlace;
  /** In miles, where the query says how far from the place. */
  radius?: number;
  /** A state has no middle to look around: its name. */
  state?: string;
  /** What the same words can mean besides, and the query that means it. */
  otherwise?: { label: string; query: string; part: ReadPart };
}

/** What a query is read by. */
export interface QueryReader {
  vocabulary: QueryVocabulary;
  /** Whether the word, or one that begins with it, is in a name. */
  isName(word: string): boolean;
  /** Words of names that begin with these letters. */
  namesBegunBy(letters: string): readonly string[];
  /** The place that is called exactly so; `sure`: words around it say that a place is meant. */
  placeCalled(text: string, sure: boolean): SearchedPlace | null;
  /** The state whose name in full it is, unless a large city is called so too. */
  stateCalled(text: string): string | null;
  /** Whether a store is at this number of this street; in lower-case words. */
  isAddress(words: string): boolean;
}
