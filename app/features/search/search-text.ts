import { listed, withArticle } from "#contracts/english";
import type { SearchAnswer, UnderstoodQuery } from "#contracts/search";
import { isolated } from "#contracts/text/isolated-text";
import { searchKindLabels, textKindLabels } from "#contracts/vocabulary/search";
import { type AskedPart, fitText, withSize } from "./sleeper-text";
import { formatCount, formatNumber } from "~/ui/format";

/** What the page of a search says of its answer. */

type Kind = AskedPart["kind"];

const labelsOf = (parts: readonly AskedPart[], kind: Kind) =>
  [...new Set(parts.filter((part) => part.kind === kind && !isNegated(part)).map(({ label }) => label))].join(" or ");

/** "not firm", "without coils": what a bed must not be, as one of the upstream's negations. */
const negated = /^(not|without) (.+)$/;
export const isNegated = ({ kind, label }: AskedPart) =>
  ["type", "firmness", "manufacturer", "material"].includes(kind) && negated.test(label);

/** What beds must not be: "without coils" comes before "that aren’t hybrids or from Casper". */
function negatedPhrases(parts: readonly AskedPart[], count: number) {
  const those = (lead: string) =>
    parts.filter(isNegated).flatMap(({ kind, label }) => {
      const [, said, what = ""] = negated.exec(label)!;
      return said === lead ? [{ kind, what }] : [];
    });
  const without = those("without").map(({ what }) => what);
  const not = those("not");
  const brands = not.flatMap(({ kind, what }) => (kind === "manufacturer" ? what : []));
  const others = not.flatMap(({ kind, what }) =>
    kind === "manufacturer" ? [] : kind === "type" ? asNoun(what, count) : what,
  );
  const all = brands.length === 0 ? others : [...others, `from ${brands.join(" or ")}`];
  return {
    without: without.length === 0 ? "" : `without ${listed(without, "or")}`,
    not: all.length === 0 ? "" : `${count === 1 ? "isn’t" : "aren’t"} ${listed(all, "or")}`,
  };
}

/** Types that are nouns: "34 hybrids", but "34 memory foam beds". */
const nouns: Readonly<Record<string, string>> = {
  hybrid: "hybrids",
  innerspring: "innersprings",
  "latex hybrid": "latex hybrids",
};

/** "hybrids", "a hybrid"; "foam" is none. */
const asNoun = (type: string, count: number) =>
  Object.hasOwn(nouns, type) ? (count === 1 ? withArticle(type) : nouns[type]!) : type;

/** "with a GOTS or CertiPUR-US certificate"; some labels are a phrase of their own. */
function certificatePhrase(parts: readonly AskedPart[]): string {
  const labels = [...new Set(parts.filter(({ kind }) => kind === "certificate").map(({ label }) => label))];
  const names = labels.filter((label) => !label.includes("certificate"));
  const named = names.length === 0 ? [] : [`${withArticle(names.join(" or "))} certificate`];
  const all = [...labels.filter((label) => !names.includes(label)), ...named];
  return all.length === 0 ? "" : `with ${all.join(" or ")}`;
}

/** The one need that beds are left out by, rather than put in order. */
const base = ({ kind, label }: AskedPart) => kind === "need" && label === "for an adjustable base";

/** Whether a part asks for beds for a bunk alone: "kids" is for children and bunks. */
export const isForBunk = ({ kind, values }: AskedPart) => kind === "made-for" && values.join(",") === "bunk";

/** "queen hybrids under $1,000", "firm beds that sleep cool and fit side sleepers": beds as the parts of a query ask for them. */
export function bedsPhrase(parts: readonly AskedPart[], count = 2, fit = ""): string {
  const type = labelsOf(parts, "type");
  const organic = labelsOf(parts, "certificate") === "organic";
  const many = type === "" ? "beds" : (nouns[type] ?? `${type} beds`);
  const noun = count === 1 ? many.replace(/s$/, "") : many;
  const { without, not } = negatedPhrases(parts, count);
  const cool = labelsOf(parts, "cooling") === "" ? "" : count === 1 ? "sleeps cool" : "sleep cool";
  const flip = labelsOf(parts, "flip");
  const bunk = parts.some(isForBunk) ? `${count === 1 ? "fits" : "fit"} a bunk bed` : "";
  const that = listed([cool, not, bunk, fit].filter(Boolean), "and");
  return [
    labelsOf(parts, "firmness"),
    organic ? "organic" : "",
    labelsOf(parts, "size"),
    labelsOf(parts, "manufacturer"),
    ...(["collection", "line", "model", "alias"] as const).map((kind) => quoted(labelsOf(parts, kind))),
    noun,
    labelsOf(parts, "sides"),
    flip,
    labelsOf(
      parts.filter((part) => !isForBunk(part)),
      "made-for",
    ),
    labelsOf(parts.filter(base), "need"),
    labelsOf(parts, "material"),
    labelsOf(parts, "height"),
    labelsOf(parts, "price"),
    labelsOf(parts, "weight"),
    organic ? "" : certificatePhrase(parts),
    labelsOf(parts, "trial"),
    labelsOf(parts, "deal"),
    // Last, so that nothing else reads as a part of what is not wanted.
    without,
    that === "" ? "" : `${flip === "" ? "" : "and "}that ${that}`,
  ]
    .filter(Boolean)
    .join(" ");
}

