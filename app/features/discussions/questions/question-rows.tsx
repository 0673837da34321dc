import { Link } from "@remix-run/react";
import type { QuestionSummary } from "#contracts/discussions/questions";
import { readingPaths } from "~/reading-paths";
import { formatCount } from "~/ui/format";
import Icon from "~/ui/icon";
import Day from "~/ui/page/day";
import { madeUpWords } from "~/ui/page/made-up-words";
import TopicLinks from "./topic-links";

/** Questions, one below the other, each with how its best answer begins and who wrote that. */
export default function QuestionRows({ questions }: { questions: readonly QuestionSummary[] }) {
  return (
    <ul className="rows">
      {questions.map((question) => (
        <li key={question.slug} className="row stack stack--tight question-row">
          <h2 className="plain-title heading-link">
            <Link to={readingPaths.question(question.slug)} dir="auto">
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
            {by.made_up ? ` ${madeUpWords}` : null}
          </>
        )}
        {accepted ? ". Accepted answer" : null}
      </span>
    </p>
  );
}
