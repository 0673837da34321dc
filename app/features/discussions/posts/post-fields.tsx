import { postLength } from "~/contracts/vocabulary/discussions";
import Choices from "~/ui/forms/choices";
import Field from "~/ui/forms/field";
import TextAreaField from "~/ui/forms/text-area-field";
import type { useFormAnswer } from "~/ui/forms/write-form";

export interface PostValues {
  title?: string;
  text?: string;
  name?: string;
  watch?: string[];
  quoted?: string;
  quote?: string;
  key?: string;
}

export type PostAnswer = ReturnType<typeof useFormAnswer<PostValues>>;

interface PostFieldsProps {
  form: PostAnswer;
  /** Of the text. */
  label: string;
  hint?: string;
  /** The visitor has no name yet. */
  asksName: boolean;
  /** Of the box: what they are mailed about. */
  watchLabel: string;
  rows?: number;
}

/** The text of a post, whose it is, and whether they are mailed about what follows. */
export default function PostFields({ form, label, hint, asksName, watchLabel, rows = 8 }: PostFieldsProps) {
  return (
    <>
      <TextAreaField
        {...form.field("text")}
        label={label}
        hint={
          <>
            {hint === undefined ? null : `${hint} `}
            Leave an empty line between paragraphs. You can use *emphasis*, **strong words**, lists that start with a
            dash, quotes that start with &gt;, and [links](https://…).
          </>
        }
        rows={rows}
        maxLength={postLength.most}
        countFrom={500}
      />
      {asksName ? (
        <Field
          {...form.field("name")}
          label="Your name here"
          hint="A nickname is best: everybody sees it beside all that you write here, and you can’t change it later."
          autoComplete="nickname"
          maxLength={40}
        />
      ) : null}
      <Choices
        name="watch"
        legend="Email"
        choices={[{ value: "yes", label: watchLabel, hint: "One email until you’ve been back. You can stop it here." }]}
        chosen={form.values.watch ?? []}
        several
      />
    </>
  );
}
