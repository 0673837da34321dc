import { collectionBeginnings, collectionEndings, lineThemes } from "./name-words";
import type { Random } from "./random";

/** Generates names for collections and lines, each only once in the whole catalogue. */
export interface NameSupply {
  collection(): string;
  /** `count` line names, of one theme when one still holds enough. */
  lines(count: number): string[];
}

const rounds = 4;

/** Every beginning once a round, so that collections of one brand hardly ever begin alike. */
function collectionNames(random: Random): string[] {
  const endings = new Map(
    collectionBeginnings.map((beginning) => [
      beginning,
      random.sample(collectionEndings, collectionEndings.length).filter((ending) => readsWell(beginning + ending)),
    ]),
  );
  return Array.from({ length: rounds }, () =>
    random.sample(collectionBeginnings, collectionBeginnings.length).flatMap(
      (beginning) =>
        endings
          .get(beginning)
          ?.splice(0, 1)
          .map((ending) => beginning + ending) ?? [],
    ),
  ).flat();
}

export function createNameSupply(random: Random): NameSupply {
  const collections = collectionNames(random);
  const themes = Object.values(lineThemes).map((words) => random.sample(words, words.length));

  return {
    collection() {
      const name = collections.shift();
      if (!name) throw new RangeError("The supply of collection names is used up");
      return name;
    },
    lines(count) {
      const fitting = themes.filter((words) => words.length >= count);
      const theme = fitting.length > 0 ? random.pick(fitting) : themes.flat();
      const names = theme.slice(0, count);
      if (names.length < count) throw new RangeError("The supply of line names is used up");
      for (const words of themes) {
        const left = words.filter((word) => !names.includes(word));
        words.splice(0, words.length, ...left);
      }
      return names;
    },
  };
}

/** No doubled letter where the parts meet ("Thistleley") and no third one ("Marlley"). */
const readsWell = (name: string) => !/(.)\1\1|le?ley|r?ush?h|erer|thth|ww|lll|ff[^e]/i.test(name);
