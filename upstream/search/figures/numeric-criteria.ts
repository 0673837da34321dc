import type { QueryVocabulary } from "../query-vocabulary";
import type { Token } from "../query-tokens";
import { ageAt } from "./age";
import { weightAt } from "./body";
import { discountAt } from "./discount";
import type { AskedFigure } from "./figure";
import { firmnessAt } from "./firmness";
import { heightAt, sizeInInchesAt } from "./height";
import { tallAt } from "./tall";
import { twoAlikeAt } from "./two-alike";
import { trialAt } from "./trial";

/**
 * Reads a firmness, somebody's weight, height or age, a size, a bed height, a trial or a discount that starts with the
 * token at `at`.
 */
export const numericCriterion = (
  tokens: readonly Token[],
  at: number,
  query: string,
  vocabulary: QueryVocabulary,
): AskedFigure | null =>
  firmnessAt(tokens, at, query, vocabulary) ??
  sizeInInchesAt(tokens, at) ??
  tallAt(tokens, at) ??
  twoAlikeAt(tokens, at) ??
  weightAt(tokens, at, query) ??
  ageAt(tokens, at, query) ??
  heightAt(tokens, at, query) ??
  trialAt(tokens, at) ??
  discountAt(tokens, at, query);
