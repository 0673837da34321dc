import Field, { EmailField } from "~/ui/forms/field";
import TextAreaField from "~/ui/forms/text-area-field";
import type { FormAnswer } from "~/ui/forms/write-form";

/** Whose account it is, and what readers are told of them. */
export default function AppointFields({
  form,
}: {
  form: FormAnswer<"email" | "name" | "title" | "works_for" | "conflicts" | "bio">;
}) {
  return (
    <>
      <EmailField
        {...form.field("email")}
        autoComplete="off"
        label="Email address of their account"
        hint="They have to sign up first. If they’re an expert already, this changes what is said of them."
      />
      <Field {...form.field("name")} label="Name to show" autoComplete="off" />
      <Field {...form.field("title")} label="What they do, and for how long" hint="Physical therapist, 16 years" />
      <Field {...form.field("works_for")} label="Whom they work for" />
      <TextAreaField
        {...form.field("conflicts")}
        label="Who pays them"
        hint="In whole sentences. It stands beside each of their answers."
        rows={3}
        countFrom={100}
      />
      <TextAreaField {...form.field("bio")} label="About them (optional)" rows={4} countFrom={150} />
    </>
  );
}
