import type { Random } from "../random";
import { capital } from "../text/wording";
import { type Line, type Tag, textOf, varies } from "./stock/lines";

/**
 * A sentence of more than `short` words may be said so often on one brand's page and on all of them; the same may be said
 * in other words so often on a brand's page.
 */
export const repetition = { short: 6, onBrand: 2, overAll: 12, inOtherWords: 3 };

/** The sentences of a text, in lower case, that are long enough to be noticed again. */
export function longSentences(text: string): readonly string[] {
  const found: string[] = [];
  const lower = text.toLowerCase();
  let start = 0;
  let gaps = 0;
  for (let index = 0; index <= lower.length; index += 1) {
    const gap = index === lower.length || lower[index] === " " || lower[index] === "\n";
    if (!gap) continue;
    if (index === start) {
      start = index + 1;
      continue;
    }
    const ends = index === lower.length || ".?!".includes(lower[index - 1] ?? " ");
    if (!ends) {
      gaps += 1;
      continue;
    }
    if (gaps >= repetition.short) found.push(lower.slice(start, index));
    start = index + 1;
    gaps = 0;
  }
  return found;
}

/** What one review has said already. */
export interface Said {
  once: Set<string>;
  lines: Set<Line>;
}
export const nothingSaid = (): Said => ({ once: new Set(), lines: new Set() });

export interface Choosing {
  tags: Pick<ReadonlySet<string>, "has">;
  months: number;
  words: Readonly<Record<string, string>>;
  said: Said;
}

const isTrue = ({ name, months }: Tag, choosing: Choosing) =>
  months > 0 ? choosing.months >= months : choosing.tags.has(name);

/** Asked a million times for a demonstration, so plain loops. */
function sayable(line: Line, choosing: Choosing): boolean {
  const { once, lines } = choosing.said;
  for (const tag of line.needs) if (!isTrue(tag, choosing)) return false;
  for (const tag of line.bars) if (isTrue(tag, choosing)) return false;
  for (const theme of line.once) if (once.has(theme)) return false;
  return !lines.has(line);
}

/** Chooses what has been said least, so that reviews do not echo each other. */
export class Freshness {
  readonly #overAll: Map<string, number>;
  readonly #onBrand = new Map<string, number>();
  readonly #used = new Map<Line, number>();
  readonly #random: Random;

  constructor(overAll: Map<string, number>, random: Random) {
    this.#overAll = overAll;
    this.#random = random;
  }

  /** A text of the stock with its words filled in; null where none is fitting that is not worn out. */
  pick(stock: readonly Line[], choosing: Choosing): string | null {
    const left = stock.filter((line) => this.#timesUsed(line) < repetition.inOtherWords && sayable(line, choosing));
    while (left.length > 0) {
      const line = this.#leastUsed(left);
      for (let tries = varies(line) ? 4 : 1; tries > 0; tries -= 1) {
        const text = capital(textOf(line, choosing.words, this.#random));
        if (!this.claim(text)) continue;
        this.#used.set(line, this.#timesUsed(line) + 1);
        choosing.said.lines.add(line);
        for (const theme of line.once) choosing.said.once.add(theme);
        return text;
      }
      left.splice(left.indexOf(line), 1);
    }
    return null;
  }

  /** Of short phrases, which may come again; the least used first. */
  phrase(list: readonly string[]): string {
    const uses = (text: string) => this.#onBrand.get(text) ?? 0;
    const least = Math.min(...list.map(uses));
    const text = this.#random.pick(list.filter((each) => uses(each) === least));
    this.#onBrand.set(text, least + 1);
    return text;
  }

  /** Counts the sentences of a text; false, and nothing is counted, if one of them is worn out. */
  claim(text: string): boolean {
    const sentences = longSentences(text);
    const fresh = sentences.every(
      (sentence) =>
        (this.#onBrand.get(sentence) ?? 0) < repetition.onBrand &&
        (this.#overAll.get(sentence) ?? 0) < repetition.overAll,
    );
    if (!fresh) return false;
    for (const sentence of sentences) {
      this.#onBrand.set(sentence, (this.#onBrand.get(sentence) ?? 0) + 1);
      this.#overAll.set(sentence, (this.#overAll.get(sentence) ?? 0) + 1);
    }
    return true;
  }

  /** One of the least used lines. */
  #leastUsed(lines: readonly Line[]): Line {
    let least = Infinity;
    let found: Line[] = [];
    for (const line of lines) {
      const times = this.#timesUsed(line);
      if (times > least) continue;
      if (times < least) found = [];
      least = times;
      found.push(line);
    }
    return this.#random.pick(found);
  }

  #timesUsed(line: Line): number {
    return this.#used.get(line) ?? 0;
  }
}
