import { boughtLabels } from "~/contracts/vocabulary/review-drafts";
import { optionsOf } from "~/contracts/vocabulary/terms";
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
        hint="The day, like 11/20/2026. If you don’t remember, about when."
        autoComplete="off"
      />
      <ChoiceField form={form} name="bought" legend="Did you buy something there?" choices={optionsOf(boughtLabels)} />
      <RatingFields kind="store" form={form} />
    </>
  );
}
