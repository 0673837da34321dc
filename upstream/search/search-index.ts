import type { SearchKind, TextKind } from "#contracts/search";
import { Vocabulary, type WordMatch } from "./vocabulary";
import { queryWords, wordsOf } from "./words";

/** Something that can be found by its name or by an alternative name. */
export interface Entry<Kind extends SearchKind | TextKind = SearchKind> {
  kind: Kind;
  slug: string;
  name: string;
  brand: { slug: string; name: string } | null;
  summary: string;
  aliases: readonly string[];
}

export interface Hit<Kind extends SearchKind | TextKind = SearchKind> {
  entry: Entry<Kind>;
  score: number;
  /** The alternative name, if the entry's own name does not match. */
  foundAs: string | null;
}

interface Form {
  entry: number;
  alias: string | null;
  words: number;
}
/** An occurrence of a word: in which form of a name, and with what weight. */
interface Posting {
  form: number;
  weight: number;
  first: boolean;
}

const kindBonus: Record<SearchKind | TextKind, number> = {
  manufacturer: 0.3,
  retailer: 0.15,
  collection: 0.12,
  line: 0.08,
  model: 0,
  store: 0,
  term: 0.1,
  guide: 0.1,
  question: 0,
  thread: 0,
  page: 0,
};
/** A brand's name in front of a model's identifies the model less than its own words. */
const brandWeight = 0.8;

/** How many letters a finished word may lack: "tempurpedics" has none too many, "winkbed" one too few. */
const mostMissing = 2;

/** The name of `entry` where its brand is not shown next to it. */
export const fullName = ({ brand, name }: Pick<Entry, "brand" | "name">) =>
  brand === null ? name : `${brand.name} ${name}`;

/**
 * The names of the catalogue, searched in the process, because no index of the database engine answers within 5 ms.
 * Every word of a query must match, in full or as a prefix; or, in the second attempt, with typos.
 */
export class SearchIndex<Kind extends SearchKind | TextKind = SearchKind> {
  readonly #entries: readonly Entry<Kind>[];
  readonly #forms: Form[] = [];
  readonly #postings: Posting[][];
  readonly #vocabulary: Vocabulary;
  /** The separate spelling of two joined words ("tempurpedic"). */
  readonly #inFull = new Map<string, string>();

  constructor(entries: readonly Entry<Kind>[]) {
    this.#entries = entries;
    const found: { word: string; posting: Posting }[] = [];
    entries.forEach((entry, number) => {
      for (const alias of [null, ...entry.aliases]) {
        const own = wordsOf(alias ?? entry.name);
        const brand = entry.brand === null ? [] : wordsOf(entry.brand.name);
        const form = this.#forms.push({ entry: number, alias, words: own.length + brand.length }) - 1;
        for (const [words, weight] of [
          [brand, brandWeight],
          [own, 1],
        ] as const) {
          words.forEach((word, index) => {
            found.push({ word, posting: { form, weight, first: index === 0 } });
            const next = words[index + 1];
            if (next === undefined) return;
            found.push({ word: word + next, posting: { form, weight: weight * 0.98, first: index === 0 } });
            this.#inFull.set(word + next, `${word} ${next}`);
          });
        }
      }
    });
    this.#vocabulary = new Vocabulary(found.map(({ word }) => word));
    this.#postings = Array.from({ length: this.#vocabulary.size }, () => []);
    for (const { word, posting } of found) this.#postings[this.#vocabulary.numberOf(word)]!.push(posting);
  }

  get size(): number {
    return this.#entries.length;
  }

  /** Whether a name contains the word, or a word that starts with it. */
  knows(word: string): boolean {
    return this.#vocabulary.typed(word).length > 0;
  }

