import type { ReadPart } from "../read-part";

/** "Obese person 350 lbs": a word for heavy or light says nothing beside pounds that are among those it means. */
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
