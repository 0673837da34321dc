import { boughtLabels } from "#contracts/vocabulary/review-drafts";
import { optionsOf } from "#contracts/vocabulary/terms";
import Field from "~/ui/forms/field";
import type { FormAnswer } from "~/ui/forms/write-form";
import RatingFields from "./rating-fields";
import { ChoiceField } from "./use-fields";

/** A visit to a store, on one page. */
export default function VisitFields({ form }: { form: FormAnswer<string> }) {
  return (
    <>
      <Field
        {...form.field("visited_on")}
        label="When were you there?"
        hint="The day, like 11/20/2026 or 11/20/26. If you don’t remember it, the month is enough: October 2026 or 10/2026."
        autoComplete="off"
      />
      <ChoiceField form={form} name="bought" legend="Did you buy something there?" choices={optionsOf(boughtLabels)} />
      <RatingFields kind="store" form={form} />
    </>
  );
}
