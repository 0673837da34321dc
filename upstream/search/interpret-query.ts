import { editDistance } from "../rules/edit-distance";
import { everydayWords } from "./everyday-words";
import type { StoreGuide } from "../stores/store-guide";
import { exactPlace, stateCalled } from "../stores/find-place";
import { queryRewritten, type Token, tokensOf } from "./query-tokens";
import type { QueryReader, ReadPart } from "./read-part";
import { type ReadQuery, readQuery } from "./read-query";
import { fullName, type Hit, type SearchIndex } from "./search-index";
import type { Searcher } from "./searcher";
import { allowedErrors } from "./vocabulary";
import { queryWords, wordsOf } from "./words";

/** A query as interpreted: its parts, and what its names refer to. */
export interface Interpretation extends ReadQuery {
  /** The corrected query, used because nothing matches the words as typed. */
  corrected: string | null;
  /** The tokens by which `hits` were found: those of `rest`, and of parts that belong to a name ("plush"). */
  nameTokens: readonly Token[];
  /** Best first; includes brands and retailers that are also parts. */
  hits: readonly Hit[];
  /** Words that match nothing. */
  unknown: readonly Token[];
}

/** Without "in" before it, a city has to be a large one, because villages are named after words of all kinds. */
const leastZips = 3;

/**
 * Interprets a query using in-process data; words are corrected only if nothing matches them as typed and they don't
 * occur in a text (`written`).
 */
export function interpretQuery(
  query: string,
  { index, vocabulary, addresses }: Searcher,
  { places }: StoreGuide,
  written: ReadonlySet<string> = new Set(),
): Interpretation {
  const reader: QueryReader = {
    vocabulary,
    isName: (word) => word !== "" && index.knows(word),
    namesBegunBy: (letters) => index.begunBy(letters),
    placeCalled: (text, sure) => exactPlace(places, text, sure ? 1 : leastZips),
    stateCalled: (text) => stateCalled(places, text),
    isAddress: (words) => addresses.has(words),
  };
  const read = readQuery(query, reader);
  const called = asTyped(read, index);
  if (called !== null) return called;
  const named = withNames(read, index);
  if (read.rest.length === 0 || named.hits.length > 0) return named;
  const corrected = correctedQuery(read, reader, index, written);
  return corrected ?? withoutUnknown(read, index);
}

const nothing = { corrected: null, nameTokens: [], hits: [], unknown: [] } as const;
const inOrder = (tokens: readonly Token[]) => [...tokens].sort((left, right) => left.start - right.start);

/**
 * A name typed in full means that name, whatever its words would mean alone: "Winter Park Plush", "Great Lakes".
 * Exception: a collection or line whose name consists only of such words, such as "Hybrid", is read by their meaning.
 */
function asTyped(read: ReadQuery, index: SearchIndex): Interpretation | null {
  const { query, parts, rest } = read;
  const typed = wordsOf(query).join(" ");
  const isCalledSo = ({ entry, foundAs }: Hit) =>
    [foundAs ?? entry.name, fullName(entry)].some((name) => wordsOf(name).join(" ") === typed);
  const brands = parts.filter(({ kind }) => kind === "manufacturer");
  const isSure = ({ entry: { kind, brand } }: Hit) =>
    kind === "model" || (brand !== null && (rest.length > 0 || (kind === "line" && brands.length > 0)));
  const found = index.find(query, "none");
  const called = found.filter(isCalledSo);
  if (!called.some(isSure)) return null;
  const ofBrands = new Set(brands.flatMap(({ tokens }) => tokens.map(({ start }) => start)));
  return {
    ...read,
    ...nothing,
    parts: brands,
    otherPlaces: [],
    ignored: [],
    nameTokens: tokensOf(query).filter(({ start }) => !ofBrands.has(start)),
    hits: [...called, ...found.filter((hit) => !called.includes(hit))],
  };
}

