import { unknown } from "~/contracts/vocabulary/quiz";
import Choices from "~/ui/forms/choices";
import Field, { type FieldProps } from "~/ui/forms/field";
import { offeredChoices } from "./offered-choices";
import { severalNames, type ChosenName } from "./options";

/** The quiz's questions about somebody, all on one page; "Don't know" takes an answer back. */
export const profileNames = [
  "position",
  "weight",
  "pain",
  "temperature",
  "preference",
  "feel",
  "age",
  "allergies",
] as const satisfies readonly ChosenName[];

const legends: Record<(typeof profileNames)[number] | "size", string> = {
  position: "Which position do you mostly sleep in?",
  weight: "How much do you weigh?",
  pain: "Does anything hurt in the morning?",
  temperature: "Do you sleep hot or cold?",
  preference: "How firm do you like a bed? 1 is softest, 10 is firmest",
  feel: "What kind of feel do you like?",
  age: "How old are you?",
  allergies: "Are you allergic to any of these?",
  size: "Which size do you look for?",
};

interface ProfileFieldProps {
  name: keyof typeof legends;
  /** Several of one name have commas between them. */
  chosen: string;
  errors: readonly string[] | undefined;
}

export function ProfileField({ name, chosen, errors = [] }: ProfileFieldProps) {
  const several = severalNames.includes(name);
  const values = (chosen || unknown).split(",");
  return (
    <div id={name}>
      <Choices
        name={name}
        legend={legends[name]}
        hint={several ? "Select all that apply." : undefined}
        choices={offeredChoices(name, values)}
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
