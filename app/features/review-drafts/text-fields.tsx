import { mostBody, mostTitle } from "#contracts/vocabulary/review-drafts";
import Field from "~/ui/forms/field";
import TextAreaField from "~/ui/forms/text-area-field";
import type { FormAnswer } from "~/ui/forms/write-form";

/** Title and text of a review, of whatever kind. */
export default function TextFields({ form, hint }: { form: FormAnswer<"title" | "body">; hint: string }) {
  const { required: _, ...body } = form.field("body") as ReturnType<typeof form.field> & { required?: boolean };
  return (
    <>
      <Field
        {...form.field("title")}
        label="Title"
        hint="Your review in a few words"
        maxLength={mostTitle}
        countFrom={20}
        autoComplete="off"
      />
      <TextAreaField {...body} label="Your review" hint={hint} maxLength={mostBody} countFrom={500} />
    </>
  );
}
