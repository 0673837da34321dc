import { heldWeightBandLabels, weightBandLabels } from "#contracts/vocabulary/mattress";
import { unknown } from "#contracts/vocabulary/quiz";
import { optionsOf } from "#contracts/vocabulary/terms";
import { isNarrow } from "~/mattress/narrow-sizes";
import type { Choice } from "~/ui/forms/choices";
import Field from "~/ui/forms/field";
import { dontKnow, heightText } from "./answer-text";
import type { AnswerName, Answers } from "./answers";
import { answerOptions, type ChosenName, type MeasureName, severalNames } from "./options";

const formerBands = optionsOf(heldWeightBandLabels).filter(({ value }) => !Object.hasOwn(weightBandLabels, value));

/** What nobody is asked for anymore is offered to whoever said it, so that changing another answer doesn't lose it. */
const former = (name: ChosenName, chosen: readonly string[]): Choice[] =>
  name === "weight" || name === "partnerWeight"
    ? formerBands
        .filter(({ value }) => chosen.includes(value))
        .map((band) => ({ ...band, hint: "Your earlier answer. A narrower range fits better." }))
    : [];

/** The choices of a question, "Don't know" last. */
export function offeredChoices(name: ChosenName, chosen: readonly string[], { bunk }: Answers = {}): Choice[] {
  const several = severalNames.includes(name);
  const options = answerOptions[name];
  const offered = name === "size" && bunk === "yes" ? options.filter(({ value }) => isNarrow(value)) : options;
  return [
    ...offered.map((option) => ({ ...option, alone: several && option.value === "none" })),
    ...former(name, chosen),
    { value: unknown, label: dontKnow, alone: true },
  ];
}

/** What each group of a page with several is about. */

const labels: Partial<Record<AnswerName, string>> = {
  bunk: "Is it for a bunk or loft bed?",
  size: "Size of the mattress",
  preference: "How firm? 1 is softest, 10 is firmest",
  feel: "What kind of feel?",
  adjustableBase: "Will it go on an adjustable base?",
  mobility: "Is it hard to get in or out of bed, or to turn over?",
  partnerPosition: "Which position does your partner mostly sleep in?",
  partnerWeight: "How much does your partner weigh?",
  partnerPain: "Does your partner wake up with pain?",
  partnerTemperature: "Does your partner sleep hot or cold?",
  partnerPreference: "How firm does your partner like it?",
  partnerFeel: "What kind of feel does your partner like?",
  lightSleeper: "Does either of you wake when the other moves?",
};

/** Of a couple one answer holds for both. */
const ofCouple: Partial<Record<AnswerName, string>> = {
  mobility: "Is it hard for either of you to get in or out of bed, or to turn over?",
};

/** Undefined: the page's title says it. */
export const groupLabel = (name: AnswerName, { recipient }: Answers): string | undefined =>
  (recipient === "couple" ? ofCouple[name] : undefined) ?? labels[name];

const exactly =
  "It makes your results more exact. If you chose a range above, your weight has to be in it. We round it to whole pounds.";
const tallOrShort =
  "Such as 5 ft 11, to the nearest inch. Tall people spread their weight over more of the bed, and short people over less.";

export const measureTexts: Record<MeasureName, { label: string; hint: string }> = {
  childAge: {
    label: "Age in years",
    hint: "From 0, for a baby under 1, to 17. Leave out half years.",
  },
  pounds: { label: "Exact weight in pounds (optional)", hint: exactly },
  height: { label: "Height in feet and inches (optional)", hint: tallOrShort },
  partnerPounds: { label: "Your partner’s exact weight in pounds (optional)", hint: exactly },
  partnerHeight: { label: "Your partner’s height in feet and inches (optional)", hint: tallOrShort },
};

interface MeasureFieldProps {
  name: MeasureName;
  /** As the address has it. */
  given: string;
  /** What was refused, as it was typed. */
  typed?: string | undefined;
  errors: readonly string[];
}

/** A figure of a body, which nobody has to give. */
export function MeasureField({ name, given, typed, errors }: MeasureFieldProps) {
  const isHeight = name === "height" || name === "partnerHeight";
  return (
    <div className="question__measure">
      <Field
        name={name}
        {...measureTexts[name]}
        errors={errors}
        defaultValue={typed ?? (isHeight && /^\d+$/.test(given) ? heightText(Number(given)) : given)}
        inputMode={isHeight ? undefined : "numeric"}
        autoComplete="off"
      />
    </div>
  );
}
