import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { isolated } from "#contracts/text/isolated-text";
import { informationPaths } from "~/features/content/information-paths";
import { BunkNotice, CribNotice } from "~/features/search/bed-notices";
import FittingBeds from "~/features/search/fitting-beds";
import { searchForm } from "~/features/search/forms.server";
import NextSteps from "~/features/search/next-steps";
import SearchAdvice from "~/features/search/search-advice";
import SearchSaid from "~/features/search/search-summary";
import { readKind, resultList, saysOfPerson, searchHref } from "~/features/search/search-list";
import SearchResults from "~/features/search/search-results";
import { tidySearchTerm } from "~/features/search/search-term.server";
import TextResults, { Meaning } from "~/features/search/text-results";
import { shownSearch } from "~/features/search/shown-search.server";
import { readForm } from "~/http/forms.server";
import { offerSearch } from "~/http/seo/head-tags.server";
import type { RouteFacts } from "~/route-facts";
import { pageLayer, productsOf } from "~/site/analytics/page-layer";
import { metaOf } from "~/site/page-meta";
import SearchForm from "~/site/search/search-form";
import Pagination from "~/ui/listing/pagination";

export const meta = metaOf<typeof loader>(({ term, exact, shown }) => ({
  title: term === "" ? "Search" : `Results for “${isolated(term)}”`,
  description:
    "Find a mattress in your own words, a store in your town, what a word means, or an answer to your question.",
  path: searchHref(term, { kind: shown?.kind, page: shown?.page, exact }),
}));

export async function loader({ context, request }: LoaderFunctionArgs) {
  offerSearch(context);
  const parameters = new URL(request.url).searchParams;
  const term = tidySearchTerm(parameters.get("q") ?? "");
  const exact = parameters.get("exact") === "true";
  if (term === "") return { term, exact, shown: null };
  const kind = readKind(parameters.get("kind"));
  if (kind === undefined) throw redirect(searchHref(term, { exact }));
  const answer = await context.api.search.find({ q: term, kind, exact, page: parameters.get("page") });
  const { about_products: aboutProducts, understood } = answer;
  if (!aboutProducts || (understood !== null && saysOfPerson(understood))) context.measurement.withhold();
  const layer = pageLayer(context, () => ({
    products: productsOf((answer.understood?.beds?.items ?? []).map(({ model }) => model)),
  }));
  const shown = shownSearch(answer, { term, exact }, informationPaths);
  // Other kinds and pages of what was found are no other search.
  if (kind === null && shown.page === 1 && !exact)
    context.figures.searched(term, shown.found > 0 || (answer.understood?.pages ?? []).length > 0);
  return { demo: answer.demo, term, exact, shown, layer };
}

/** The plain form of the specification: POST with search_term, answered by an address that can be shared. */
export async function action({ request }: ActionFunctionArgs) {
  const { values } = await readForm(request, searchForm);
  return redirect(searchHref(tidySearchTerm(values.search_term ?? "")), 303);
}

export const handle: RouteFacts = {
  page: ["search", "results"],
  access: "everyone",
  listing: "closed",
  searchedBy: ["q"],
  writes: ["search"],
};

export default function SearchPage() {
  const { term, exact, shown } = useLoaderData<typeof loader>();
  const beds = shown?.beds ?? null;
  // Beside beds that fit there is room for what else is called so.
  const beside = beds !== null && beds.items.length > 0 && shown !== null && shown.groups.length > 0;
  return (
    <div className={beside ? "wrap with-rail" : "wrap stack stack--loose"}>
      <header className={beside ? "page-head stack with-rail__head" : "page-head stack"}>
        <h1 className="search-title">
          {term === "" ? (
            "Search"
          ) : (
            <>
              Results for “<bdi>{term}</bdi>”
            </>
          )}
        </h1>
        <SearchForm key={term} id="page-search" label="Search beds, stores, words and questions" defaultValue={term} />
        {shown === null ? null : <SearchSaid shown={shown} term={term} exact={exact} />}
      </header>
      {shown === null ? (
        <SearchAdvice title="What you can search for" />
      ) : (
        <>
          <div className={beside ? "stack stack--loose with-rail__body" : "stack stack--loose"}>
            {shown.crib === null ? null : <CribNotice {...shown.crib} />}
            {shown.bunk === null ? null : <BunkNotice {...shown.bunk} />}
            <Meaning meaning={shown.meaning} />
            {shown.textsFirst ? <TextResults texts={shown.texts} /> : null}
            {beds === null ? null : <FittingBeds beds={beds} title={shown.bedsTitle} />}
            <NextSteps steps={shown.steps} />
            {shown.nothing ? <SearchAdvice title="Tips for searching" /> : null}
            {beside ? null : <SearchResults groups={shown.groups} />}
            {shown.textsFirst ? null : <TextResults texts={shown.texts} />}
          </div>
          {beside ? (
            <div className="with-rail__rail">
              <SearchResults groups={shown.groups} />
            </div>
          ) : null}
          {shown.found === 0 ? null : (
            <Pagination
              list={resultList(term)}
              query={{ kind: shown.kind ?? undefined, exact: exact ? "true" : undefined }}
              page={shown.page}
              pages={shown.pages}
            />
          )}
        </>
      )}
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
