import { editDistance } from "../rules/edit-distance";

/** A vocabulary word that a typed word may stand for; quality is 1 for an exact match. */
export interface WordMatch {
  word: number;
  quality: number;
}

/** How many errors a word of this length may have: short words would match anything. */
export const allowedErrors = (letters: number) => (letters < 4 ? 0 : letters < 6 ? 1 : letters < 10 ? 2 : 3);

const trigramsOf = (word: string): Set<string> => {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, start) => padded.slice(start, start + 3)));
};

/** Every word of the names, found exactly, by its prefix, and despite typos. */
export class Vocabulary {
  readonly #sorted: string[];
  readonly #place: Map<string, number>;
  readonly #trigrams = new Map<string, number[]>();
  readonly #shared: Uint8Array;

  constructor(words: Iterable<string>) {
    this.#sorted = [...new Set(words)].sort();
    this.#place = new Map(this.#sorted.map((word, index) => [word, index]));
    this.#shared = new Uint8Array(this.#sorted.length);
    this.#sorted.forEach((word, index) => {
      for (const trigram of trigramsOf(word)) {
        const list = this.#trigrams.get(trigram);
        if (list === undefined) this.#trigrams.set(trigram, [index]);
        else list.push(index);
      }
    });
  }

  get size(): number {
    return this.#sorted.length;
  }

  has(word: string): boolean {
    return this.#place.has(word);
  }

  /** The number of a word in the vocabulary. */
  numberOf(word: string): number {
    return this.#place.get(word)!;
  }

  wordOf(number: number): string {
    return this.#sorted[number]!;
  }

  /** The word itself and all words that start with it. */
  typed(word: string): WordMatch[] {
    const matches: WordMatch[] = [];
    for (let index = this.#firstFrom(word); index < this.#sorted.length; index += 1) {
      const candidate = this.#sorted[index]!;
      if (!candidate.startsWith(word)) break;
      matches.push({
        word: index,
        quality: candidate === word ? 1 : 0.75 + 0.2 * (word.length / candidate.length),
      });
    }
    return matches;
  }

  /** Words that differ by typos: candidates that share a trigram, ranked by edit distance. */
  mistyped(word: string): WordMatch[] {
    const allowed = allowedErrors(word.length);
    if (allowed === 0) return [];
    const touched: number[] = [];
    for (const trigram of trigramsOf(word)) {
      for (const index of this.#trigrams.get(trigram) ?? []) {
        if (this.#shared[index] === 0) touched.push(index);
        this.#shared[index]! += 1;
      }
    }
    const matches: WordMatch[] = [];
    for (const index of touched) {
      const shared = this.#shared[index]!;
      this.#shared[index] = 0;
      const candidate = this.#sorted[index]!;
      // One error changes at most three trigrams, so a word that shares fewer has more errors.
      if (candidate.length < word.length - allowed || shared < word.length - 1 - 3 * allowed) continue;
      const { whole, beginning } = editDistance(word, candidate);
      if (whole <= allowed && whole > 0) matches.push({ word: index, quality: 0.7 - 0.15 * (whole - 1) });
      else if (beginning > 0 && beginning < allowed + (allowed === 1 ? 1 : 0)) {
        matches.push({ word: index, quality: 0.55 - 0.15 * (beginning - 1) });
      }
    }
    return matches;
  }

  #firstFrom(word: string): number {
    let [low, high] = [0, this.#sorted.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#sorted[middle]! < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
