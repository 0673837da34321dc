import type { AskedPage, QueryPart, UnderstoodQuery } from "~/contracts/search";
import { paths } from "~/paths";
import { formatNumber } from "~/ui/format";
import { listHref } from "~/ui/listing/address";
import { hasPersonal, listingHref, quizHref, storesHref } from "./search-list";
import { bedsPhrase, listingText, ofRetailers, quizWords } from "./search-words";

export interface Step {
  /** Stands before the link. */
  said?: string;
  text: string;
  /** None: the page is not ready yet. */
  to: string | null;
}

function storeStep({ stores }: UnderstoodQuery): Step[] {
  if (stores === null) return [];
  const { place, radius, count, brands } = stores;
  const names = brands.map(({ name }) => name).join(" or ");
  const where = `${ofRetailers(stores)}within ${radius} miles of ${place}`;
  if (count === 0) {
    const said =
      names === "" ? `We don’t know of a store ${where}.` : `No store ${where} has ${names}, as far as we know.`;
    return [{ said, text: "Search a wider area", to: storesHref(stores) }];
  }
  const all = count === 1 ? "the store" : `all ${formatNumber(count)} stores`;
  const having = names === "" ? "" : `, that ${count === 1 ? "has" : "have"} ${names}`;
  return [{ text: `See ${all} ${where}${having}`, to: storesHref(stores) }];
}

/** The quiz, unless the list of beds offers it. */
function quizStep(understood: UnderstoodQuery): Step[] {
  const { quiz, pages, beds } = understood;
  const offered = beds !== null && beds.count > 0 && beds.best_by.length > 0;
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
  const asked = parts.filter(({ kind }) => dealKinds.includes(kind) && (kind !== "manufacturer" || "brand" in query));
  return Object.keys(query).length === 0 ? "All current deals" : `Deals on ${bedsPhrase(asked)}`;
}

function pageStep({ page, brand, query }: UnderstoodQuery["pages"][number], parts: readonly QueryPart[]): Step[] {
  if (page === "quiz") return [];
  const steps: Record<Exclude<AskedPage, "quiz">, Step> = {
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
    about: { text: "Who we are and how we rate", to: paths.about },
    "sign-in": { text: "Log in", to: paths.signIn },
    guides: { text: "Our guides aren’t ready yet", to: null },
    glossary: { text: "Our glossary isn’t ready yet", to: null },
  };
  return [steps[page]];
}

/** Where a query leads besides results: its list of beds, stores near its place, the quiz, pages that it names. */
export function nextSteps(understood: UnderstoodQuery): Step[] {
  const { beds, listing } = understood;
  const all = beds === null ? listingText(understood) : null;
  return [
    ...storeStep(understood),
    ...understood.pages.flatMap((page) => pageStep(page, understood.parts)),
    ...quizStep(understood),
    ...(all === null || listing === null ? [] : [{ text: all, to: listingHref(listing) }]),
  ];
}