/** Kinds of words that also occur in names: an exact name takes precedence over the meaning of its words. */
const inNames: readonly (readonly ReadPart["kind"][])[] = [["firmness", "type", "material"], ["firmness"], []];

/** Finds the names that the remaining words belong to, together with the brands and retailers already read. */
function withNames(read: ReadQuery, index: SearchIndex): Interpretation {
  const { parts, rest } = read;
  const links = parts.flatMap(({ link }) => link ?? []);
  if (rest.length === 0) return { ...read, ...nothing, hits: links.flatMap(({ name }) => index.find(name)) };
  for (const kinds of inNames) {
    const taken = parts.filter(({ kind }) => kinds.includes(kind));
    if (kinds.length > 0 && taken.length === 0) continue;
    const nameTokens = inOrder([...rest, ...taken.flatMap(({ tokens }) => tokens)]);
    const words = nameTokens.map(({ text }) => text).join(" ");
    const unfinished = endsIn(nameTokens, read.query) ? "last" : "none";
    const find = (name: string) => index.find(name, unfinished);
    // Each of several brands has names of its own.
    const found = links.length === 0 ? find(words) : links.flatMap(({ name }) => find(`${name} ${words}`));
    const hits = isFragment(read, nameTokens, index) || isOwnName(found[0], links) ? [] : found;
    const [best] = hits;
    if (best?.entry.kind === "manufacturer" && links.length + taken.length === 0 && words.length > 2) {
      return { ...read, ...nothing, parts: [...parts, brandPart(best, rest)], rest: [], hits };
    }
    if (hits.length > 0) {
      return { ...read, ...nothing, parts: parts.filter((part) => !taken.includes(part)), nameTokens, hits };
    }
  }
  return { ...read, ...nothing };
}

/**
 * One or two letters next to other words match the start of a hundred names and identify none: "so", "s&f". The same
 * goes for a single everyday word unless a brand is named: the "man" in "300 pound man" isn't Manhattan.
 */
function isFragment({ query, parts }: ReadQuery, nameTokens: readonly Token[], index: SearchIndex): boolean {
  if (!/\p{L}\p{N}*[^\p{L}\p{N}]+[\p{L}\p{N}]/u.test(query)) return false;
  const alone = nameTokens.length === 1 && parts.every(({ link }) => link === undefined);
  return nameTokens.some(
    ({ word, amount }) =>
      amount === null && !index.has(word) && (word.length < 3 || (alone && everydayWords.has(word))),
  );
}

/** "casper ca": the word merely starts the brand's name again. */
const isOwnName = (best: Hit | undefined, links: readonly { slug: string }[]) =>
  best?.entry.kind === "manufacturer" && links.some(({ slug }) => slug === best.entry.slug);

/** "casp" is Casper, as long as nothing else matches. */
const brandPart = ({ entry: { slug, name } }: Hit, tokens: readonly Token[]): ReadPart => ({
  kind: "manufacturer",
  label: name,
  link: { slug, name },
  tokens,
});

/** The query in its likeliest spelling; null if no spelling makes all of it match. */
function correctedQuery(
  read: ReadQuery,
  reader: QueryReader,
  index: SearchIndex,
  written: ReadonlySet<string>,
): Interpretation | null {
  const isWord = (word: string) => everydayWords.has(word) || written.has(word);
  const words = wordByWord(read, reader, index, isWord);
  const named = words === null ? null : withNames(words, index);
  if (named !== null && (named.rest.length === 0 || named.hits.length > 0)) {
    return { ...named, corrected: named.query };
  }
  const names = byNames(words ?? read, reader, index, isWord);
  return names === null ? null : { ...names, corrected: names.query };
}

