import type { QueryPart, SearchAnswer, SearchKind, UnderstoodQuery } from "~/contracts/search";
import { searchKindLabels } from "~/contracts/vocabulary/search";
import { formatCount, formatNumber, withArticle, listed } from "~/ui/format";

/** What the page of a search says of its answer. */

type Kind = QueryPart["kind"];

const labelsOf = (parts: readonly QueryPart[], kind: Kind) =>
  [...new Set(parts.filter((part) => part.kind === kind && !isNegated(part)).map(({ label }) => label))].join(" or ");

/** "not firm", "without coils": what a bed must not be, as one of the upstream's negations. */
const negated = /^(not|without) (.+)$/;
const isNegated = ({ kind, label }: QueryPart) =>
  ["type", "firmness", "manufacturer", "material"].includes(kind) && negated.test(label);

/** "that aren’t foam or latex without coils" */
function negatedPhrase(parts: readonly QueryPart[], count: number): string {
  const those = (lead: string) =>
    parts.filter(isNegated).flatMap(({ label }) => {
      const [, said, what = ""] = negated.exec(label)!;
      return said === lead ? [what] : [];
    });
  const [not, without] = [those("not"), those("without")];
  return [
    without.length === 0 ? "" : `without ${listed(without, "or")}`,
    not.length === 0 ? "" : `that ${count === 1 ? "isn’t" : "aren’t"} ${listed(not, "or")}`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** Types that are nouns: "34 hybrids", but "34 memory foam beds". */
const nouns: Readonly<Record<string, string>> = {
  hybrid: "hybrids",
  innerspring: "innersprings",
  "latex hybrid": "latex hybrids",
};

/** "queen hybrids under $1,000", "firm Casper beds on sale": beds as the parts of a query ask for them. */
export function bedsPhrase(parts: readonly QueryPart[], count = 2): string {
  const type = labelsOf(parts, "type");
  const organic = labelsOf(parts, "certificate") === "organic";
  const many = type === "" ? "beds" : (nouns[type] ?? `${type} beds`);
  const noun = count === 1 ? many.replace(/s$/, "") : many;
  const certificate = organic ? "" : labelsOf(parts, "certificate");
  const cooling = labelsOf(parts, "cooling") === "" ? "" : count === 1 ? "that sleeps cool" : "that sleep cool";
  return [
    labelsOf(parts, "firmness"),
    organic ? "organic" : "",
    labelsOf(parts, "size"),
    labelsOf(parts, "manufacturer"),
    ...(["collection", "line", "model", "alias"] as const).map((kind) => quoted(labelsOf(parts, kind))),
    noun,
    labelsOf(parts, "material"),
    labelsOf(parts, "height"),
    negatedPhrase(parts, count),
    labelsOf(parts, "price"),
    cooling,
    labelsOf(parts, "weight"),
    certificate === "" ? "" : `with ${certificate}`,
    labelsOf(parts, "trial"),
    labelsOf(parts, "deal"),
  ]
    .filter(Boolean)
    .join(" ");
}

const quoted = (words: string) => (words === "" ? "" : `“${words}”`);

/** Parts that the listing of mattresses has a facet for. */
const inListing: ReadonlySet<Kind> = new Set<Kind>([
  "manufacturer",
  "firmness",
  "type",
  "size",
  "price",
  "cooling",
  "weight",
  "certificate",
  "trial",
  "deal",
]);

const isInListing = (part: QueryPart) => inListing.has(part.kind) && !(part.kind === "manufacturer" && isNegated(part));

/** "of The Yawning Hare ", where stores of a retailer were asked for. */
export const ofRetailers = ({ retailers }: NonNullable<UnderstoodQuery["stores"]>) =>
  retailers.length === 0 ? "" : `of ${retailers.map(({ name }) => name).join(" or ")} `;

/** Labels of parts that the listing neither filters nor sorts by. */
export const leftOut = (parts: readonly QueryPart[]) => [
  ...new Set(
    parts
      .filter((part) => !isInListing(part) && part.kind !== "order" && part.kind !== "page")
      .map(({ label }) => label),
  ),
];

/** "“for back pain”, “for couples” or “near Denver, CO”" */
export const quotedList = (labels: readonly string[]) => listed(labels.map(quoted), "or");

/** The quiz takes all but the name of a town: it asks for a ZIP code. */
export const quizWords = ({ stores, quiz }: Pick<UnderstoodQuery, "stores" | "quiz">) =>
  stores === null || Object.hasOwn(quiz, "deliveryZip")
    ? "Take the quiz (we’ll fill in these answers for you)"
    : "Take the quiz (we’ll fill in everything but your ZIP code)";

/** Beds by what the listing has facets for. */
export const listedPhrase = (parts: readonly QueryPart[], count = 2) => bedsPhrase(parts.filter(isInListing), count);

/** Names the list that holds what was asked for: all of it, or what the listing has facets for. */
export function listingText({ parts, beds, listing }: UnderstoodQuery): string | null {
  if (listing === null || listing.count === 0) return null;
  const phrase = listedPhrase(parts, listing.count);
  const count = listing.count === 1 ? "the one" : formatNumber(listing.count);
  const whole = beds !== null && beds.count === listing.count && bedsPhrase(parts, listing.count) === phrase;
  return whole && listing.count > 1 && leftOut(parts).length === 0
    ? `See all ${count} ${phrase}`
    : `See ${count} ${phrase} sold online`;
}

/** How many of the beds that fit are in stores alone; null where the list is of something else. */
export function storesOnly({ parts, beds, listing }: UnderstoodQuery): number | null {
  if (beds === null || listing === null || bedsPhrase(parts) !== listedPhrase(parts)) {
    return null;
  }
  return beds.count > listing.count ? beds.count - listing.count : null;
}

/** "We don’t know of a Casper bed called “original”, so here’s everything that matches the rest of your search." */
export function unknownText({ parts, unknown }: UnderstoodQuery): string | null {
  if (unknown.length === 0) return null;
  const words = quotedList(unknown);
  const brand = labelsOf(parts, "manufacturer");
  const beds = brand === "" ? "anything" : withArticle(`${brand} bed`);
  return `We don’t know of ${beds} called ${words}, so here’s everything that matches the rest of your search.`;
}

/** Of what is not wanted and can't be left out. */
export const ignoredText = ({ ignored }: Pick<UnderstoodQuery, "ignored">): string | null =>
  ignored.length === 0
    ? null
    : `We can’t search by ${quotedList(ignored)} yet, so these results don’t take it into account.`;

/** "We couldn’t find anything", "1 result", "12 models"; "34 queen hybrids under $1,000" where a query asks for beds. */
export function countText(answer: Pick<SearchAnswer, "kind" | "groups" | "total" | "understood">): string {
  const { kind, understood } = answer;
  const beds = kind === null ? understood?.beds : null;
  if (understood != null && beds != null) {
    const phrase = bedsPhrase(understood.parts, beds.count);
    const order = labelsOf(understood.parts, "order");
    if (beds.count === 0) return `No ${bedsPhrase(understood.parts)}`;
    return `${formatNumber(beds.count)} ${phrase}${order === "" ? "" : `, ${order}`}`;
  }
  return countOf(countShown(answer), kind);
}

export function countOf(count: number, kind: SearchKind | null): string {
  const { one, many } = kind === null ? { one: "result", many: "results" } : searchKindLabels[kind];
  return count === 0 ? "We couldn’t find anything" : formatCount(count, one, many);
}

/** How many results the address stands for: those of its kind, or all. */
export const countShown = ({ kind, groups, total }: Pick<SearchAnswer, "kind" | "groups" | "total">) =>
  kind === null ? total : (groups.find((group) => group.kind === kind)?.count ?? 0);
