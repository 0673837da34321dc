import { refusalReasons } from "#contracts/vocabulary/reviews";
import { storeRefusalReasons } from "#contracts/vocabulary/refusal-reasons";
import type { ReviewKind } from "#contracts/vocabulary/review-drafts";
import Disclosure from "~/ui/disclosure";
import Choices from "~/ui/forms/choices";
import Field, { EmailField } from "~/ui/forms/field";
import type { useFormAnswer } from "~/ui/forms/write-form";

export type SendForm = ReturnType<typeof useFormAnswer<{ author?: string; email?: string; agree?: string[] }>>;

interface SendFieldsProps {
  kind: ReviewKind;
  form: SendForm;
  /** Of a change: the name is the one there is. */
  named: boolean;
  needsEmail: boolean;
}

const promises = {
  bed: "I sleep or slept on this bed at home, these are my own words, and nobody paid me for what they say",
  store: "I was in this store or bought from it, these are my own words, and nobody paid me for what they say",
} as const;

/** Whose review it is, and that it keeps to the rules. */
export default function SendFields({ kind, form, named, needsEmail }: SendFieldsProps) {
  const rules = Object.values(kind === "bed" ? refusalReasons : storeRefusalReasons);
  const agreed = form.errors.flatMap(({ fieldId, message }) => (fieldId === "agree" ? [message] : []));
  return (
    <>
      {named ? (
        <input type="hidden" name="author" value={form.values.author} />
      ) : (
        <Field
          {...form.field("author")}
          label="Name to show"
          hint="A first name or a nickname. Everyone can read it."
          autoComplete="nickname"
        />
      )}
      {needsEmail ? (
        <EmailField
          {...form.field("email")}
          autoComplete="email"
          label="Email address"
          hint="Nobody sees it. We’ll send you a link to confirm that the review is yours, and tell you what we decided."
        />
      ) : null}
      <Disclosure summary="What we don’t publish">
        <ul className="lined">
          {rules.map(({ label, means }) => (
            <li key={label}>{means}</li>
          ))}
        </ul>
      </Disclosure>
      <div id="agree">
        <Choices
          name="agree"
          legend="Is this true?"
          choices={[{ value: "yes", label: promises[kind] }]}
          chosen={form.values.agree ?? []}
          several
          errors={agreed}
        />
      </div>
    </>
  );
}