/** Replaces words that occur in no name by the closest words of phrases, unless a name is closer. */
function wordByWord(
  { query, rest }: ReadQuery,
  reader: QueryReader,
  index: SearchIndex,
  isWord: (word: string) => boolean,
): ReadQuery | null {
  const written = new Map<Token, string>();
  for (const token of rest) {
    if (reader.isName(token.word) || isWord(token.word)) continue;
    const meant = reader.vocabulary.meant(token.word);
    if (meant === null || meant.quality < index.likeness(token.word)) continue;
    // An equally close brand takes precedence over a common word: "helx" is Helix, not "help".
    const nearBrand = meant.quality <= index.likeness(token.word, "manufacturer");
    if (!nearBrand || meant.alike.some((word) => reader.isName(word))) written.set(token, meant.word);
  }
  if (written.size === 0) return null;
  // Recognized typos also appear corrected where the query is repeated.
  for (const token of tokensOf(query)) if (slips.has(token.word)) written.set(token, "mattress");
  return readQuery(queryRewritten(query, written), reader);
}

/** Common misspellings of "mattress". */
const slips: ReadonlySet<string> = new Set(["matress", "mattres"]);

/** The remaining words in the spelling of a name in the catalogue, limited to the brand that was read, if any. */
function byNames(
  { query, parts, rest }: ReadQuery,
  reader: QueryReader,
  index: SearchIndex,
  isWord: (word: string) => boolean,
): Interpretation | null {
  if (rest.some(({ word }) => isWord(word) && !reader.isName(word))) return null;
  const brand = parts.find(({ link }) => link !== undefined)?.link?.name ?? "";
  const brandWords = wordsOf(brand).join(" ");
  const found = index.correct(`${brand} ${rest.map(({ text }) => text).join(" ")}`.trim());
  if (found === null || !found.startsWith(brandWords)) return null;
  const name = found.slice(brandWords.length).trim();
  if (!isLike(rest, name, endsIn(rest, query))) return null;
  const words = name.split(" ");
  const paired = words.length === rest.length;
  const written = new Map(
    rest.map((token, place) => [token, paired ? words[place]! : place === 0 ? name : ""] as const),
  );
  const again = withNames(readQuery(queryRewritten(query, written), reader), index);
  return again.hits.length > 0 ? again : null;
}

/** Whether the typed words differ from a name by no more errors than their length allows. */
function isLike(tokens: readonly Token[], name: string, unfinished: boolean): boolean {
  const words = wordsOf(name);
  const pairs =
    words.length === tokens.length
      ? tokens.map(({ word }, place) => [word, words[place]!] as const)
      : [[tokens.map(({ word }) => word).join(""), words.join("")] as const];
  return pairs.every(([typed, word], place) => {
    const { whole, beginning } = editDistance(typed, word);
    const open = unfinished && place === pairs.length - 1 && typed.length >= leastBegun;
    return (open ? Math.min(whole, beginning) : whole) <= allowedErrors(typed.length);
  });
}

/** From this many letters on, a mistyped word may be the start of a longer one. */
const leastBegun = 6;

/** Whether the last of the words ends the query, so it may be unfinished. */
const endsIn = (tokens: readonly Token[], query: string) => tokens.at(-1)?.end === query.trimEnd().length;

/** The query without the words that match nothing; if nothing else was requested, all of them are unknown. */
function withoutUnknown(read: ReadQuery, index: SearchIndex): Interpretation {
  let known: Token[] = [];
  for (const token of read.rest) {
    const more = [...known, token];
    if (isNamed(withNames({ ...read, rest: more }, index))) known = more;
  }
  if (known.length === 0 && read.parts.length === 0) return { ...read, ...nothing, unknown: read.rest };
  const unknown = read.rest.filter((token) => !known.includes(token));
  return { ...withNames({ ...read, rest: known }, index), unknown };
}

/**
 * A single word of a longer name is not that name if the query's other words aren't either: "my 80 year old mother" and
 * Old Ferry Feather.
 */
function isNamed({ hits: [best], nameTokens, parts }: Interpretation): boolean {
  if (best === undefined) return false;
  const own = queryWords(best.foundAs ?? best.entry.name).length;
  return parts.some(({ link }) => link !== undefined) || nameTokens.length * 2 >= own;
}
