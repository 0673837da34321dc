import type { ReactNode } from "react";
import { postLength } from "#contracts/vocabulary/discussions";
import Disclosure from "~/ui/disclosure";
import Choices from "~/ui/forms/choices";
import Field from "~/ui/forms/field";
import TextAreaField from "~/ui/forms/text-area-field";
import type { useFormAnswer } from "~/ui/forms/write-form";
import { noMailWords } from "./follow-form";
import type { Writer } from "./reply.server";

export interface PostValues {
  title?: string;
  text?: string;
  name?: string;
  watch?: string[];
  quoted?: string;
  quote?: string;
  key?: string;
}

/** Below the box of a text: few need it. */
export const MarkupHelp = () => (
  <Disclosure summary="How to format your text">
    <ul className="bullets">
      <li>
        <code>**very firm**</code> is shown as <strong>very firm</strong>.
      </li>
      <li>
        Lines that start with a dash, such as <code>- two pillows</code>, are shown as a list.
      </li>
      <li>
        <code>[our guides](/guides/)</code> is shown as a link with the words “our guides.”
      </li>
    </ul>
    <p>Leave an empty line between paragraphs.</p>
  </Disclosure>
);

export interface PostFieldsProps {
  form: ReturnType<typeof useFormAnswer<PostValues>>;
  /** Of the text. */
  label: string;
  hint?: string;
  /** Null: nobody is signed in. */
  writer: Pick<Writer, "name" | "newsOff" | "noMail"> | null;
  /** Of the box: what they are mailed about. */
  watchLabel: string;
  /** What else is asked, after the text. */
  children?: ReactNode;
}

/** Whose a post is, its text, and whether they are mailed about what follows. */
export default function PostFields(props: PostFieldsProps) {
  const { form, label, hint, writer, watchLabel, children } = props;
  return (
    <>
      {writer?.name === null ? (
        <Field
          {...form.field("name")}
          label="Your name here"
          hint="Choose a nickname. Everyone sees it beside what you write here, and you can’t change it later."
          autoComplete="nickname"
          maxLength={40}
        />
      ) : null}
      <TextAreaField
        {...form.field("text")}
        label={label}
        hint={hint}
        rows={8}
        maxLength={postLength.most}
        countFrom={500}
      />
      <MarkupHelp />
      {children}
      <Choices
        name="watch"
        legend="Email"
        choices={[
          {
            value: "yes",
            label: watchLabel,
            hint: writer?.noMail
              ? noMailWords
              : writer?.newsOff
                ? "Emails about new posts in discussions you follow are turned off for your address. Turn them on again in your email settings to get any."
                : "You’ll get one email, then no more until you visit again. You can stop it here.",
          },
        ]}
        chosen={form.values.watch ?? []}
        several
      />
    </>
  );
}
