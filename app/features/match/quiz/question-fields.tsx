import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import Disclosure from "~/ui/disclosure";
import Choices from "~/ui/forms/choices";
import CurrencyInput from "~/ui/forms/currency-input";
import Field from "~/ui/forms/field";
import { formatNumber } from "~/ui/format";
import { groupLabel, MeasureField, offeredChoices } from "../answer-fields";
import { unknown } from "#contracts/vocabulary/quiz";
import type { AnswerFault, AnswerName, Answers } from "../answers";
import { isMeasure, isTyped, severalNames, type ChosenName } from "~/features/match/options";
import type { Question } from "./questions";
import type { StepName } from "~/features/match/step-fields";
import { stepFields } from "~/features/match/step-fields";
import { fieldsOf, nextHref } from "~/features/match/steps";

interface QuestionFieldsProps {
  step: StepName;
  question: Question;
  answers: Answers;
  faults: readonly AnswerFault[];
}

/** The question as the page's heading, with what answers it. */
export default function QuestionFields({ step, question, answers, faults }: QuestionFieldsProps) {
  // An age that is changed may come to one that is asked about the bed.
  const names = step === "child" ? stepFields.child : fieldsOf(step, answers);
  const [first, ...others] = names;
  const heading = <h1 className="question__title">{question.title}</h1>;
  const given = { answers, faults };
  const fieldOf = (name: AnswerName) => {
    if (isMeasure(name)) {
      return (
        <MeasureField
          key={name}
          name={name}
          given={answers[name] ?? ""}
          typed={faults.find((fault) => fault.name === name)?.typed}
          errors={messagesOf(name, faults)}
        />
      );
    }
    if (isTyped(name)) return <TypedField key={name} name={name} question={question} {...given} />;
    return <ChoiceField key={name} name={name} legend={groupLabel(name, answers)} compact {...given} />;
  };
  // Where the first group has no name of its own, the page's question is its name.
  if (first !== undefined && !isTyped(first) && groupLabel(first, answers) === undefined) {
    return (
      <>
        <ChoiceField name={first} legend={heading} hint={question.hint} {...given} />
        {others.map(fieldOf)}
      </>
    );
  }
  return (
    <>
      {heading}
      {names.length > 1 && question.hint !== undefined ? <p className="soft">{question.hint}</p> : null}
      {step === "partner" ? <PartnerFields names={names} fieldOf={fieldOf} {...given} /> : names.map(fieldOf)}
    </>
  );
}

/** What moves a partner's scores most; the rest of the page, which would be a long one, is folded. */
const partnersFirst: readonly AnswerName[] = [
  "partnerPosition",
  "partnerWeight",
  "partnerPounds",
  "partnerTemperature",
];

interface PartnerFieldsProps extends Pick<QuestionFieldsProps, "answers" | "faults"> {
  names: readonly AnswerName[];
  fieldOf(name: AnswerName): ReactNode;
}

function PartnerFields({ names, fieldOf, answers, faults }: PartnerFieldsProps) {
  const folded = names.filter((name) => !partnersFirst.includes(name));
  const isOpen = folded.some(
    (name) => (answers[name] ?? unknown) !== unknown || faults.some((fault) => fault.name === name),
  );
  return (
    <>
      {partnersFirst.filter((name) => names.includes(name)).map(fieldOf)}
      <Disclosure summary="More about your partner (optional)" open={isOpen}>
        <div className="stack stack--loose">{folded.map(fieldOf)}</div>
      </Disclosure>
    </>
  );
}

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
  const chosen = (typed ?? answers[name] ?? "").split(",");
  return (
    <Choices
      name={name}
      legend={legend}
      hint={hint ?? (several ? "Select all that apply." : undefined)}
      choices={offeredChoices(name, chosen, answers)}
      chosen={chosen}
      several={several}
      errors={messagesOf(name, faults)}
      compact={compact}
    />
  );
}

interface TypedFieldProps extends Omit<QuestionFieldsProps, "step"> {
  name: "budgetRange" | "deliveryZip";
}

/** Answers that are typed have "Don't know" beside "Continue" instead of among the choices. */
function TypedField({ name, question, answers, faults }: TypedFieldProps) {
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
