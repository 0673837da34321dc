import type { StoreSearch } from "#contracts/stores";
import { unknown } from "#contracts/vocabulary/quiz";
import type { AnswerFault, Answers } from "../answers";
import { type readAnswers, readAskedAnswers } from "../answers.server";
import { isMeasure } from "../options";
import { stepFields, type StepName } from "../step-fields";
import { applicable, fieldsOf, isAsked, nextStep, readStep, requiredOf, stepOf, stepsFor } from "../steps";
import { questionFor } from "./questions";

/** What an address of the quiz asks for: a question to show, or, with every question answered, the results. */
export type QuizState =
  | {
      show: "question";
      step: StepName;
      answers: Answers;
      faults: AnswerFault[];
      /** As typed, what is wrong with answers of other questions: each has its turn. */
      kept?: Answers;
    }
  | { show: "next"; step: StepName | null; answers: Answers };

/**
 * `step` shows a question; `answered` says which question's form was sent, whose answer is then checked. An answer
 * that no question offers leads to its question, wherever it came from.
 */
export function quizState(parameters: URLSearchParams): QuizState {
  const read = readAskedAnswers(parameters);
  const sent = readStep(parameters.get("answered"));
  const answers = applicable(sent === null ? read.answers : completed(sent, read.answers, read.faults));
  const faults = [...(sent === null ? [] : missing(sent, read)), ...read.faults];

  const [fault] = faults;
  if (fault !== undefined) {
    const step = stepOf(fault.name);
    const own = stepFields[step].flatMap((field) => faults.filter(({ name }) => name === field));
    const others = faults.filter(({ name, typed }) => typed !== "" && !own.some((each) => each.name === name));
    const kept = Object.fromEntries(others.map(({ name, typed }) => [name, typed]));
    return { show: "question", step, answers, faults: own, kept };
  }
  const wanted = readStep(parameters.get("step"));
  if (sent === null && wanted !== null && stepsFor(answers).includes(wanted)) {
    return { show: "question", step: wanted, answers, faults };
  }
  const next = nextStep(answers);
  const bare = sent === null && next !== null;
  return bare ? { show: "question", step: next, answers, faults } : { show: "next", step: next, answers };
}

/** On a page with several questions one is required; unanswered choices among the others become "unknown". */
function completed(step: StepName, answers: Answers, faults: readonly AnswerFault[]): Answers {
  const required = requiredOf(step, answers);
  if (answers[required] === undefined) return answers;
  const open = fieldsOf(step, answers).filter(
    (name) => answers[name] === undefined && !isMeasure(name) && !faults.some((fault) => fault.name === name),
  );
  return { ...answers, ...Object.fromEntries(open.map((name) => [name, unknown])) };
}

function missing(step: StepName, { answers, faults }: ReturnType<typeof readAnswers>): AnswerFault[] {
  const required = requiredOf(step, answers);
  if (!isAsked(required, answers)) return [];
  if (answers[required] !== undefined || faults.some(({ name }) => name === required)) return [];
  return [{ name: required, message: questionFor(step, answers).missing, typed: "" }];
}

/** Asks where a ZIP code is; null: there is no telling now. */
type FindPlace = (zip: string) => Promise<Pick<StoreSearch, "query" | "place"> | null>;

/** What was answered, or its question again where there is no such ZIP code: the search for stores knows them all. */
export async function withKnownZip(
  state: QuizState,
  parameters: URLSearchParams,
  findPlace: FindPlace,
): Promise<QuizState> {
  const { deliveryZip: zip = unknown, ...answers } = state.answers;
  if (state.show !== "next" || parameters.get("answered") !== "zip" || zip === unknown) return state;
  const found = await findPlace(zip);
  // Without a place and a query nothing was searched.
  if (found === null || found.place !== null || found.query === "") return state;
  const message = `We don’t know the ZIP code ${zip}. Check the digits`;
  return { show: "question", step: "zip", answers, faults: [{ name: "deliveryZip", message, typed: zip }] };
}
