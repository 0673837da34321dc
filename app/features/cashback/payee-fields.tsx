import { bankAccountKinds, numberKept, payeeMethods } from "#contracts/vocabulary/claims";
import { optionsOf } from "#contracts/vocabulary/terms";
import type { FormAnswer } from "~/ui/forms/write-form";
import Choices from "~/ui/forms/choices";
import Field from "~/ui/forms/field";

type Name =
  | "method"
  | "payee_name"
  | "account_kind"
  | "routing"
  | "account_number"
  | "street"
  | "unit"
  | "city"
  | "state"
  | "zip";

interface PayeeFieldsProps {
  form: FormAnswer<Name>;
  /** Of the account that is kept, whose number may be too short to show any of it; null: none is. */
  kept: { lastFour: string | null } | null;
}

/** `emptied`: a number was typed with something else that was wrong, and isn’t shown again. */
function numberHint(kept: PayeeFieldsProps["kept"], emptied: boolean): string {
  const again = "Enter it again. We don’t show account numbers back.";
  if (kept === null) return emptied ? `${again} ${numberKept}` : numberKept;
  const ending = kept.lastFour === null ? null : `the one ending in ${kept.lastFour}`;
  return emptied
    ? `${again} Or leave this empty to keep ${ending ?? "the one we have"}.`
    : `We have ${ending ?? "one from you"}. Leave this empty to keep it.`;
}

/** Where the money is to go. */
export default function PayeeFields({ form, kept }: PayeeFieldsProps) {
  return (
    <>
      <Choices
        {...form.choice("method")}
        legend="How do you want to be paid?"
        choices={optionsOf(payeeMethods)}
        compact
      />
      <Field {...form.field("payee_name")} label="Name on the account or the check" autoComplete="name" />
      <fieldset className="stack payee-form__group payee-form__ach">
        <legend>For a bank transfer</legend>
        <Choices {...form.choice("account_kind")} legend="Account type" choices={optionsOf(bankAccountKinds)} compact />
        <Field
          {...form.field("routing")}
          label="Routing number"
          hint="The 9 digits at the bottom left of a check, or in your bank’s app"
          inputMode="numeric"
          autoComplete="off"
        />
        <Field
          {...form.field("account_number")}
          key={form.times}
          label="Account number"
          hint={numberHint(kept, form.withheld.includes("account_number"))}
          inputMode="numeric"
          autoComplete="off"
        />
      </fieldset>
      <fieldset className="stack payee-form__group payee-form__check">
        <legend>For a check by mail</legend>
        <Field {...form.field("street")} label="Street address" autoComplete="address-line1" />
        <Field {...form.field("unit")} label="Apartment or unit (optional)" autoComplete="address-line2" />
        <Field {...form.field("city")} label="City" autoComplete="address-level2" />
        <Field {...form.field("state")} label="State" hint="Like ID or Idaho" autoComplete="address-level1" />
        <Field {...form.field("zip")} label="ZIP code" inputMode="numeric" autoComplete="postal-code" />
      </fieldset>
    </>
  );
}
