import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { searchForm } from "~/features/search/forms.server";
import KindLinks from "~/features/search/kind-links";
import SearchAdvice from "~/features/search/search-advice";
import { countShown, countText, readKind, resultList, searchHref, tidySearchTerm } from "~/features/search/search-list";
import SearchResults from "~/features/search/search-results";
import { readForm } from "~/http/forms.server";
import DemoNotice from "~/ui/demo-notice";
import { pageMeta } from "~/site/page-meta";
import SearchForm from "~/site/search/search-form";
import Pagination from "~/ui/listing/pagination";

export const meta: MetaFunction<typeof loader> = (page) =>
  pageMeta(page, ({ term, answer }) => ({
    title: term === "" ? "Search" : `“${term}” in search`,
    description: "Search brands, collections, lines and models of mattresses.",
    path: searchHref(term, answer?.kind ?? null, answer?.page ?? 1),
    noindex: true,
  }));

export async function loader({ context, request }: LoaderFunctionArgs) {
  const parameters = new URL(request.url).searchParams;
  const term = tidySearchTerm(parameters.get("q") ?? "");
  if (term === "") return { term, answer: null };
  const kind = readKind(parameters.get("kind"));
  if (kind === undefined) throw redirect(searchHref(term));
  return { term, answer: await context.api.search.find({ q: term, kind, page: parameters.get("page") }) };
}

/** The plain form of the specification: POST with search_term, answered by an address that can be shared. */
export async function action({ request }: ActionFunctionArgs) {
  const { values } = await readForm(request, searchForm);
  return redirect(searchHref(tidySearchTerm(values.search_term ?? "")), 303);
}

export default function SearchPage() {
  const { term, answer } = useLoaderData<typeof loader>();
  const count = answer === null ? 0 : countShown(answer);
  return (
    <div className="wrap stack stack--loose">
      <header className="page-head stack">
        <h1>{term === "" ? "Search" : <>Results for “{term}”</>}</h1>
        <SearchForm key={term} id="page-search" label="Search brands and mattresses" defaultValue={term} />
        {answer === null ? null : (
          <div className="stack stack--tight" role="status">
            <p className="listing-head__count">
              {countText(count, answer.kind)}
              {answer.pages > 1 ? <span className="soft">{`, page ${answer.page} of ${answer.pages}`}</span> : null}
            </p>
            {answer.corrected === null ? null : (
              <p>
                Nothing is spelled like that, so these are results for <strong>{answer.corrected}</strong>.
              </p>
            )}
          </div>
        )}
        {answer?.demo ? <DemoNotice short /> : null}
      </header>
      {answer === null ? null : <KindLinks answer={answer} term={term} />}
      {answer === null || count === 0 ? (
        <SearchAdvice title={answer === null ? "What you can search for" : "What may help"} />
      ) : (
        <>
          <SearchResults answer={answer} term={term} />
          <Pagination
            list={resultList(term)}
            query={{ kind: answer.kind ?? undefined }}
            page={answer.page}
            pages={answer.pages}
          />
        </>
      )}
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
