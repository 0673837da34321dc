import { sizeLabels } from "#contracts/vocabulary/mattress";
import type { NamedLink } from "#contracts/mattress";
import { idleWords, namePhrases, queryTerms } from "./query-terms";
import type { Meaning } from "./term";
import type { Token } from "./query-tokens";
import { Vocabulary } from "./vocabulary";
import { wordsOf } from "./words";

/** A known phrase; brands and retailers include a link. */
export interface Known extends Meaning {
  /** The brand or retailer that the phrase names. */
  link?: NamedLink;
}

interface Names {
  brands: readonly NamedLink[];
  retailers: readonly NamedLink[];
  /** Names by code. */
  certificates: ReadonlyMap<string, string>;
}

const inNames: ReadonlySet<string> = new Set(namePhrases);
const mostTogether = 5;
/** First words of brands that mean something else alone. */
const ownMeaning = new Set(["sleep", "the", "king", "spring", "old", "great", "blue", "two", "big"]);
/** The threshold for a near miss of a phrase's word: such words are short, so one error is a lot. */
const sureEnough = 0.7;

/** Every phrase that a query may contain besides names of beds, matched regardless of spaces and hyphens. */
export class QueryVocabulary {
  readonly #known = new Map<string, Known>();
  /** Single words of all phrases, for unfinished and mistyped input. */
  readonly #words: Vocabulary;

  constructor({ brands, retailers, certificates }: Names) {
    for (const { said, ...meaning } of queryTerms) {
      const has = meaning.kind !== "certificate" || meaning.values?.some((code) => certificates.has(code));
      if (!has) continue;
      for (const phrase of said.split(", ")) this.#addWithForms(phrase, meaning);
    }
    for (const [code, name] of certificates) this.#add(name, { kind: "certificate", label: name, values: [code] });
    for (const link of retailers) this.#addName(link, { kind: "retailer", label: link.name, link });
    for (const link of brands) {
      const known: Known = { kind: "manufacturer", label: link.name, link };
      this.#addName(link, known);
      const [first = "", second] = wordsOf(link.name);
      const alone = brands.filter(({ name }) => wordsOf(name)[0] === first).length === 1;
      const plain = ownMeaning.has(first) || idleWords.has(first) || this.#known.has(first);
      if (second !== undefined && first.length >= 4 && alone && !plain) this.#known.set(first, known);
    }
    const words = queryTerms.flatMap(({ said }) => said.split(/[, ]+/));
    const plurals = words.filter((word) => word.length > 3 && !word.endsWith("s")).map((word) => `${word}s`);
    this.#words = new Vocabulary([...words, ...plurals, ...signs].filter((word) => word.length > 2));
  }

  /** How many tokens form a phrase that occurs only in names. */
  inNamesAt(tokens: readonly Token[], at: number): number {
    const words = (count: number) => tokens.slice(at, at + count).map(({ word }) => word);
    return [2, 1].find((count) => inNames.has(words(count).join(" "))) ?? 0;
  }

  /** The longest phrase that starts with the token at `at`. */
  at(tokens: readonly Token[], at: number): { known: Known; length: number } | null {
    for (let length = Math.min(mostTogether, tokens.length - at); length > 0; length -= 1) {
      const together = tokens.slice(at, at + length);
      if (together.some(({ word, ends }, index) => word === "" || (ends && index < length - 1))) continue;
      const typed = together.map(({ word }) => word).join("");
      const known = this.#known.get(typed) ?? (length === 1 ? this.#joinedToBed(typed) : undefined);
      if (known !== undefined) return { known, length };
    }
    return null;
  }

  /** "kingsize", "queenmattress" */
  #joinedToBed(word: string): Known | undefined {
    const what = /^(.{3,})(?:sized?|mattress|mattresses|beds?)$/.exec(word)?.[1];
    const known = what === undefined ? undefined : this.#known.get(what);
    return known?.kind === "size" || known?.kind === "type" || known?.kind === "firmness" ? known : undefined;
  }

  /** The phrase that an unfinished last word starts, from three letters on: the most common one. */
  begunBy(word: string): { known: Known; phrase: string } | null {
    if (word.length < 3) return null;
    for (const [phrase, known] of this.#known) if (phrase.startsWith(word)) return { known, phrase };
    return null;
  }

  /** The meaning of the word as a phrase on its own. */
  phraseOf(word: string): Known | undefined {
    return this.#known.get(word);
  }

  /** Whether it is a whole word of a phrase. */
  isWhole(word: string): boolean {
    return this.#words.has(word);
  }

  /**
   * The phrase word that this one was likely meant to be, with the likelihood from 0 to 1 and all equally likely words.
   */
  meant(word: string): { word: string; quality: number; alike: readonly string[] } | null {
    let best: { word: string; quality: number; alike: readonly string[] } | null = null;
    for (const { word: place, quality } of this.#words.mistyped(word)) {
      const candidate = this.#words.wordOf(place);
      const near =
        quality >= sureEnough || (word.length >= 8 && quality >= 0.55 && candidate.length >= word.length - 2);
      if (!near || isOtherWord(word, candidate) || quality < (best?.quality ?? 0)) continue;
      const alike: readonly string[] = quality === best?.quality ? [...best.alike, candidate] : [candidate];
      // Of two equally close words, the longer one: letters are more often omitted than added ("sleepr").
      const longest = alike.reduce((one, other) => (other.length > one.length ? other : one));
      best = { word: longest, quality, alike };
    }
    return best;
  }

  #addName({ name }: NamedLink, known: Known): void {
    this.#add(name, known);
    this.#add(name.replaceAll("&", " and "), known);
    this.#add(name.replace(/^the /i, ""), known);
    if (!name.endsWith("s")) this.#add(`${name}s`, known);
  }

  #addWithForms(phrase: string, meaning: Meaning): void {
    this.#add(phrase, meaning);
    if (!phrase.endsWith("s")) this.#add(`${phrase}s`, meaning);
  }

  /** The first entry wins: our own terms before names. */
  #add(phrase: string, known: Known): void {
    const key = wordsOf(phrase).join("");
    if (key.length > 1 && !this.#known.has(key)) this.#known.set(key, known);
  }
}

/** In a short word, a substituted letter makes a different word: "sofa" is not "soft", but "kign" is "king". */
function isOtherWord(typed: string, word: string): boolean {
  if (typed.length > 4 || typed.length !== word.length) return false;
  return [...typed].filter((letter, place) => letter !== word[place]).length === 1;
}

/** Words used to state a price, and words for the product itself. */
const signs = ["under", "below", "over", "between", "dollars", "mattress", "mattresses", ...Object.keys(sizeLabels)];
