import { capitalized, formatMoney } from "#contracts/english";
import type { QueryPart, SearchAnswer, SearchResult, TextKind, UnderstoodQuery } from "#contracts/search";
import { isolated } from "#contracts/text/isolated-text";
import { sizeInSentence, sizeName } from "#contracts/vocabulary/mattress";
import { formatCount, formatNumber } from "~/ui/format";
import { calledText } from "~/mattress/called-text";
import { bunkSafety } from "~/mattress/bunk/bunk-safety";
import { cribTitle } from "~/mattress/crib/crib-title";
import { whyCrib } from "~/mattress/crib/why-crib";
import { needsCrib } from "~/mattress/crib/needs-crib";
import { paths } from "~/paths";
import { asksForTexts } from "./asks-for-texts.server";
import { bedEntry } from "./bed-entry.server";
import { shownBeds } from "./fitting-beds.server";
import { nextSteps } from "./next-steps.server";
import { listingFilters, quizResultsHref, resultPath, searchHref } from "./search-list";
import {
  countOf,
  countShown,
  countText,
  leftOut,
  ignoredText,
  insideText,
  insteadText,
  isForBunk,
  isNegated,
  kindLabels,
  listedPhrase,
  noneNearText,
  unknownText,
  unmadeText,
} from "./search-text";
import { withSize } from "./sleeper-text";

interface Searched {
  term: string;
  exact: boolean;
}

/** Where pages about the site are read, by their slugs. */
type PagesAbout = Readonly<Record<string, string>>;

/** What the page of a search shows of its answer, in words and links: browsers need not know how they are made. */
export function shownSearch(answer: SearchAnswer, searched: Searched, pagesAbout: PagesAbout = {}) {
  const { kind, page, pages, corrected } = answer;
  const understood = kind === null ? answer.understood : null;
  const stores = answer.understood?.stores ?? null;
  // A part is dropped from the query that was read, which is another one where that was corrected.
  const read = corrected ?? searched.term;
  const found = countShown(answer);
  const nothing = understood === null && found === 0;
  const steps = understood === null ? [] : nextSteps(understood);
  const leadsToPage = understood !== null && understood.pages.length > 0 && steps.length > 0;
  const textsFirst = asksForTexts(answer, searched.term);
  const crib = cribOf(answer.understood);
  return {
    kind,
    page,
    pages,
    corrected,
    crib,
    bunk: crib === null ? bunkOf(understood) : null,
    count:
      found === 0 && crib !== null
        ? "No beds for a baby or toddler"
        : found === 0 && leadsToPage && understood.beds === null
          ? "Are you looking for this?"
          : textsFirst
            ? countOf(found, kind)
            : nothing && kind === null && corrected === null
              ? `${countText(answer)} for “${isolated(searched.term)}”`
              : countText(answer),
    found,
    parts: partsOf(understood),
    unknown:
      // Texts that have all the words know them.
      understood === null || textsFirst
        ? null
        : [insteadText(understood), unmadeText(understood), unknownText(understood)].filter(Boolean).join(" ") || null,
    ignored: understood === null ? null : ignoredText(understood),
    inside: understood === null ? null : insideText(understood),
    otherPlaces: (understood?.other_places ?? []).map(({ label, query }) => ({ label, href: searchHref(query) })),
    namesOnly: searchHref(read, { exact: true }),
    filters: filtersOf(understood),
    kinds: kindsOf(answer, searched),
    textsFirst,
    // Below texts they need a heading of their own.
    bedsTitle: textsFirst ? countText(answer) : null,
    beds: understood?.beds == null ? null : shownBeds(understood, understood.beds, searched.term),
    steps,
    // Of all beds that fit those near the place come first, which no chip says there.
    nearFirst:
      kind === "model" && answer.understood !== null && stores !== null && found > 0
        ? (noneNearText(answer.understood) ?? `We put beds in stores near ${stores.place} first.`)
        : null,
    groups: groupsOf(answer, searched),
    meaning: answer.meaning && { ...answer.meaning, href: paths.term(answer.meaning.slug) },
    texts: textsOf(answer, searched, pagesAbout),
    nothing,
  };
}

export type ShownSearch = ReturnType<typeof shownSearch>;

/** Of a baby or toddler: where the quiz says what to get instead. */
function cribOf(understood: UnderstoodQuery | null) {
  const quiz = understood?.quiz ?? {};
  const { childAge } = quiz;
  return childAge !== undefined && needsCrib(quiz)
    ? { title: cribTitle, text: whyCrib, href: quizResultsHref({ recipient: "child", childAge }) }
    : null;
}

/** Of beds for a bunk: what the quiz says above its own. */
function bunkOf(understood: UnderstoodQuery | null) {
  if (understood?.beds == null || understood.beds.count === 0 || !understood.parts.some(isForBunk)) return null;
  const { recipient, childAge } = understood.quiz;
  return bunkSafety(recipient === "child" && childAge !== undefined ? Number(childAge) : null);
}

