import { sizeLabels, weightBandLabels } from "#contracts/vocabulary/mattress";
import { sleepPositionLabels } from "#contracts/vocabulary/quiz";
import { gotLabels } from "#contracts/vocabulary/review-drafts";
import { optionsOf } from "#contracts/vocabulary/terms";
import Choices, { type Choice } from "~/ui/forms/choices";
import CurrencyInput from "~/ui/forms/currency-input";
import Field from "~/ui/forms/field";
import type { FormAnswer } from "~/ui/forms/write-form";

const rather = { value: "", label: "Rather not say", alone: true };

interface ChoiceFieldProps {
  form: FormAnswer<string>;
  name: string;
  legend: string;
  hint?: string;
  choices: readonly Choice[];
}

/** A question whose answers stand side by side. */
export function ChoiceField({ form, name, legend, hint, choices }: ChoiceFieldProps) {
  const { defaultValue = "", errors } = form.field(name);
  return (
    <div id={name}>
      <Choices {...{ name, legend, hint, choices }} chosen={[defaultValue]} errors={errors ?? []} compact />
    </div>
  );
}

export const MonthsField = ({ form }: { form: FormAnswer<string> }) => (
  <Field
    {...form.field("months_owned")}
    label="How many months have you had it?"
    hint="A year is 12, and less than a month is 0. Readers see whether it’s a first impression or holds up."
    inputMode="numeric"
    autoComplete="off"
  />
);

/** Who sleeps on the bed, and how it was bought. */
export default function UseFields({ form }: { form: FormAnswer<string> }) {
  return (
    <>
      <MonthsField form={form} />
      <ChoiceField
        form={form}
        name="position"
        legend="Which position do you mostly sleep in?"
        choices={[...optionsOf(sleepPositionLabels).map(({ value, label }) => ({ value, label })), rather]}
      />
      <ChoiceField
        form={form}
        name="weight"
        legend="How much do you weigh?"
        hint="The same bed feels softer to someone heavier. Shown only as this range."
        choices={[...optionsOf(weightBandLabels), rather]}
      />
      <ChoiceField form={form} name="size" legend="Which size is it?" choices={[...optionsOf(sizeLabels), rather]} />
      <CurrencyInput
        {...form.field("paid")}
        label="What did you pay for it, in dollars? (optional)"
        hint="For the mattress alone, like $1,249"
        decimals
      />
      <Field
        {...form.field("seller")}
        label="Where did you buy it? (optional)"
        hint="The store or site"
        autoComplete="off"
      />
      <ChoiceField
        form={form}
        name="incentive"
        legend="Did you get anything for buying it or for writing this?"
        hint="We show it beside your review. It doesn’t keep it from being published."
        choices={optionsOf(gotLabels)}
      />
    </>
  );
}
