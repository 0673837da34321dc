import { formatMoney } from "#contracts/english";
import type { FormAnswer } from "~/ui/forms/write-form";
import CurrencyInput from "~/ui/forms/currency-input";
import Field from "~/ui/forms/field";

type Name = "product" | "store" | "invoice" | "bought_on" | "price";

interface PurchaseFieldsProps {
  form: FormAnswer<Name>;
  /** Smallest purchase that counts. */
  minimumCents: number | null;
}

/** What was bought: the first step of a claim. */
export default function PurchaseFields({ form, minimumCents }: PurchaseFieldsProps) {
  const least = minimumCents === null ? "" : ` The offer counts from ${formatMoney(minimumCents)}.`;
  return (
    <>
      <Field
        {...form.field("product")}
        label="Which mattress did you buy?"
        hint="Name and size, like “Original, queen”"
      />
      <Field {...form.field("store")} label="Where did you buy it?" />
      <Field
        {...form.field("invoice")}
        label="Invoice number"
        hint="It’s on the receipt or in the store’s email, sometimes called an order number."
        autoComplete="off"
        spellCheck={false}
      />
      <Field {...form.field("bought_on")} label="Date you bought it" type="date" />
      <CurrencyInput
        {...form.field("price")}
        label="What you paid for the mattress, in dollars"
        hint={`Without delivery and tax.${least}`}
        decimals
      />
    </>
  );
}
