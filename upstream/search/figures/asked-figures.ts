import type { QueryVocabulary } from "../query-vocabulary";
import type { Token } from "../query-tokens";
import type { Meaning } from "../term";
import { agesAt, weightAt } from "./body";
import { discountAt } from "./discount";
import { firmnessAt } from "./firmness";
import { heightAt, sizeInInchesAt } from "./height";
import { trialAt } from "./trial";

/** What a figure with its unit asks for besides a price, and how many tokens say it. */
export interface AskedFigure {
  meaning: Meaning;
  length: number;
}

/** Reads a firmness, a body weight, an age, a size, a height, a trial or a discount that begins with the token at `at`. */
export const askedFigure = (
  tokens: readonly Token[],
  at: number,
  query: string,
  vocabulary: QueryVocabulary,
): AskedFigure | null =>
  firmnessAt(tokens, at, query, vocabulary) ??
  sizeInInchesAt(tokens, at) ??
  weightAt(tokens, at, query) ??
  agesAt(tokens, at, query) ??
  heightAt(tokens, at, query) ??
  trialAt(tokens, at) ??
  discountAt(tokens, at, query);
