import { Form, Link } from "@remix-run/react";
import type { QuestionLink, QuestionListing, QuestionSummary } from "#contracts/discussions/questions";
import { paths } from "~/paths";
import { formatCount } from "~/ui/format";
import Icon from "~/ui/icon";
import ListPage from "~/ui/listing/list-page";
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
  const { q = "" } = query;
  return (
    <ListPage
      list={questionList}
      {...{ query, listing, refused }}
      heading="Mattress questions, answered by experts"
      lead={
        <>
          Chances are that someone has asked it already. Each answer says who wrote it and{" "}
          <Link to={paths.experts}>who pays them</Link>.
        </>
      }
      tools={
        <div className="question-tools">
          <QuestionSearch words={q} />
          <Link className="button button--secondary" to={q === "" ? paths.askQuestion : paths.askAbout(q)}>
            Ask a question
          </Link>
        </div>
      }
      nouns={q === "" ? undefined : nounsWith(words)}
      empty={<NothingFound words={q} similar={similar} />}
    >
      <QuestionRows questions={listing.items} />
    </ListPage>
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
