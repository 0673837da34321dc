import { Link } from "@remix-run/react";
import type { QuestionListing } from "~/contracts/discussions/questions";
import { readingPaths } from "~/reading-paths";
import { paths } from "~/paths";
import Breadcrumbs, { crumbsTo } from "~/ui/breadcrumbs";
import ChosenFacets from "~/ui/listing/chosen-facets";
import FacetPanel from "~/ui/listing/facet-panel";
import { chosenFacets } from "~/ui/listing/facets";
import { useFiltersOpen } from "~/ui/listing/filter-address";
import ListBar from "~/ui/listing/list-bar";
import ListingCount from "~/ui/listing/listing-count";
import Pagination from "~/ui/listing/pagination";
import { EmptyListing, FilterPage } from "~/ui/listing/rare-parts";
import RefusedAddress from "~/ui/listing/refused-address";
import SortLinks from "~/ui/listing/sort-links";
import { questionList, type QuestionQuery, wordsHref } from "./question-list";
import QuestionRows from "./question-rows";
import QuestionSearch from "./question-search";

interface ListedQuestionsProps {
  query: QuestionQuery;
  listing: QuestionListing;
  refused: readonly string[] | null;
}

/** Questions that are there already: a search first, since most of what people want to know has been asked. */
export default function ListedQuestions({ query, listing, refused }: ListedQuestionsProps) {
  const { count, page, pages, items, facets, sort } = listing;
  const { q = "" } = query;
  const sorts = <SortLinks list={questionList} query={query} sort={sort} />;
  const filters = { list: questionList, query, facets, count, sort, sorts: () => sorts };
  const chosen = { list: questionList, query, facets: chosenFacets(facets, query) };
  const filtersOpen = useFiltersOpen();
  if (filtersOpen && refused === null)
    return <FilterPage {...filters} sorts={undefined} way={[{ label: "Home", href: paths.home }]} />;
  return (
    <div className="wrap stack stack--loose">
      <header className="page-head stack">
        <Breadcrumbs items={crumbsTo(questionList.title)} />
        <h1>Mattress questions, answered by experts</h1>
        <p className="lead">
          Chances are that somebody has asked it already. Each answer says who wrote it and{" "}
          <Link to={readingPaths.experts}>who pays them</Link>.
        </p>
        <div className="question-tools">
          <QuestionSearch words={q} />
          <Link
            className="button button--secondary"
            to={q === "" ? readingPaths.askQuestion : readingPaths.askAbout(q)}
          >
            Ask a question
          </Link>
        </div>
        <RefusedAddress faults={refused}>
          <p>
            Here are all the questions instead. <Link to={readingPaths.questions}>Start over</Link>
          </p>
        </RefusedAddress>
      </header>
      <div className="with-aside with-aside--start">
        <div className="list-page__facets">
          <FacetPanel list={questionList} query={query} facets={facets} />
        </div>
        <div className="stack">
          <ListBar
            filters={{ ...filters, sorts: undefined }}
            sorts={sorts}
            said={
              <ListingCount list={questionList} count={count} sort={sort} page={page} pages={pages}>
                {q === "" ? null : <span className="soft">{` with “${q}”`}</span>}
              </ListingCount>
            }
          />
          <ChosenFacets {...chosen} />
          {items.length > 0 ? (
            <QuestionRows questions={items} />
          ) : chosen.facets.length > 0 ? (
            <EmptyListing {...chosen} />
          ) : (
            <NothingFound words={q} />
          )}
          <Pagination list={questionList} query={query} page={page} pages={pages} />
        </div>
      </div>
    </div>
  );
}

function NothingFound({ words }: { words: string }) {
  return (
    <div className="empty stack">
      <h2 className="text-xl">Nobody has asked that yet</h2>
      <p>
        Try{" "}
        <Link to={wordsHref(words.split(/\s+/).sort((a, b) => b.length - a.length)[0] ?? "")}>its longest word</Link>,
        or <Link to={paths.searchFor(words)}>search the whole site for “{words}”</Link>.
      </p>
      <p>
        <Link className="button" to={readingPaths.askAbout(words)}>
          Ask our experts
        </Link>
      </p>
    </div>
  );
}
