import { needsCrib } from "~/mattress/crib/needs-crib";
import { answerNames, type AnswerName, type Answers, questionHref, resultsHref } from "./answers";
import { stepFields, stepNames, type StepName } from "./step-fields";

/** Which questions are asked of whom. */

export const stepOf = (name: AnswerName): StepName =>
  stepNames.find((step) => stepFields[step].includes(name)) ?? stepNames[0];

export const readStep = (value: string | null): StepName | null => stepNames.find((step) => step === value) ?? null;

/** Years from which a child is matched as an adult is. */
const teenAge = 13;

/** A child whose age nobody said is matched as a young one. */
export const isForYoungChild = ({ recipient, childAge }: Answers) =>
  recipient === "child" && (childAge === undefined || Number(childAge) < teenAge);

const isFor =
  (...recipients: string[]) =>
  ({ recipient = "" }: Answers) =>
    recipients.includes(recipient);
const isForAdults = (answers: Answers) => !isFor("child", "guest")(answers);
const isForKnown = (answers: Answers) => !isFor("guest")(answers);
const isForBunk = ({ recipient, bunk }: Answers) => recipient === "child" && bunk === "yes";
const isForCouple = isFor("couple");

/** By weight and position, pains and wishes: of guests nobody knows them, and young children need much the same. */
export const isMatchedAsAdult = (answers: Answers) => isForKnown(answers) && !isForYoungChild(answers);

/** The answers that not everybody is asked for: of the others they can't change the result. */
const asked: Partial<Record<AnswerName, (answers: Answers) => boolean>> = {
  // A couple is asked outright whether moving is hard, which is all that an age says.
  age: (answers) => isForAdults(answers) && !isForCouple(answers),
  childAge: isFor("child"),
  bunk: isFor("child"),
  adjustableBase: (answers) => !isForBunk(answers),
  mobility: isForAdults,
  // The age of a young child tells its weight (ruleset 2026.3, rule 3).
  weight: isMatchedAsAdult,
  pounds: isMatchedAsAdult,
  height: isMatchedAsAdult,
  pain: isForKnown,
  preference: (answers) => !isForYoungChild(answers),
  feel: isMatchedAsAdult,
  ...Object.fromEntries(stepFields.partner.map((name) => [name, isForCouple])),
};

export const isAsked = (name: AnswerName, answers: Answers): boolean =>
  needsCrib(answers) ? name === "recipient" || name === "childAge" : (asked[name]?.(answers) ?? true);

/** The answers that a question is for, of those that count for whom the bed is. */
export const fieldsOf = (step: StepName, answers: Answers): AnswerName[] =>
  stepFields[step].filter((name) => isAsked(name, answers));

/** The answer without which a question stays open: "Don't know" is one. Whatever else its page asks may be left out. */
export const requiredOf = (step: StepName, answers: Answers): AnswerName =>
  // An age has no "Don't know" of its own; a toddler's is all that is needed.
  step === "child" && !needsCrib(answers) ? "bunk" : stepFields[step][0];

export const stepsFor = (answers: Answers): StepName[] =>
  stepNames.filter((step) => fieldsOf(step, answers).length > 0);

/** Without the answers to questions that are no longer asked. */
export function applicable(answers: Answers): Answers {
  return Object.fromEntries(
    answerNames.flatMap((name) => (isAsked(name, answers) && answers[name] ? [[name, answers[name]]] : [])),
  );
}

export const isAnswered = (step: StepName, answers: Answers) => answers[requiredOf(step, answers)] !== undefined;

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
