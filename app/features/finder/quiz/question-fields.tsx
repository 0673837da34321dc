import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import Choices, { type Choice } from "~/ui/forms/choices";
import CurrencyInput from "~/ui/forms/currency-input";
import Field from "~/ui/forms/field";
import { formatNumber } from "~/ui/format";
import { dontKnow } from "~/features/finder/answer-words";
import { unknown } from "~/contracts/vocabulary/quiz";
import type { AnswerFault, AnswerName, Answers } from "~/features/finder/answers";
import { answerOptions, severalNames, type ChosenName } from "~/features/finder/options";
import { groupLabels, type Question } from "./questions";
import { stepFields, type StepName } from "~/features/finder/step-fields";
import { nextHref } from "~/features/finder/steps";

interface QuestionFieldsProps {
  step: StepName;
  question: Question;
  answers: Answers;
  faults: readonly AnswerFault[];
}

/** The question as the page's heading, with what answers it. */
export default function QuestionFields({ step, question, answers, faults }: QuestionFieldsProps) {
  const names = stepFields[step];
  const heading = <h1 className="question__title">{question.title}</h1>;
  if (names.length === 1 && !isTyped(names[0])) {
    return <ChoiceField name={names[0]} legend={heading} hint={question.hint} answers={answers} faults={faults} />;
  }
  return (
    <>
      {heading}
      {names.length > 1 && question.hint !== undefined ? <p className="soft">{question.hint}</p> : null}
      {names.map((name) =>
        isTyped(name) ? (
          <TypedField key={name} name={name} question={question} answers={answers} faults={faults} />
        ) : (
          <ChoiceField key={name} name={name} legend={groupLabels[name]} compact answers={answers} faults={faults} />
        ),
      )}
    </>
  );
}

type TypedName = "budgetRange" | "deliveryZip";

/** Answers that are typed have "Don't know" beside "Continue" instead of among the choices. */
export const isTyped = (name: AnswerName): name is TypedName => name === "budgetRange" || name === "deliveryZip";

/** Round amounts in whole dollars, as links, so that nobody has to type one. */
const presets = [500, 1000, 1500, 2000, 3000];

const messagesOf = (name: AnswerName, faults: readonly AnswerFault[]) =>
  faults.filter((fault) => fault.name === name).map((fault) => fault.message);

interface ChoiceFieldProps extends Pick<QuestionFieldsProps, "answers" | "faults"> {
  name: ChosenName;
  legend: ReactNode;
  hint?: string;
  compact?: boolean;
}

function ChoiceField({ name, legend, hint, compact, answers, faults }: ChoiceFieldProps) {
  const several = severalNames.includes(name);
  const typed = faults.find((fault) => fault.name === name)?.typed;
  const choices: Choice[] = [
    ...answerOptions[name].map((option) => ({ ...option, alone: several && option.value === "none" })),
    { value: unknown, label: dontKnow, alone: true },
  ];
  return (
    <Choices
      name={name}
      legend={legend}
      hint={hint ?? (several ? "Select all that apply." : undefined)}
      choices={choices}
      chosen={(typed ?? answers[name] ?? "").split(",")}
      several={several}
      errors={messagesOf(name, faults)}
      compact={compact}
    />
  );
}

function TypedField({ name, question, answers, faults }: Omit<QuestionFieldsProps, "step"> & { name: TypedName }) {
  const typed = faults.find((fault) => fault.name === name)?.typed;
  const given = answers[name] === unknown ? "" : (answers[name] ?? "");
  const errors = messagesOf(name, faults);
  if (name === "deliveryZip") {
    return (
      <div className="question__zip">
        <Field
          name={name}
          label="ZIP code"
          hint={question.hint}
          errors={errors}
          defaultValue={typed ?? given}
          inputMode="numeric"
          autoComplete="postal-code"
        />
      </div>
    );
  }
  return (
    <div className="question__amount stack">
      <CurrencyInput
        name={name}
        label="Amount in dollars"
        hint={question.hint}
        errors={errors}
        defaultValue={typed ?? (given === "" ? "" : formatNumber(Number(given)))}
      />
      <nav aria-label="Common budgets">
        <ul className="cluster cluster--tight">
          {presets.map((dollars) => (
            <li key={dollars}>
              <Link className="with-icon chip" to={nextHref({ ...answers, budgetRange: String(dollars) })}>
                <span className="visually-hidden">Up to </span>${formatNumber(dollars)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
