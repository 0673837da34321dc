import TextAreaField from "~/ui/forms/text-area-field";
import WriteForm, { type useFormAnswer } from "~/ui/forms/write-form";
import DraftButton from "./draft-button";
import PostFields, { type PostValues } from "./post-fields";
import type { Writer } from "./reply.server";

const formId = "write";

export interface ReplyFieldsProps {
  form: ReturnType<typeof useFormAnswer<PostValues & { discussion?: string }>>;
  writer: Pick<Writer, "name" | "saved_at" | "newsOff" | "noMail">;
  /** Whose words are quoted. */
  quoted: string | null;
  label: string;
  hint?: string;
  submit: readonly [string, string];
  watchLabel: string;
}

/** A post of somebody who is logged in, and the button that keeps it for later. */
export default function ReplyFields({ form, writer, quoted, label, hint, submit, watchLabel }: ReplyFieldsProps) {
  return (
    <div className="stack stack--tight measure">
      <WriteForm
        form={form}
        hidden={quoted === null ? ["discussion", "key"] : ["discussion", "key", "quoted"]}
        submit={submit}
        className="stack"
        id={formId}
      >
        {quoted === null ? null : (
          <TextAreaField
            key={`${form.values.quoted} ${form.values.quote}`}
            {...form.field("quote")}
            label={
              <>
                What <bdi>{quoted}</bdi> wrote
              </>
            }
            hint="Cut it down to the words you answer, or empty it."
            rows={3}
            maxLength={600}
          />
        )}
        <PostFields form={form} label={label} hint={hint} writer={writer} watchLabel={watchLabel} />
      </WriteForm>
      <DraftButton form={formId} savedAt={writer.saved_at} />
    </div>
  );
}
