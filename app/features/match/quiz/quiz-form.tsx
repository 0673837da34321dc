import { Form, Link, useNavigation } from "@remix-run/react";
import { unknown } from "#contracts/vocabulary/quiz";
import { paths } from "~/paths";
import Disclosure from "~/ui/disclosure";
import { choiceId } from "~/ui/forms/choices";
import ErrorSummary from "~/ui/forms/error-summary";
import { dontKnow } from "../answer-text";
import { answerNames, type AnswerFault, type AnswerName, type Answers } from "../answers";
import { answerOptions, isMeasure, isTyped } from "../options";
import { stepFields, type StepName } from "../step-fields";
import { nextHref, requiredOf } from "../steps";
import QuestionFields from "./question-fields";
import type { Question } from "./questions";

interface QuizFormProps {
  step: StepName;
  question: Question;
  /** The answers so far, and prefilled values. */
  answers: Answers;
  faults: readonly AnswerFault[];
  /** What was typed in answer to other questions and is wrong, sent along so that it isn't lost. */
  kept?: Answers;
  /** Sent along, for the operator's figures: whether it is the first question, or one that is answered again. */
  asked: string | undefined;
}

const fieldId = (name: AnswerName) => (isTyped(name) ? name : choiceId(name, answerOptions[name][0]?.value ?? unknown));

/** Puts what is sent into the address of its question, so that the browser's Back finds it answered. */
function keepAnswer(form: HTMLFormElement) {
  const sent = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
  sent.set("step", sent.get("answered") ?? "");
  sent.delete("answered");
  window.history.replaceState(window.history.state, "", `?${sent}`);
}

/**
 * One question. A GET form: all answers stand in the address, so back, reload, sharing and browsers without scripts
 * all work. Where it fails the address changes and the page stays, so the errors take the focus, not the heading.
 */
export default function QuizForm({ step, question, answers, faults, kept, asked }: QuizFormProps) {
  const { state, formMethod } = useNavigation();
  const sending = state !== "idle" && formMethod !== undefined;
  const own = new Set<AnswerName>(stepFields[step]);
  const sent = { ...answers, ...kept };
  const required = requiredOf(step, answers);
  return (
    <Form
      className="stack stack--loose"
      method="get"
      action={paths.quiz}
      state={{ keepFocus: true }}
      key={step}
      onSubmit={({ currentTarget }) => keepAnswer(currentTarget)}
    >
      {/* Emptied during submission, so that it takes the focus again even if the message is the same. */}
      <ErrorSummary errors={sending ? [] : faults.map(({ name, message }) => ({ message, fieldId: fieldId(name) }))} />
      <input type="hidden" name="answered" value={step} />
      {asked === undefined ? null : <input type="hidden" name="asked" value={asked} />}
      {answerNames.map((name) =>
        own.has(name) || sent[name] === undefined ? null : (
          <input key={name} type="hidden" name={name} value={sent[name]} />
        ),
      )}
      <QuestionFields step={step} question={question} answers={answers} faults={faults} />
      <p className="cluster">
        <button className="button" type="submit" aria-disabled={sending || undefined}>
          Continue
        </button>{" "}
        {isTyped(required) && !isMeasure(required) ? (
          <Link className="button button--secondary" to={nextHref({ ...answers, [required]: unknown })}>
            {dontKnow}
          </Link>
        ) : null}
      </p>
      <Disclosure summary="Why we ask" className="soft question__why">
        <p>{question.why}</p>
      </Disclosure>
    </Form>
  );
}

/** How far along the quiz is; the bar repeats the words, so it is hidden from screen readers. */
export function QuizProgress({ position, total }: { position: number; total: number }) {
  return (
    <div className="stack stack--tight quiz-progress">
      <p className="small soft name quiz-progress__text">
        Step {position} of {total}
      </p>
      <svg
        className="quiz-progress__bar"
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <rect className="quiz-progress__track" width={100} height={4} />
        <rect className="quiz-progress__fill" width={(position / total) * 100} height={4} />
      </svg>
    </div>
  );
}
