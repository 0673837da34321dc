import type { SearchAnswer, SearchKind, SearchResult, UnderstoodQuery } from "#contracts/search";
import { searchKindLabels, textKindLabels } from "#contracts/vocabulary/search";
import { defaultRadius } from "#contracts/vocabulary/stores";
import { mattressFacetKeys } from "#contracts/vocabulary/mattresses";
import { paths } from "~/paths";
import { listHref, type PagedList } from "~/ui/listing/address";
import { filtersHref } from "~/ui/listing/filter-address";

/** What a term finds, of all kinds or of one. */
export const resultList = (term: string): PagedList<"exact" | "kind" | "page"> => ({
  path: paths.searchFor(term),
  order: ["exact", "kind", "page"],
  nouns: { one: "result", many: "results" },
});

interface SearchShape {
  kind?: SearchAnswer["kind"];
  page?: number;
  /** Names as typed, neither read nor corrected. */
  exact?: boolean;
}

/** "/search/?q=…", with kind and page when they are more than all and 1; "/search/" without a term. */
export const searchHref = (term: string, { kind, page = 1, exact = false }: SearchShape = {}) =>
  term === ""
    ? paths.search
    : listHref(resultList(term), {
        kind: kind ?? undefined,
        page: String(page),
        exact: exact ? "true" : undefined,
      });

/** The kind an address asks for; undefined for a word that is none. */
export function readKind(value: string | null): SearchAnswer["kind"] | undefined {
  if (value === null || value === "") return null;
  return [searchKindLabels, textKindLabels].some((labels) => Object.hasOwn(labels, value))
    ? (value as SearchAnswer["kind"])
    : undefined;
}

const pathOf: Record<SearchKind, (slug: string) => string> = {
  manufacturer: paths.brand,
  collection: paths.collection,
  line: paths.line,
  model: paths.model,
  store: paths.store,
  // It has no page of its own: its stores near the remembered place, or near the one that is asked for there.
  retailer: (slug) => listHref({ path: paths.stores, order: ["retailer"] }, { retailer: slug }),
};

export const resultPath = ({ kind, slug }: Pick<SearchResult, "kind" | "slug">) => pathOf[kind](slug);

type Listing = Pick<NonNullable<UnderstoodQuery["listing"]>, "query">;

const listing = {
  title: "Mattresses",
  path: paths.onlineMattresses,
  order: [...mattressFacetKeys, "sort"],
  nouns: { one: "bed", many: "beds" },
  sorts: [],
};

/** The listing of mattresses with the facets that a query asked for. */
export const listingHref = ({ query }: Listing) => listHref(listing, query);

/** The filters and sorts of that listing. */
export const listingFilters = ({ query }: Listing) => filtersHref({ list: listing, query });

/** Stores around the place that a query asked for. */
export const storesHref = ({ place, radius, brands, retailers }: NonNullable<UnderstoodQuery["stores"]>) =>
  listHref(
    {
      path: paths.stores,
      order: ["place", "radius", "brand", "retailer"],
      defaults: { radius: String(defaultRadius) },
    },
    { place, radius: String(radius), brand: slugsOf(brands), retailer: slugsOf(retailers) },
  );

const slugsOf = (links: readonly { slug: string }[]) => links.map(({ slug }) => slug).join(",");

/** The quiz with the answers that a query gives. */
export const quizHref = ({ quiz }: Pick<UnderstoodQuery, "quiz">) =>
  listHref({ path: paths.quiz, order: Object.keys(quiz) }, quiz);

/** The results of the quiz for those answers. */
export const quizResultsHref = (quiz: UnderstoodQuery["quiz"]) =>
  listHref({ path: paths.quizResults, order: Object.keys(quiz) }, quiz);

/** Answers that only the quiz can weigh; a size or a price alone is no reason to take it. */
const personal = [
  "position",
  "pain",
  "recipient",
  "weight",
  "pounds",
  "height",
  "temperature",
  "age",
  "mobility",
  "adjustableBase",
];
export const hasPersonal = ({ quiz }: Pick<UnderstoodQuery, "quiz">) =>
  personal.some((name) => Object.hasOwn(quiz, name));

/** Whether it says something about somebody's body or health, allergies included, or of whom a bed is for. */
export const saysOfPerson = ({ quiz, pages }: Pick<UnderstoodQuery, "pages" | "quiz">) =>
  hasPersonal({ quiz }) || Object.hasOwn(quiz, "allergies") || pages.some(({ page }) => page === "allergies");
