import type { ReadPart } from "../read-part";

/** "Obese person 350 lbs": a word for heavy or light is redundant next to a figure within its range. */
export function exactWeights(parts: readonly ReadPart[]): readonly ReadPart[] {
  const weights = parts.filter(({ kind }) => kind === "weight");
  const exact = weights.filter(({ quiz }) => quiz?.pounds !== undefined);
  const means = (word: ReadPart, { values = [] }: ReadPart) => values.every((band) => word.values?.includes(band));
  const words = weights.filter((word) => !exact.includes(word) && exact.some((pounds) => means(word, pounds)));
  const withWords = (pounds: ReadPart): ReadPart => ({
    ...pounds,
    tokens: [pounds, ...words.filter((word) => means(word, pounds))]
      .flatMap(({ tokens }) => tokens)
      .sort((left, right) => left.start - right.start),
  });
  return parts.flatMap((part) => (words.includes(part) ? [] : exact.includes(part) ? withWords(part) : part));
}

/** A bed is matched for two people at most, so the weights of any others are dropped. */
export function weightsOfTwo(parts: readonly ReadPart[]): { parts: readonly ReadPart[]; others: readonly ReadPart[] } {
  const figures = parts.filter(({ kind, tokens }) => kind === "weight" && tokens.some(({ amount }) => amount !== null));
  const others = figures.slice(figures[0]?.quiz?.partnerPounds === undefined ? 2 : 1);
  return { parts: parts.filter((part) => !others.includes(part)), others };
}
