import { Form, Link } from "@remix-run/react";
import type { QuestionLink, QuestionListing, QuestionSummary } from "#contracts/discussions/questions";
import { paths } from "~/paths";
import Breadcrumbs, { crumbsTo } from "~/ui/breadcrumbs";
import { formatCount } from "~/ui/format";
import Icon from "~/ui/icon";
import ChosenFacets from "~/ui/listing/chosen-facets";
import FacetPanel from "~/ui/listing/facet-panel";
import { chosenFacets } from "~/ui/listing/facets";
import { useFiltersOpen } from "~/ui/listing/filter-address";
import { EmptyListing, FilterPage } from "~/ui/listing/lazy-parts";
import ListBar from "~/ui/listing/list-bar";
import ListingCount from "~/ui/listing/listing-count";
import Pagination from "~/ui/listing/pagination";
import RefusedAddress from "~/ui/listing/refused-address";
import SortLinks from "~/ui/listing/sort-links";
import Day from "~/ui/page/day";
import { madeUpText } from "~/ui/page/made-up-text";
import { questionList, type QuestionQuery, wordsHref } from "./question-list";
import SimilarList from "./similar-list";
import TopicLinks from "./topic-links";

interface ListedQuestionsProps {
  query: QuestionQuery;
  listing: QuestionListing;
  refused: readonly string[] | null;
  /** What was looked for, as it stands in a sentence. */
  words: string;
  /** Where none has all the words that were looked for. */
  similar: readonly QuestionLink[];
}

/** Questions that are there already: a search first, since most of what people want to know has been asked. */
export default function ListedQuestions({ query, listing, refused, words, similar }: ListedQuestionsProps) {
  const { count, page, pages, items, facets, sort } = listing;
  const { q = "" } = query;
  const sorts = <SortLinks list={questionList} query={query} sort={sort} />;
  const filters = { list: questionList, query, facets, count, sort, sorts: () => sorts };
  const chosen = { list: questionList, query, facets: chosenFacets(facets, query) };
  const found = q === "" ? questionList : { ...questionList, nouns: nounsWith(words) };
  const nothing = items.length === 0 && chosen.facets.length === 0;
  const filtersOpen = useFiltersOpen();
  if (filtersOpen && refused === null)
    return <FilterPage {...filters} sorts={undefined} way={[{ label: "Home", href: paths.home }]} />;
  return (
    <div className="wrap stack stack--loose">
      <header className="page-head stack">
        <Breadcrumbs items={crumbsTo(questionList.title)} />
        <h1>Mattress questions, answered by experts</h1>
        <p className="lead">
          Chances are that someone has asked it already. Each answer says who wrote it and{" "}
          <Link to={paths.experts}>who pays them</Link>.
        </p>
        <div className="question-tools">
          <QuestionSearch words={q} />
          <Link className="button button--secondary" to={q === "" ? paths.askQuestion : paths.askAbout(q)}>
            Ask a question
          </Link>
        </div>
        <RefusedAddress faults={refused}>
          <p>
            Here are all the questions instead. <Link to={paths.questions}>Start over</Link>
          </p>
        </RefusedAddress>
      </header>
      <div className="with-aside with-aside--start">
        <div className="list-page__facets">
          <FacetPanel list={questionList} query={query} facets={facets} />
        </div>
        <div className="stack">
          {nothing ? null : (
            <ListBar
              filters={{ ...filters, sorts: undefined }}
              sorts={sorts}
              said={<ListingCount list={found} count={count} sort={sort} page={page} pages={pages} />}
            />
          )}
          <ChosenFacets {...chosen} />
          {items.length > 0 ? (
            <QuestionRows questions={items} />
          ) : nothing ? (
            <NothingFound words={q} similar={similar} />
          ) : (
            <EmptyListing {...chosen} />
          )}
          <Pagination list={questionList} query={query} page={page} pages={pages} />
        </div>
      </div>
    </div>
  );
}

/** "3 questions with “latex”" */
const nounsWith = (words: string) => ({
  one: `question with “${words}”`,
  many: `questions with “${words}”`,
});

function NothingFound({ words, similar }: { words: string; similar: readonly QuestionLink[] }) {
  const [longest = "", ...others] = words.split(/\s+/).sort((one, other) => other.length - one.length);
  return (
    <div className="empty stack" role="status">
      <h2 className="text-xl">
        {words === "" ? (
          "Nobody has asked anything yet"
        ) : (
          <>
            No question has all of “<bdi>{words}</bdi>” in it
          </>
        )}
      </h2>
      {similar.length === 0 ? null : (
        <div className="stack stack--tight">
          <p>These come close:</p>
          <SimilarList questions={similar} beside={false} />
        </div>
      )}
      {words === "" ? null : (
        <p>
          {others.length === 0 ? null : (
            <>
              Try{" "}
              <Link to={wordsHref(longest)}>
                “<bdi>{longest}</bdi>” alone
              </Link>
              , or{" "}
            </>
          )}
          <Link to={paths.searchFor(words)}>{others.length === 0 ? "Search" : "search"} the whole site for it</Link>.
        </p>
      )}
      <p>
        <Link className="button" to={words === "" ? paths.askQuestion : paths.askAbout(words)}>
          Ask our experts
        </Link>
      </p>
    </div>
  );
}

/** Looks for words in questions and their answers. */
function QuestionSearch({ words }: { words: string }) {
  return (
    <Form
      method="get"
      action={paths.questions}
      role="search"
      aria-label="Questions"
      className="stack stack--tight question-search"
    >
      <label className="name" htmlFor="question-words">
        What would you like to know?
      </label>
      <div className="question-search__row">
        <input
          id="question-words"
          className="field__input question-search__words"
          type="search"
          dir="auto"
          name="q"
          defaultValue={words}
          key={words}
        />
        <button className="button" type="submit">
          Look for answers
        </button>
      </div>
    </Form>
  );
}

/** Questions, one below the other, each with how its best answer begins and who wrote that. */
export function QuestionRows({ questions }: { questions: readonly QuestionSummary[] }) {
  return (
    <ul className="rows">
      {questions.map((question) => (
        <li key={question.slug} className="row stack stack--tight question-row">
          <h2 className="plain-title heading-link">
            <Link to={paths.question(question.slug)} dir="auto">
              {question.title}
            </Link>
          </h2>
          <AnsweredBy question={question} />
          {question.excerpt === "" ? null : (
            <p className={question.answers === 0 ? "measure soft" : "measure"} dir="auto">
              {question.excerpt}
            </p>
          )}
          <div className="cluster question-row__facts">
            <p className="small soft">
              {question.answers > 1 ? `${formatCount(question.answers, "answer", "answers")}. ` : null}
              Asked by <bdi>{question.asker}</bdi> <Day on iso={question.asked_at} />
            </p>
            <TopicLinks topics={question.topics} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function AnsweredBy({ question }: { question: QuestionSummary }) {
  const { answers, accepted, answered_by: by } = question;
  if (answers === 0) return <p className="small question-row__waits">Waiting for an answer</p>;
  return (
    <p className="small with-icon question-row__answered">
      <Icon name="check" size={16} />
      <span>
        {by === null ? (
          "Answered by a member"
        ) : (
          <>
            Answered by <bdi>{by.name}</bdi>,{" "}
            <bdi>{by.title.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())}</bdi>
            {by.made_up ? ` ${madeUpText}` : null}
          </>
        )}
        {accepted ? ". Accepted answer" : null}
      </span>
    </p>
  );
}