  /** Words of names that start with these letters. */
  begunBy(letters: string): string[] {
    const words = this.#vocabulary.typed(letters).map(({ word }) => this.#vocabulary.wordOf(word));
    return words.filter((word) => !this.#inFull.has(word));
  }

  /** Whether a name contains exactly this word. */
  has(word: string): boolean {
    return this.#vocabulary.has(word);
  }

  /** The similarity, from 0 to 1, of the word to the most similar word in a name (of that kind). */
  likeness(word: string, kind?: Kind): number {
    const ofKind = ({ form }: Posting) => kind === undefined || this.#entries[this.#forms[form]!.entry]!.kind === kind;
    return this.#vocabulary
      .mistyped(word)
      .reduce(
        (most, { word: number, quality }) => (quality > most && this.#postings[number]!.some(ofKind) ? quality : most),
        0,
      );
  }

  /**
   * Hits for the query as typed, best first; also tries joining two words, as in "wink bed" for WinkBed. `unfinished`:
   * which of its words may be prefixes of any length; others may lack only a few letters.
   */
  find(query: string, unfinished: "every" | "last" | "none" = "every"): Hit<Kind>[] {
    return this.#hits(queryWords(query), (word, last) => {
      const matches = this.#vocabulary.typed(word);
      if (unfinished === "every" || (unfinished === "last" && last)) return matches;
      return matches.filter((match) => this.#vocabulary.wordOf(match.word).length <= word.length + mostMissing);
    });
  }

  /** Hits for the query with typos corrected, best first. Existing words are corrected last. */
  findMistyped(query: string): Hit<Kind>[] {
    const words = queryWords(query);
    const doubted = this.#hits(words, (word) => this.#meant(word));
    return doubted.length > 0 ? doubted : this.#hits(words, (word) => this.#anything(word));
  }

  /** The likeliest spelling of a query without hits; null if there is none. */
  correct(query: string): string | null {
    const best = this.findMistyped(query)[0];
    if (best === undefined) return null;
    const form = this.#forms.findIndex(
      ({ entry, alias }) => this.#entries[entry] === best.entry && alias === best.foundAs,
    );
    for (const words of spellings(queryWords(query))) {
      const corrected = words.map((word) => this.#inForm(this.#anything(word), form));
      if (corrected.every((word) => word !== null)) return corrected.join(" ");
    }
    return null;
  }

  #meant(word: string): WordMatch[] {
    return this.#vocabulary.has(word) ? this.#vocabulary.typed(word) : this.#anything(word);
  }

  #anything(word: string): WordMatch[] {
    return [...this.#vocabulary.typed(word), ...this.#vocabulary.mistyped(word)];
  }

  /** The best match that occurs in the form, in its spelling there. */
  #inForm(matches: WordMatch[], form: number): string | null {
    let best: WordMatch | null = null;
    for (const match of matches) {
      const occurs = this.#postings[match.word]!.some((posting) => posting.form === form);
      if (occurs && match.quality > (best?.quality ?? 0)) best = match;
    }
    if (best === null) return null;
    const word = this.#vocabulary.wordOf(best.word);
    return this.#inFull.get(word) ?? word;
  }

  #hits(words: string[], look: (word: string, last: boolean) => WordMatch[]): Hit<Kind>[] {
    const scores = new Map<number, number>();
    for (const spelling of spellings(words)) {
      const last = spelling.length - 1;
      this.#addForms(
        spelling.map((word, place) => look(word, place === last)),
        scores,
      );
      // Joined words score lower: they are for names mistakenly typed as two words.
      if (scores.size > 0) break;
    }
    return this.#ranked(scores);
  }

  /** Adds the forms of names in which each word of the query occurs, with their scores. */
  #addForms(words: WordMatch[][], scores: Map<number, number>): void {
    const count = words.length;
    const postings = (matches: WordMatch[]) => matches.reduce((sum, { word }) => sum + this.#postings[word]!.length, 0);
    const rarestFirst = words
      .map((matches, position) => ({ matches, position, size: postings(matches) }))
      .sort((left, right) => left.size - right.size);
    let all: Map<number, number> | null = null;
    for (const { matches, position } of rarestFirst) {
      const these = new Map<number, number>();
      for (const { word, quality } of matches) {
        for (const { form, weight, first } of this.#postings[word]!) {
          if (all !== null && !all.has(form)) continue;
          const score = quality * weight + (first && position === 0 ? 0.1 : 0);
          if (score > (these.get(form) ?? 0)) these.set(form, score);
        }
      }
      if (all !== null) for (const [form, score] of these) these.set(form, score + all.get(form)!);
      all = these;
      if (all.size === 0) return;
    }
    // The more of a name the query covers, the likelier it is meant.
    for (const [form, score] of all ?? []) {
      const covered = score / count + 0.2 * Math.min(1, count / this.#forms[form]!.words);
      if (covered > (scores.get(form) ?? 0)) scores.set(form, covered);
    }
  }

  #ranked(scores: Map<number, number>): Hit<Kind>[] {
    const hits = new Map<number, Hit<Kind>>();
    for (const [number, score] of scores) {
      const { entry: place, alias } = this.#forms[number]!;
      const entry = this.#entries[place]!;
      const hit: Hit<Kind> = { entry, score: score + kindBonus[entry.kind], foundAs: alias };
      const other = hits.get(place);
      if (other === undefined) hits.set(place, hit);
      else if (other.foundAs !== null && (alias === null || hit.score > other.score)) hits.set(place, hit);
    }
    return [...hits.values()].sort(
      (left, right) =>
        right.score - left.score ||
        left.entry.name.length - right.entry.name.length ||
        (left.entry.slug < right.entry.slug ? -1 : 1),
    );
  }
}

/** The words as typed, then with each pair of neighbors joined. */
function spellings(words: string[]): string[][] {
  if (words.length === 0) return [];
  const joined = words
    .slice(1)
    .map((word, index) => [...words.slice(0, index), words[index]! + word, ...words.slice(index + 2)]);
  return [words, ...joined];
}
