import { ageText } from "../need-terms";
import type { ReadPart } from "../read-part";

/** "Toddler, 3 years old": a word for children of an age is redundant next to the exact age. */
export function exactAges(parts: readonly ReadPart[]): readonly ReadPart[] {
  const isWord = ({ label }: ReadPart) => ageText.has(label);
  const words = parts.filter(isWord);
  const exact = parts.find(
    (part) => part.quiz?.childAge !== undefined && part.tokens.some(({ amount }) => amount !== null),
  );
  if (exact === undefined || words.length === 0) return parts;
  const tokens = [exact, ...words].flatMap((part) => part.tokens).sort((left, right) => left.start - right.start);
  return parts.flatMap((part) => (isWord(part) ? [] : part === exact ? { ...exact, tokens } : part));
}
