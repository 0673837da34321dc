import { capitalized } from "#contracts/english";

/** Replaces each {word} by its value. Throws for a word without one, so that no sentence is printed with a hole. */
export function fill(sentence: string, values: Record<string, string | number>): string {
  const filled = sentence.replace(/\{(\w+)\}/g, (_, word: string) => {
    const value = values[word];
    if (value === undefined) throw new RangeError(`No value for {${word}} in "${sentence}"`);
    return String(value);
  });
  return capitalized(filled);
}
