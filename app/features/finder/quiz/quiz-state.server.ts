import { unknown } from "~/contracts/vocabulary/quiz";
import { type AnswerFault, type Answers } from "~/features/finder/answers";
import { readAnswers } from "~/features/finder/answers.server";
import { questionFor } from "./questions";
import { stepFields, type StepName } from "~/features/finder/step-fields";
import { applicable, nextStep, readStep, stepOf, stepsFor } from "~/features/finder/steps";

/** What an address of the quiz asks for: a question to show, or, with every question answered, the results. */
export type QuizState =
  | { show: "question"; step: StepName; answers: Answers; faults: AnswerFault[] }
  | { show: "next"; step: StepName | null; answers: Answers };

/**
 * `step` shows a question; `answered` says which question's form was sent, whose answer is then checked. An answer
 * that no question offers leads to its question, wherever it came from.
 */
export function quizState(parameters: URLSearchParams): QuizState {
  const read = readAnswers(parameters);
  const sent = readStep(parameters.get("answered"));
  const answers = applicable(sent === null ? read.answers : completed(sent, read.answers, read.faults));
  const faults = [...(sent === null ? [] : missing(sent, read)), ...read.faults];

  const [fault] = faults;
  if (fault !== undefined) {
    const step = stepOf(fault.name);
    return { show: "question", step, answers, faults: faults.filter(({ name }) => stepOf(name) === step) };
  }
  const wanted = readStep(parameters.get("step"));
  if (sent === null && wanted !== null && stepsFor(answers).includes(wanted)) {
    return { show: "question", step: wanted, answers, faults };
  }
  const next = nextStep(answers);
  const bare = sent === null && next !== null;
  return bare ? { show: "question", step: next, answers, faults } : { show: "next", step: next, answers };
}

/** On a page with several questions only the first is required; unanswered ones become "unknown". */
function completed(step: StepName, answers: Answers, faults: readonly AnswerFault[]): Answers {
  const [first, ...rest] = stepFields[step];
  if (answers[first] === undefined) return answers;
  const open = rest.filter((name) => answers[name] === undefined && !faults.some((fault) => fault.name === name));
  return { ...answers, ...Object.fromEntries(open.map((name) => [name, unknown])) };
}

function missing(step: StepName, { answers, faults }: ReturnType<typeof readAnswers>): AnswerFault[] {
  const [first] = stepFields[step];
  if (answers[first] !== undefined || faults.some(({ name }) => name === first)) return [];
  return [{ name: first, message: questionFor(step, answers).missing, typed: "" }];
}
