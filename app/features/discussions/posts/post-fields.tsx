import type { ReactNode } from "react";
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

export const markupHint =
  "Leave an empty line between paragraphs. You can use *emphasis*, **strong words**, lists that start with a dash, " +
  "quotes that start with >, and [links](https://…).";

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
  /** What else is asked, after the text. */
  children?: ReactNode;
}

/** The text of a post, whose it is, and whether they are mailed about what follows. */
export default function PostFields({ form, label, hint, asksName, watchLabel, rows = 8, children }: PostFieldsProps) {
  return (
    <>
      <TextAreaField
        {...form.field("text")}
        label={label}
        hint={hint === undefined ? markupHint : `${hint} ${markupHint}`}
        rows={rows}
        maxLength={postLength.most}
        countFrom={500}
      />
      {children}
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
        choices={[
          {
            value: "yes",
            label: watchLabel,
            hint: "You’ll get one email, then no more until you visit again. You can stop it here.",
          },
        ]}
        chosen={form.values.watch ?? []}
        several
      />
    </>
  );
}
