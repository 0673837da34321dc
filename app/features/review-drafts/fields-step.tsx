import type { ReactNode } from "react";
import WriteForm, { type FormAnswer } from "~/ui/forms/write-form";
import type { OpenDraft } from "./draft.server";
import StepPage from "./step-page";

interface FieldsStepProps extends OpenDraft {
  step: string;
  title: string;
  form: FormAnswer<string>;
  /** The fields. */
  children: ReactNode;
}

/** A step in which the writer types and chooses. */
export default function FieldsStep({ kind, token, draft, step, title, form, children }: FieldsStepProps) {
  return (
    <StepPage kind={kind} token={token} draft={draft} step={step} title={title} errors={form.errors}>
      <WriteForm form={form} submit={["Save and continue", "Saving…"]} className="stack stack--loose">
        {children}
      </WriteForm>
    </StepPage>
  );
}
