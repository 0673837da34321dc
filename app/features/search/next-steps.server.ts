import { withArticle } from "#contracts/english";
import type { AskedPage, QueryPart, UnderstoodQuery } from "#contracts/search";
import { needsCrib } from "~/mattress/crib/needs-crib";
import { paths } from "~/paths";
import { formatNumber } from "~/ui/format";
import { listHref } from "~/ui/listing/address";
import { hasPersonal, listingHref, quizHref, searchHref, storesHref } from "./search-list";
import { bedsOf, bedsPhrase, listingText, noneNearText, quizWords, whoseStores } from "./search-text";

export interface Step {
  /** Stands before the link. */
  said?: string;
  text: string;
  to: string;
  /** A text, which is a document of its own (decision 54). */
  reload?: true;
}

function storeStep({ stores, beds }: UnderstoodQuery): Step[] {
  if (stores === null) return [];
  const { place, radius, count, brands } = stores;
  const where = `within ${radius} miles of ${place}`;
  const own = whoseStores(stores);
  if (count === 0) {
    // Above beds that are in no store there it is said already.
    if (beds !== null && beds.count > 0 && beds.near_count === 0) {
      return [{ text: "Search a wider area for stores", to: storesHref(stores) }];
    }
    const said = noneNearText({ stores, beds: null }) ?? `We don’t know of ${withArticle(`${own}store`)} ${where}.`;
    return [{ said, text: "Search a wider area", to: storesHref(stores) }];
  }
  const all = count === 1 ? `the ${own}store` : `all ${formatNumber(count)} ${own}stores`;
  const having = brands.length === 0 ? "" : `with ${bedsOf(stores)} `;
  return [{ text: `See ${all} ${having}${where}`, to: storesHref(stores) }];
}

/** The quiz, unless the list of beds offers it, or the page says that it recommends nothing. */
function quizStep(understood: UnderstoodQuery): Step[] {
  const { quiz, pages, beds } = understood;
  const offered =
    beds !== null && beds.count > 0 && (beds.by_match || beds.best_by.length + beds.unsorted_by.length > 0);
  if (pages.some(({ page }) => page === "allergies")) {
    return [{ text: "Take the quiz and leave out beds with what you’re allergic to", to: quizHref({ quiz }) }];
  }
  if (needsCrib(quiz)) return [];
  const asked = pages.some(({ page }) => page === "quiz");
  if (!asked && (offered || !hasPersonal({ quiz }))) return [];
  const text =
    Object.keys(quiz).length === 0
      ? "Take the quiz and see which beds fit you"
      : `${quizWords(understood)} to see which beds fit you best`;
  return [{ text, to: quizHref({ quiz }) }];
}

const dealKinds: readonly QueryPart["kind"][] = ["manufacturer", "type", "size", "price"];

/** "All current deals", "Deals on queen hybrids" */
function dealsText(parts: readonly QueryPart[], query: Record<string, string>): string {
  const asked = parts.filter(
    ({ kind }) => dealKinds.includes(kind) && Object.hasOwn(query, kind === "manufacturer" ? "brand" : kind),
  );
  return Object.keys(query).length === 0 ? "All current deals" : `Deals on ${bedsPhrase(asked)}`;
}

function pageStep(
  { page, brand, query, comparison }: UnderstoodQuery["pages"][number],
  parts: readonly QueryPart[],
): Step[] {
  if (page === "quiz" || page === "allergies") return [];
  const compared =
    comparison === null
      ? []
      : [{ text: `${comparison.header}: which one to choose`, to: paths.comparison(comparison.url) }];
  const steps: Record<Exclude<AskedPage, "quiz" | "allergies">, Step> = {
    deals: {
      text: dealsText(parts, query),
      to: listHref({ path: paths.onlineDeals, order: ["brand", "type", "size", "price"] }, query),
    },
    "cash-back": { text: "Cash back deals", to: paths.cashbackDeals },
    stores: {
      text:
        query.place === undefined ? "See stores near you on a map" : `See towns in ${query.place} with mattress stores`,
      to: listHref({ path: paths.stores, order: ["place"] }, query),
    },
    brands: { text: "All brands", to: paths.brands },
    compare: { text: "Put beds side by side", to: paths.compare },
    comparisons: { text: "See popular comparisons", to: paths.comparisons },
    reviews:
      brand === null
        ? { text: "Pick a brand to read its reviews", to: paths.brands }
        : { text: `What owners say about ${brand.name}`, to: paths.brandReviews(brand.slug) },
    about: { text: "How we score, and who pays us", to: paths.about },
    "sign-in": { text: "Log in", to: paths.signIn },
    accessories: {
      said: "We list only mattresses.",
      text: "Read our guide to pillows, toppers and bases",
      to: paths.guideAccessories,
      reload: true,
    },
    guides: { text: "Read our guides", to: paths.guides, reload: true },
    glossary: { text: "Look it up in our glossary", to: paths.glossary, reload: true },
  };
  return [...compared, steps[page]];
}

/** "California king beds", "full hybrids": what the same words mean in another size. */
const otherPhrase = ({ parts }: UnderstoodQuery, label: string, count: number) =>
  bedsPhrase([...parts.filter(({ kind }) => kind !== "size"), { kind: "size", label, values: [] }], count);

/** Where a query leads besides results: its list of beds, stores near its place, the quiz, pages that it names. */
export function nextSteps(understood: UnderstoodQuery): Step[] {
  const { beds, listing } = understood;
  const all = beds === null ? listingText(understood) : null;
  return [
    ...storeStep(understood),
    ...understood.pages.flatMap((page) => pageStep(page, understood.parts)),
    ...understood.other_meanings.flatMap(({ label, query, count }) =>
      count === 0
        ? []
        : { text: `See ${formatNumber(count)} ${otherPhrase(understood, label, count)}`, to: searchHref(query) },
    ),
    ...quizStep(understood),
    ...(all === null || listing === null ? [] : [{ text: all, to: listingHref(listing) }]),
  ];
}
