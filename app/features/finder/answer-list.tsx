import { Link } from "@remix-run/react";
import { answerLabels, answerText, changeNames } from "./answer-words";
import { questionHref, type Answers } from "./answers";
import { stepFields, stepNames, type StepName } from "./step-fields";
import { stepOf, stepsFor } from "./steps";

interface AnswerListProps {
  answers: Answers;
  /** Lists questions without an answer too. */
  all?: boolean;
  /** Of a saved result: all that were given, which cannot be changed. */
  fixed?: boolean;
  /** The question that the page asks: its answer needs no link. */
  current?: StepName;
}

/** The answers so far, each with a link to its question that keeps all other answers. */
export default function AnswerList({ answers, all = false, fixed = false, current }: AnswerListProps) {
  const names = (fixed ? stepNames : stepsFor(answers))
    .flatMap((step) => [...stepFields[step]])
    .filter((name) => answers[name] !== undefined || (all && name === stepFields[stepOf(name)][0]));
  return (
    <dl className="answer-list">
      {names.map((name) => (
        <div className="answer-list__row" key={name}>
          <dt>{answerLabels[name]}</dt>
          <dd>
            {answers[name] === undefined ? <span className="soft">Not answered</span> : answerText(name, answers[name])}
          </dd>
          {fixed ? null : (
            <dd className="small answer-list__change">
              {stepOf(name) === current ? null : (
                <Link to={questionHref(stepOf(name), answers)}>
                  {answers[name] === undefined ? "Tell us" : "Change"}
                  <span className="visually-hidden"> {changeNames[name]}</span>
                </Link>
              )}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
