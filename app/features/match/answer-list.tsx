import { Link } from "@remix-run/react";
import { answerText, answerWords } from "./answer-text";
import { questionHref, type AnswerName, type Answers } from "./answers";
import { stepFields, stepNames, type StepName } from "./step-fields";
import { fieldsOf, requiredOf, stepOf, stepsFor } from "./steps";

interface AnswerListProps {
  answers: Answers;
  /** Lists questions without an answer too. */
  all?: boolean;
  /** Of a saved result: all that were given, which cannot be changed. */
  fixed?: boolean;
  /** The question that the page asks: its answer needs no link. */
  current?: StepName;
}

/** A band beside the exact weight would say the same again. */
const isSaidExactly = (name: AnswerName, { pounds, partnerPounds }: Answers) =>
  (name === "weight" && pounds !== undefined) || (name === "partnerWeight" && partnerPounds !== undefined);

/** The answers so far, each with a link to its question that keeps all other answers. */
export default function AnswerList({ answers, all = false, fixed = false, current }: AnswerListProps) {
  const names = (fixed ? stepNames : stepsFor(answers))
    .flatMap((step) => (fixed ? [...stepFields[step]] : fieldsOf(step, answers)))
    .filter((name) => answers[name] !== undefined || (all && name === requiredOf(stepOf(name), answers)))
    .filter((name) => !isSaidExactly(name, answers));
  return (
    <dl className="answer-list">
      {names.map((name) => (
        <div className="answer-list__row" key={name}>
          <dt>{answerWords[name].label}</dt>
          <dd>
            {answers[name] === undefined ? <span className="soft">Not answered</span> : answerText(name, answers[name])}
          </dd>
          {fixed ? null : (
            <dd className="small answer-list__change">
              {stepOf(name) === current ? null : (
                <Link to={questionHref(stepOf(name), answers)}>
                  {answers[name] === undefined ? "Tell us" : "Change"}
                  <span className="visually-hidden"> {answerWords[name].change}</span>
                </Link>
              )}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
