/** The sentences of a text as they are compared: in small letters, any number alike, without punctuation. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) =>
      sentence
        .toLowerCase()
        .replace(/\d+/g, "#")
        .replace(/’/g, "'")
        .replace(/[^a-z#']+/g, " ")
        .trim(),
    )
    .filter((sentence) => sentence !== "");

export const wordsOf = (sentence: string): number => sentence.split(" ").length;

/** A writer may say something twice in one text: only what another text says, too, is found twice. */
export function foundTwice(texts: readonly string[], fewestWords: number): { twice: string[]; sentences: number } {
  const inTexts = new Map<string, Set<number>>();
  const all = texts.flatMap((text, index) => {
    const own = sentencesOf(text).filter((sentence) => wordsOf(sentence) >= fewestWords);
    for (const sentence of own) inTexts.set(sentence, (inTexts.get(sentence) ?? new Set()).add(index));
    return own;
  });
  return { twice: all.filter((sentence) => inTexts.get(sentence)!.size > 1), sentences: all.length };
}

/** Those that stand more than once in the list, each once. */
export const repeated = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];
