import { phraseAt, type Token } from "../query-tokens";

/** The ways to say that something is not wanted: before it ("without latex") and behind it ("latex allergy"). */

export interface Negation {
  /** In tokens; 0 where a sign says it: "-latex". */
  length: number;
  /** Whatever follows is not wanted; else only what beds can be left out by. */
  sure: boolean;
  /** Whoever says so means what a bed has inside, too; "not memory foam" is of another type. */
  byLayers: boolean;
  /** Only of brands: "alternative to Casper". */
  ofBrands?: true;
  /** It counts before what its own words mean: "allergies to". */
  first?: true;
}

/** Whole phrases; the longer first. */
const sure = [
  "anything other than",
  "everything other than",
  "other than",
  "rather than",
  "instead of",
  "apart from",
  "aside from",
  "neither",
  "nothing",
  "not",
  "no",
  "non",
  "nor",
  "without",
  "except for",
  "except",
  "excluding",
  "exclude",
  "excludes",
  "avoid",
  "avoiding",
  "never",
  "minus",
];
/** They stand before words of all kinds, so they count only where a bed can be left out by what follows. */
const contractions =
  "isnt,arent,dont,doesnt,cant stand,hate,hates,hated,dislike,dislikes,skip,zero,besides,free of,free from".split(",");
const aversions = (
  [
    "allergic",
    "allergy",
    "allergies",
    "intolerant",
    "intolerance",
    "sensitive",
    "sensitivity",
    "reaction",
    "reacts",
  ] as const
).flatMap((word) => [`${word} to`, `${word} of`, word]);
const inLayers = new Set(["no", "non", "without", "free", "zero", "minus", "skip", "apart", "aside", "avoid"]);
const insteadOf = [
  "alternatives to",
  "alternative to",
  "alternatives for",
  "alternative for",
  "competitors of",
  "competitor of",
  "similar to",
  "comparable to",
  "than",
  "like",
];
/** "I like Casper", "would like a Purple" */
const likers = new Set("i id we wed you they would really do also".split(" "));
const everything = /^(any|all|every|anything|everything|anyone|everyone)$/;
const nouns = /^(brand|brands|bed|beds|mattress|mattresses|type|types|kind|kinds|one|ones|make|makes)$/;
const exceptions = ["but not", "but", "except for", "except", "besides", "other than", "apart from", "aside from"];

/** Whoever says so is allergic to it, and wants the quiz to know that. */
export const isAversion = (word: string | undefined) => /^(?:allerg|intoler|sensitiv|react)/.test(word ?? "");

/** What says before it that something is not wanted. */
export function negationAt(tokens: readonly Token[], at: number, query: string): Negation | null {
  if (hasMinus(tokens[at], query)) return { length: 0, sure: true, byLayers: true, first: true };
  const excepted = exceptionAt(tokens, at);
  if (excepted > 0) return { length: excepted, sure: true, byLayers: false, first: true };
  const word = tokens[at]?.word ?? "";
  const certain = phraseAt(tokens, at, sure);
  if (certain > 0) return { length: certain, sure: true, byLayers: inLayers.has(word) };
  const contracted = phraseAt(tokens, at, contractions);
  if (contracted > 0) return { length: contracted, sure: false, byLayers: inLayers.has(word) };
  const averse = phraseAt(tokens, at, aversions);
  if (averse > 0) return { length: averse, sure: false, byLayers: true, first: true };
  const other = phraseAt(tokens, at, insteadOf);
  if (other === 0 || (word === "like" && likers.has(tokens[at - 1]?.word ?? ""))) return null;
  return { length: other, sure: false, byLayers: false, ofBrands: true };
}

/** "-latex", behind a blank or at the beginning: no hyphen */
const hasMinus = (token: Token | undefined, query: string) =>
  token !== undefined && token.amount === null && /(?:^|\s)-$/.test(query.slice(0, token.start));

/** "all but", "any brand except" */
function exceptionAt(tokens: readonly Token[], at: number): number {
  if (!everything.test(tokens[at]?.word ?? "")) return 0;
  const noun = nouns.test(tokens[at + 1]?.word ?? "") ? 2 : 1;
  const excepted = phraseAt(tokens, at + noun, exceptions);
  return excepted === 0 ? 0 : noun + excepted;
}

const behind = [
  "free",
  "allergy",
  "allergies",
  "allergic",
  "intolerant",
  "intolerance",
  "sensitive",
  "sensitivity",
  "sensitivities",
  "excluded",
  "not wanted",
  "unwanted",
  "no thanks",
  "no thank you",
];
const behindBrands = ["alternatives", "alternative", "competitors", "competitor", "dupe", "dupes", "rivals", "rival"];
/** What "free" is said of besides what a bed is free of. */
const given = new Set(
  "shipping delivery return returns trial gift gifts pillow pillows sheets set base of from".split(" "),
);
/** Free of charge behind a brand: "Casper free mattress". Behind what a bed is made of they are without it. */
const givenByBrands = new Set(["mattress", "bed"]);

/** How many tokens from `at` on say that what stands right before them is not wanted; 0: none do. */
export function negationBehind(tokens: readonly Token[], at: number, query: string, ofBrand: boolean): number {
  const [before, next] = [tokens[at - 1], tokens[at]];
  if (before === undefined || next === undefined) return 0;
  const sign = query.slice(before.end, next.start);
  const free = tokens[at + 1]?.word ?? "";
  const isGiven = (given.has(free) && tokens[at + 2]?.word !== "top") || (ofBrand && givenByBrands.has(free));
  if (next.word === "free" && isGiven && sign !== "-") return 0;
  const said = phraseAt(tokens, at, behind);
  if (said > 0 && !/[,;/]/.test(sign)) return said;
  // "latex-less", "latex: no"
  if (next.word === "less" && sign === "-") return 1;
  if (next.word === "no" && (/^\s*[:=?]\s*$/.test(sign) || at === tokens.length - 1)) return 1;
  return ofBrand ? phraseAt(tokens, at, behindBrands) : 0;
}

/** "fiberglass free": of whatever it is. */
export const isFreeOf = (tokens: readonly Token[], at: number, query: string) =>
  tokens[at + 1]?.word === "free" && negationBehind(tokens, at + 1, query, false) === 1;