const quoted = (words: string) => (words === "" ? "" : `“${isolated(words)}”`);

/** Parts that the listing of mattresses has a facet for. */
const inListing: ReadonlySet<Kind> = new Set<Kind>([
  "manufacturer",
  "firmness",
  "sides",
  "flip",
  "made-for",
  "type",
  "size",
  "price",
  "cooling",
  "weight",
  "certificate",
  "trial",
  "deal",
]);

const isInListing = (part: AskedPart) => inListing.has(part.kind) && !(part.kind === "manufacturer" && isNegated(part));

type Stores = NonNullable<UnderstoodQuery["stores"]>;

/** "Yawning Hare ", before "stores" where those of a retailer were asked for. */
export const whoseStores = ({ retailers }: Pick<Stores, "retailers">) =>
  retailers.length === 0 ? "" : `${retailers.map(({ name }) => name.replace(/^the /i, "")).join(" or ")} `;

/** "Sealy or Serta beds" */
export const bedsOf = ({ brands }: Pick<Stores, "brands">) => `${brands.map(({ name }) => name).join(" or ")} beds`;

/** Of beds that are in no store near the place, said once for all of them; null where one of them may be in one. */
export function noneNearText({ stores, beds }: Pick<UnderstoodQuery, "stores" | "beds">): string | null {
  if (stores === null) return null;
  const nowhere = beds === null ? stores.count === 0 && stores.brands.length > 0 : beds.near_count === 0;
  if (!nowhere) return null;
  const what = beds === null ? bedsOf(stores) : "any of these";
  return `No ${whoseStores(stores)}store within ${stores.radius} miles of ${stores.place} has ${what}, as far as we know.`;
}

/** Labels of parts that the listing neither filters nor sorts by. */
export const leftOut = (parts: readonly AskedPart[]) => [
  ...new Set(
    parts
      .filter((part) => !isInListing(part) && part.kind !== "order" && part.kind !== "page")
      .map(({ label }) => label),
  ),
];

/** "“for back pain”, “for couples” or “near Denver, CO”" */
export const quotedList = (labels: readonly string[]) => listed(labels.map(quoted), "or");

/** A comma or a period stands within the quotation marks: "called “original,” so". */
export const closed = (quotes: string, sign: "," | ".") => quotes.replace(/”$/, `${sign}”`);

/** The quiz takes all but the name of a town: it asks for a ZIP code. */
export const quizWords = ({ stores, quiz }: Pick<UnderstoodQuery, "stores" | "quiz">) =>
  stores === null || Object.hasOwn(quiz, "deliveryZip")
    ? "Take the quiz (we’ll fill in what you searched for)"
    : "Take the quiz (we’ll fill in everything but your ZIP code)";

/** Beds by what the listing has facets for. */
export const listedPhrase = (parts: readonly AskedPart[], count = 2) => bedsPhrase(parts.filter(isInListing), count);

/** Names the list that holds what was asked for: all of it, or what the listing has facets for. */
export function listingText(understood: UnderstoodQuery): string | null {
  const { beds, listing } = understood;
  if (listing === null || listing.count === 0) return null;
  const parts = withSize(understood);
  const phrase = listedPhrase(parts, listing.count);
  const count = listing.count === 1 ? "the one" : formatNumber(listing.count);
  const whole = beds !== null && beds.count === listing.count && bedsPhrase(parts, listing.count) === phrase;
  return whole && listing.count > 1 && leftOut(parts).length === 0
    ? `See all ${count} ${phrase}`
    : `Sold online: see ${count} ${phrase}${beds?.fit_sleeper === true ? ", for any sleeper" : ""}`;
}

/** How many of the beds that fit are in stores alone; null where the list is of something else. */
export function storesOnly({ parts, beds, listing }: UnderstoodQuery): number | null {
  if (beds === null || listing === null || bedsPhrase(parts) !== listedPhrase(parts)) {
    return null;
  }
  if (beds.store_only_count !== null) return beds.store_only_count || null;
  return beds.count > listing.count ? beds.count - listing.count : null;
}

/** "We don’t know of a Casper bed called “original,” so here’s everything that matches the rest of your search." */
export function unknownText({ parts, unknown }: UnderstoodQuery): string | null {
  if (unknown.length === 0) return null;
  const words = quotedList(unknown);
  const brand = labelsOf(parts, "manufacturer");
  const beds = brand === "" ? "anything" : withArticle(`${brand} bed`);
  return `We don’t know of ${beds} called ${closed(words, ",")} so here’s everything that matches the rest of your search.`;
}