/** The filters of the list of beds sold online; they say what they keep where that is not all. */
function filtersOf(understood: UnderstoodQuery | null) {
  if (understood?.listing == null || understood.listing.count === 0) return null;
  const { parts, listing } = understood;
  return {
    text: leftOut(parts).length === 0 ? "Filter and sort" : `Filter ${listedPhrase(withSize(understood))} sold online`,
    href: listingFilters(listing),
  };
}

const plainKinds: readonly QueryPart["kind"][] = ["manufacturer", "retailer", "store", "page"];

/** How a query was read, each part a link that drops it. Nothing when it is the name of a brand and no more. */
function partsOf(understood: UnderstoodQuery | null) {
  const parts = understood?.parts ?? [];
  const plain = parts.every((part) => plainKinds.includes(part.kind) && !isNegated(part));
  if (plain && parts.length < 2) return [];
  return parts.map(({ kind, label, without }) => ({
    key: `${kind} ${label} ${without}`,
    label,
    href: searchHref(without),
  }));
}

/** The kinds found, with counts; none when all results are of one kind. */
function kindsOf(answer: SearchAnswer, { term, exact }: Searched) {
  const { groups, texts, kind } = answer;
  const found = [...groups, ...texts].filter((group) => group.count > 0);
  if (found.length === 0 || (found.length < 2 && kind === null)) return [];
  return [
    { kind: null, label: "Everything", count: kind === null ? countShown(answer) : null },
    ...found.map((group) => ({ ...group, label: capitalized(kindLabels[group.kind].many) })),
  ].map((each) => ({
    label: each.label,
    count: each.count === null ? null : formatNumber(each.count),
    href: searchHref(term, { kind: each.kind, exact }),
    current: each.kind === kind,
  }));
}

function groupsOf({ groups, kind: asked, understood }: SearchAnswer, searched: Searched) {
  // Whoever names a place looks for stores first.
  const storesFirst = understood?.stores == null ? 0 : 1;
  const fitting = asked === null && understood?.beds != null;
  const rank = ({ kind }: { kind: string }) => (kind === "store" ? -storesFirst : 0);
  return (
    [...groups]
      .sort((left, right) => rank(left) - rank(right))
      // Beds that fit are shown on their own.
      .filter(({ kind, items }) => items.length > 0 && !(fitting && kind === "model"))
      .map((group) => ({
        ...headOf(group, asked, searched),
        kind: group.kind,
        items: group.items.map((item) => shownResult(item, understood)),
      }))
  );
}

type Group = (SearchAnswer["groups"] | SearchAnswer["texts"])[number];

/** How many of a kind were found, and the way to all of them where not all are shown. */
function headOf({ kind, count, items }: Group, asked: SearchAnswer["kind"], { term, exact }: Searched) {
  const { one, many } = kindLabels[kind];
  const more = asked === null && count > items.length;
  return {
    label: capitalized(many),
    count: formatNumber(count),
    more: more ? { text: `See all ${formatCount(count, one, many)}`, href: searchHref(term, { kind, exact }) } : null,
  };
}

const shownResult = (result: SearchResult, understood: UnderstoodQuery | null) => ({
  slug: result.slug,
  name: result.name,
  href: resultPath(result),
  brand: result.brand?.name ?? null,
  summary: result.summary,
  price: fromText(result),
  foundAs: result.found_as === null ? null : calledText(result.found_as, result.found_as_kind),
  bed: result.bed === null ? null : bedEntry(result.bed, result, result.near, understood),
});

/** Guides, terms, questions, threads and pages about the site that were found. */
const textsOf = ({ demo, texts, kind: asked }: SearchAnswer, searched: Searched, pagesAbout: PagesAbout) =>
  texts.map((group) => {
    const { kind, items } = group;
    return {
      ...headOf(group, asked, searched),
      kind,
      madeUp: demo && (kind === "question" || kind === "thread"),
      items: items.flatMap(({ slug, title, excerpt }) => {
        const href =
          kind !== "page" ? textPath[kind](slug) : Object.hasOwn(pagesAbout, slug) ? pagesAbout[slug] : undefined;
        return href === undefined ? [] : { href, title, excerpt };
      }),
    };
  });

const textPath: Record<Exclude<TextKind, "page">, (slug: string) => string> = {
  term: paths.term,
  guide: paths.guide,
  question: paths.question,
  thread: paths.thread,
};

/** The price with what it is of: of several beds the lowest, "from $649 for a queen", of one bed "$649 queen". */
function fromText({ kind, price_from_cents: cents, price_size: size }: SearchResult) {
  if (cents === null) return null;
  const money = formatMoney(cents);
  if (kind === "model") return { before: "", money, after: size === null ? "" : sizeName(size) };
  return { before: "from", money, after: size === null ? "" : `for a ${sizeInSentence(size)}` };
}
