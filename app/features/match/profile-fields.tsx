import { unknown } from "#contracts/vocabulary/quiz";
import Choices from "~/ui/forms/choices";
import Field, { type FieldProps } from "~/ui/forms/field";
import { MeasureField, offeredChoices } from "./answer-fields";
import type { AnswerName } from "./answers";
import { isMeasure, severalNames, type ChosenName } from "./options";

/** The quiz's questions about somebody, all on one page; "Don't know" takes an answer back. */
export const profileNames = [
  "position",
  "weight",
  "pounds",
  "height",
  "pain",
  "mobility",
  "temperature",
  "preference",
  "feel",
  "age",
  "allergies",
] as const satisfies readonly AnswerName[];

type ProfileName = (typeof profileNames)[number];
const legends: Record<Extract<ProfileName, ChosenName> | "size", string> = {
  position: "Which position do you mostly sleep in?",
  weight: "How much do you weigh?",
  pain: "Does anything hurt in the morning?",
  mobility: "Is it hard to get in or out of bed, or to turn over?",
  temperature: "Do you sleep hot or cold?",
  preference: "How firm do you like a bed? 1 is softest, 10 is firmest",
  feel: "What kind of feel do you like?",
  age: "How old are you?",
  allergies: "Are you allergic to any of these?",
  size: "Which size are you looking for?",
};

interface ProfileFieldProps {
  name: ProfileName | "size";
  /** Several of one name have commas between them. */
  chosen: string;
  errors: readonly string[] | undefined;
}

export function ProfileField({ name, chosen, errors = [] }: ProfileFieldProps) {
  if (isMeasure(name)) {
    const refused = errors.length > 0 ? chosen : undefined;
    return <MeasureField name={name} given={chosen} typed={refused} errors={errors} />;
  }
  const several = severalNames.includes(name);
  const values = (chosen || unknown).split(",");
  return (
    <div id={name}>
      <Choices
        name={name}
        legend={legends[name]}
        hint={several ? "Select all that apply." : undefined}
        choices={offeredChoices(name, values).map((choice) =>
          // Everyone knows their own age.
          name === "age" && choice.value === unknown ? { ...choice, label: "Rather not say" } : choice,
        )}
        chosen={values}
        several={several}
        errors={errors}
        compact
      />
    </div>
  );
}

export const ZipField = (props: FieldProps) => (
  <Field {...props} label="ZIP code where you sleep" inputMode="numeric" autoComplete="postal-code" />
);
