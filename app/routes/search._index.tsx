import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import FittingBeds from "~/features/search/fitting-beds";
import { searchForm } from "~/features/search/forms.server";
import KindLinks from "~/features/search/kind-links";
import NextSteps from "~/features/search/next-steps";
import SearchAdvice from "~/features/search/search-advice";
import { readKind, resultList, searchHref, tidySearchTerm } from "~/features/search/search-list";
import SearchResults from "~/features/search/search-results";
import { countShown, countText } from "~/features/search/search-words";
import UnderstoodParts from "~/features/search/understood-parts";
import { readForm } from "~/http/forms.server";
import { pageMeta } from "~/site/page-meta";
import SearchForm from "~/site/search/search-form";
import Pagination from "~/ui/listing/pagination";

export const meta: MetaFunction<typeof loader> = (page) =>
  pageMeta(page, ({ term, exact, answer }) => ({
    title: term === "" ? "Search" : `“${term}” in search`,
    description: "Search by brand, bed, type, size, price, need, store or town.",
    path: searchHref(term, { kind: answer?.kind, page: answer?.page, exact }),
    noindex: true,
  }));

export async function loader({ context, request }: LoaderFunctionArgs) {
  const parameters = new URL(request.url).searchParams;
  const term = tidySearchTerm(parameters.get("q") ?? "");
  const exact = parameters.get("exact") === "true";
  if (term === "") return { term, exact, answer: null };
  const kind = readKind(parameters.get("kind"));
  if (kind === undefined) throw redirect(searchHref(term, { exact }));
  return { term, exact, answer: await context.api.search.find({ q: term, kind, exact, page: parameters.get("page") }) };
}

/** The plain form of the specification: POST with search_term, answered by an address that can be shared. */
export async function action({ request }: ActionFunctionArgs) {
  const { values } = await readForm(request, searchForm);
  return redirect(searchHref(tidySearchTerm(values.search_term ?? "")), 303);
}

export default function SearchPage() {
  const { term, exact, answer } = useLoaderData<typeof loader>();
  const understood = answer?.kind === null ? answer.understood : null;
  const beds = understood?.beds ?? null;
  // A part is dropped from the query that was read, which is another one where that was corrected.
  const read = answer?.corrected ?? term;
  const nothing = answer === null || (countShown(answer) === 0 && understood === null);
  return (
    <div className="wrap stack stack--loose">
      <header className="page-head stack">
        <h1>{term === "" ? "Search" : `Results for “${term}”`}</h1>
        <SearchForm
          key={term}
          id="page-search"
          label="Search by brand, type, size, price or town"
          defaultValue={term}
        />
        {answer === null ? null : (
          <div className="stack stack--tight" role="status">
            <p className="listing-head__count">
              {countText(answer)}
              {answer.pages > 1 ? <span className="soft">{`, page ${answer.page} of ${answer.pages}`}</span> : null}
            </p>
            {answer.corrected === null ? null : (
              <p>
                Nothing here is spelled like that, so this is for <strong>{answer.corrected}</strong>.{" "}
                <Link to={searchHref(term, { exact: true })}>{`Search for “${term}” as typed`}</Link>
              </p>
            )}
            {exact ? (
              <p>
                These are names as you typed them. <Link to={searchHref(term)}>Search for what they mean</Link>
              </p>
            ) : null}
          </div>
        )}
        {understood === null ? null : <UnderstoodParts understood={understood} term={read} />}
      </header>
      {beds === null || understood === null ? null : <FittingBeds understood={understood} beds={beds} term={term} />}
      {understood === null ? null : <NextSteps understood={understood} />}
      {answer === null ? null : <KindLinks answer={answer} term={term} exact={exact} />}
      {nothing ? <SearchAdvice title={answer === null ? "What you can search for" : "What may help"} /> : null}
      {answer === null || countShown(answer) === 0 ? null : (
        <>
          <SearchResults answer={answer} term={term} exact={exact} />
          <Pagination
            list={resultList(term)}
            query={{ kind: answer.kind ?? undefined, exact: exact ? "true" : undefined }}
            page={answer.page}
            pages={answer.pages}
          />
        </>
      )}
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
