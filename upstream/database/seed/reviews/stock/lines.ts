import type { Random } from "../../random";

/**
 * One entry a row: what must be true of the bed and its owner, as @tags (one with ! must not be true), then the text,
 * where {word} is filled in and [one|other] is chosen. "m6" means that the bed has been owned for six months or longer.
 */
export interface Line {
  needs: readonly Tag[];
  bars: readonly Tag[];
  /** What a review speaks of only once: nobody tells their weight twice, or of two operations. */
  once: readonly string[];
  /** Text, a word to fill in, or texts to choose from. */
  parts: readonly Part[];
}

export interface Tag {
  name: string;
  /** 0: the name is what counts. */
  months: number;
}

type Part = string | { word: string } | { choices: readonly (readonly (string | { word: string })[])[] };

/** Whoever sleeps alone does not say these. */
const speaksOfTwo = /\{(partner|he|his|hers|him|He)\}|\b(we|us|our|ours|we’\w+)\b/i;
/** Whoever has not had the bed for a year does not know of every season. */
const speaksOfSeasons = /\b(summers?|August|July|June|September|winters?|January)\b/i;

const onceWords = ["time", "pounds", "old", "place", "paid", "comfort", "nights", "fee"];
const onceThemes: readonly (readonly [string, RegExp])[] = [
  [
    "health",
    /surger|operation|replaced before|knee replaced|arthritis|fibromyalgia|herniated|bad disc|scoliosis|therapist|chiropract|accident|pregnant|menopause|medication|(bad|back) trouble|newborn/i,
  ],
  ["work", /\b(nurse|truck|pour concrete|counter all day|school bus|drywall|shift|nights|retired|for a living)\b/i],
  ["hotel", /\bhotels?\b|motel/i],
  ["snoring", /snor|furnace/i],
  ["topper", /topper|plywood/i],
  ["parent", /\b(mother|father|parents)\b/i],
  ["sibling", /\b(sister|brother)/i],
  ["dog", /\bdog\b/i],
  ["base", /\bslats|box spring|platform|\bframe\b/i],
  ["clock", /\b(two|three|four|five|six) (in the morning|most nights)|\bat (two|three|four|five|six)\b|four thirty/i],
  ["partner", /\{partner\}/],
  ["couch", /\b(couch|sofa|recliner)\b/i],
  ["size", /big guy|my size|half my size|[Bb]ig people/],
  ["coffee", /coffee|ibuprofen/i],
  ["years", /in (years|a long time)|\bago\b/i],
];

function tag(mark: string): Tag {
  const months = /^m(\d+)$/.exec(mark)?.[1];
  return { name: mark, months: months === undefined ? 0 : Number(months) };
}

const words = (text: string): (string | { word: string })[] =>
  text
    .split(/(\{\w+\})/)
    .filter((part) => part !== "")
    .map((part) => (part.startsWith("{") ? { word: part.slice(1, -1) } : part));

const partsOf = (text: string): Part[] =>
  text
    .split(/(\[[^\]]*\])/)
    .flatMap((part): Part[] =>
      part.startsWith("[") ? [{ choices: part.slice(1, -1).split("|").map(words) }] : words(part),
    );

function line(row: string): Line {
  const [, marks = "", text = ""] = /^((?:@!?[\w-]+ )*)(.*)$/.exec(row) ?? [];
  const tags = marks.split(" ").filter((mark) => mark !== "");
  return {
    needs: [
      ...tags.filter((mark) => !mark.startsWith("@!")).map((mark) => mark.slice(1)),
      ...(speaksOfTwo.test(text) && !tags.includes("@family") ? ["two"] : []),
      ...(speaksOfSeasons.test(text) ? ["m12"] : []),
    ].map(tag),
    bars: tags.filter((mark) => mark.startsWith("@!")).map((mark) => tag(mark.slice(2))),
    once: [
      ...onceWords.filter((word) => text.toLowerCase().includes(`{${word}}`)),
      ...onceThemes.flatMap(([theme, pattern]) => (pattern.test(text) ? [theme] : [])),
    ],
    parts: partsOf(text),
  };
}

export const lines = (rows: string): readonly Line[] =>
  rows
    .trim()
    .split("\n")
    .map((row) => line(row.trim()));

/** The text of a line. Throws for a word without a value, so that no sentence is printed with a hole. */
export function textOf({ parts }: Line, values: Readonly<Record<string, string>>, random: Random): string {
  const value = (part: string | { word: string }): string => {
    if (typeof part === "string") return part;
    const found = values[part.word];
    if (found === undefined || found === "") throw new RangeError(`No value for {${part.word}}`);
    return found;
  };
  let text = "";
  for (const part of parts) {
    if (typeof part === "string" || "word" in part) text += value(part);
    else for (const each of random.pick(part.choices)) text += value(each);
  }
  return text;
}

/** Whether a text of the stock is one of several that it could be. */
export const varies = ({ parts }: Line) => parts.some((part) => typeof part !== "string");
