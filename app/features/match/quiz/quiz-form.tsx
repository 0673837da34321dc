import { Form, Link, useNavigation } from "@remix-run/react";
import { paths } from "~/paths";
import { choiceId } from "~/ui/forms/choices";
import Disclosure from "~/ui/disclosure";
import ErrorSummary from "~/ui/forms/error-summary";
import { dontKnow } from "~/features/match/answer-words";
import { unknown } from "#contracts/vocabulary/quiz";
import { answerNames, type AnswerFault, type AnswerName, type Answers } from "~/features/match/answers";
import { answerOptions, isMeasure, isTyped } from "~/features/match/options";
import QuestionFields from "./question-fields";
import type { Question } from "./questions";
import { stepFields, type StepName } from "~/features/match/step-fields";
import { nextHref, requiredOf } from "~/features/match/steps";

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
