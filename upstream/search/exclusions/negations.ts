import { phraseAt, type Token } from "../query-tokens";

/** Ways to say that something is unwanted: before it ("without latex") and after it ("latex allergy"). */

export interface Negation {
  /** In tokens; 0 for a sign: "-latex". */
  length: number;
  /** Whatever follows is unwanted; otherwise only things that beds can be excluded by. */
  sure: boolean;
  /** Also excludes beds that contain the material; "not memory foam" only excludes the type. */
  byLayers: boolean;
  /** Only for brands: "alternative to Casper". */
  ofBrands?: true;
  /** Takes precedence over the meaning of its own words: "allergies to". */
  first?: true;
}

/** Whole phrases, longer ones first. */
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
/** These precede words of all kinds, so they count only if beds can be excluded by what follows. */
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

/** Indicates an allergy, which the quiz should know about. */
export const isAversion = (word: string | undefined) => /^(?:allerg|intoler|sensitiv|react)/.test(word ?? "");

/** The negation that starts at `at`. */
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

/** "-latex" after a space or at the start, so not a hyphen. */
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
/** What "free" can describe other than the absence of something. */
const given = new Set(
  "shipping delivery return returns trial gift gifts pillow pillows sheets set base of from".split(" "),
);
/** Free of charge after a brand: "Casper free mattress". After a material, "free" means without it. */
const givenByBrands = new Set(["mattress", "bed"]);

/** How many tokens starting at `at` negate what is right before them; 0: none. */
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

/** "fiberglass free", with any word before "free". */
export const isFreeOf = (tokens: readonly Token[], at: number, query: string) =>
  tokens[at + 1]?.word === "free" && negationBehind(tokens, at + 1, query, false) === 1;
