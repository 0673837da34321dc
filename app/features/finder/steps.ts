import { answerNames, type AnswerName, type Answers, questionHref, resultsHref } from "./answers";
import { stepFields, stepNames, type StepName } from "./step-fields";

/** Which questions are asked of whom. */

export const stepOf = (name: AnswerName): StepName =>
  stepNames.find((step) => stepFields[step].includes(name)) ?? stepNames[0];

export const readStep = (value: string | null): StepName | null => stepNames.find((step) => step === value) ?? null;

/** Whether the answer can change the result, given who will sleep on the bed. */
function matters(step: StepName, recipient: string | undefined): boolean {
  if (step === "partner") return recipient === "couple";
  // Age raises the weight of edge support, which a couple raises anyway; a child's age is known; guests' ages vary.
  if (step === "age") return recipient !== "couple" && recipient !== "child" && recipient !== "guest";
  return step !== "pain" || recipient !== "guest";
}

export const stepsFor = (answers: Answers): StepName[] => stepNames.filter((step) => matters(step, answers.recipient));

/** Without the answers to questions that are no longer asked. */
export function applicable(answers: Answers): Answers {
  const asked = new Set(stepsFor(answers).flatMap((step) => stepFields[step]));
  return Object.fromEntries(
    answerNames.flatMap((name) => (asked.has(name) && answers[name] ? [[name, answers[name]]] : [])),
  );
}

export const isAnswered = (step: StepName, answers: Answers) => answers[stepFields[step][0]] !== undefined;

/** The first question without an answer; null when all have one. */
export const nextStep = (answers: Answers): StepName | null =>
  stepsFor(answers).find((step) => !isAnswered(step, answers)) ?? null;

/** Where a link that gives an answer leads: the first open question, or the results. */
export function nextHref(given: Answers): string {
  const answers = applicable(given);
  const step = nextStep(answers);
  return step === null ? resultsHref(answers) : questionHref(step, answers);
}

/** null before the first question. */
export function stepBefore(step: StepName, answers: Answers): StepName | null {
  const steps = stepsFor(answers);
  return steps[steps.indexOf(step) - 1] ?? null;
}