/** "Purple doesn’t make any hybrids that we know of." */
export const unmadeText = ({ unmade }: Pick<UnderstoodQuery, "unmade">) =>
  unmade
    .map(({ brand, type }) => `${brand} doesn’t make any ${nouns[type] ?? `${type} beds`} that we know of.`)
    .join(" ");

/** "We found no extra firm beds, so here are firm ones, the firmest there are." */
export function insteadText({ instead }: Pick<UnderstoodQuery, "instead">): string | null {
  if (instead === null) return null;
  return instead.asked.startsWith("short ")
    ? `We don’t know of any bed made as a ${instead.asked}, so here are beds ${instead.shown} in other sizes. Measure your space before you order.`
    : `We found no ${instead.asked} beds for this search, so here are ${instead.shown} ones, the firmest we found.`;
}

/** Feet and inches that nobody has: "6ft 13in", "9'11". */
function isNobodysHeight(words: string): boolean {
  const [, feet, inches] = /^(\d+)\s*(?:['’′]|ft|feet|foot)\s*(\d+)/i.exec(words) ?? [];
  return inches !== undefined && (Number(inches) > 11 || Number(feet) > 8);
}

const ofDiscount = /%|percent|\boff$|^sav|discount/;

/** Of what is not wanted and can't be left out, of deals by what they take off, and of trials by their nights. */
export function ignoredText({ ignored, parts }: Pick<UnderstoodQuery, "ignored" | "parts">): string | null {
  if (ignored.length === 0) return null;
  if (ignored.every(isNobodysHeight)) {
    return `We couldn’t read ${quotedList(ignored)} as anyone’s height, so these results don’t take it into account.`;
  }
  const weights = parts.filter(({ kind }) => kind === "weight");
  if (weights.length > 0 && ignored.every((words) => /^\d{2,3}\s?(?:lbs?|pounds?|#)$/i.test(words))) {
    return `We match a bed for two people at most, so these results don’t take ${quotedList(ignored)} into account.`;
  }
  const cannot = `We can’t search by ${quotedList(ignored)} yet`;
  const trial = labelsOf(parts, "trial");
  if (trial !== "" && ignored.every((words) => /nights?|days?/.test(words))) {
    return `${cannot}, so these are beds ${trial}.`;
  }
  return ignored.every((words) => ofDiscount.test(words))
    ? `${cannot}, so these are beds with any deal we know.`
    : `${cannot}, so these results don’t take it into account.`;
}

/** Of a type that is not wanted, how many of the beds have its material inside all the same. */
export function insideText({ parts, beds }: Pick<UnderstoodQuery, "parts" | "beds">): string | null {
  const inside = parts.flatMap(({ label, inside_count: count }) =>
    count === null || count === 0 ? [] : { count, what: label.replace(/^not /, "") },
  );
  if (beds === null || inside.length === 0) return null;
  const all = ({ count, what }: (typeof inside)[number]) =>
    `${count === beds.count ? (count === 1 ? "this one has" : "all of these have") : `${formatNumber(count)} of these ${count === 1 ? "has" : "have"}`} some ${what} inside`;
  return `We go by the type of bed here, and ${listed(inside.map(all), "and")}. Check the layers before you buy.`;
}

type Counted = Pick<SearchAnswer, "kind" | "groups" | "texts" | "total">;

/** What is found, as it is called. */
export const kindLabels = { ...searchKindLabels, ...textKindLabels };

/** "We couldn’t find anything", "1 result", "12 models"; "34 queen hybrids under $1,000" where a query asks for beds. */
export function countText(answer: Counted & Pick<SearchAnswer, "understood">): string {
  const { kind, understood } = answer;
  const beds = kind === null ? understood?.beds : null;
  if (understood != null && beds != null) {
    const parts = withSize(understood);
    const phrase = bedsPhrase(parts, beds.count, fitText(understood));
    const order = labelsOf(parts, "order");
    if (beds.count === 0) return `No ${bedsPhrase(parts, 2, fitText(understood))}`;
    return `${formatNumber(beds.count)} ${phrase}${order === "" ? "" : `, ${order}`}`;
  }
  return countOf(countShown(answer), kind);
}

export function countOf(count: number, kind: SearchAnswer["kind"]): string {
  const { one, many } = kind === null ? { one: "result", many: "results" } : kindLabels[kind];
  if (count > 0) return formatCount(count, one, many);
  return kind === null ? "We couldn’t find anything" : `We couldn’t find any ${many}`;
}

/** How many results the address stands for: those of its kind, or all. */
export const countShown = ({ kind, groups, texts, total }: Counted) =>
  kind === null
    ? total + texts.reduce((sum, { count }) => sum + count, 0)
    : ([...groups, ...texts].find((group) => group.kind === kind)?.count ?? 0);
