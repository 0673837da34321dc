import { contactTopics } from "#contracts/contact/topics";
import { optionsOf } from "#contracts/vocabulary/terms";
import Choices from "~/ui/forms/choices";
import Field, { EmailField } from "~/ui/forms/field";
import TextAreaField from "~/ui/forms/text-area-field";
import WriteForm, { type FormAnswer } from "~/ui/forms/write-form";

export const topics = optionsOf(contactTopics);

interface ContactFieldsProps {
  form: FormAnswer<"topic" | "message" | "name" | "email" | "key">;
  /** Where what we keep is explained. */
  privacy: string;
}

/** The contact form. */
export default function ContactFields({ form, privacy }: ContactFieldsProps) {
  return (
    <WriteForm form={form} hidden={["key"]} submit={["Send it", "Sending…"]} className="stack stack--loose measure">
      <Choices
        {...form.choice("topic")}
        legend={<span className="name">What’s it about?</span>}
        choices={topics}
        compact
      />
      <TextAreaField
        {...form.field("message")}
        label="Your message"
        hint="If it’s about one page, paste its address. Leave out passwords and card numbers."
        rows={9}
        countFrom={500}
      />
      <Field {...form.field("name")} label="Your name (optional)" autoComplete="name" />
      <EmailField
        {...form.field("email")}
        autoComplete="email"
        label="Email address"
        hint="We send the reference number here, and our answer."
      />
      <p className="small soft">
        We keep your message for two years so that we know what it was about if you write again.{" "}
        <a href={privacy}>What we keep and for how long</a>
      </p>
    </WriteForm>
  );
}
