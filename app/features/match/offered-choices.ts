import { heldWeightBandLabels, weightBandLabels } from "#contracts/vocabulary/mattress";
import { unknown } from "#contracts/vocabulary/quiz";
import { optionsOf } from "#contracts/vocabulary/terms";
import { isNarrow } from "~/mattress/narrow-sizes";
import type { Choice } from "~/ui/forms/choices";
import { dontKnow } from "./answer-words";
import type { Answers } from "./answers";
import { answerOptions, severalNames, type ChosenName } from "./options";

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
