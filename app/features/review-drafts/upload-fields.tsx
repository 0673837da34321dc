import { Link } from "@remix-run/react";
import FileField from "~/ui/forms/file-field";
import WriteForm, { type useFormAnswer } from "~/ui/forms/write-form";

export interface UploadValues {
  remove?: string;
  file?: string;
}

export type UploadAnswer = ReturnType<typeof useFormAnswer<UploadValues>>;

/** Errors as the page sums them up: those of the file lead to its field. */
export const uploadErrors = (form: UploadAnswer) => {
  const ofFile = form.field("file").errors ?? [];
  return form.errors.map((error) => (ofFile.includes(error.message) ? { ...error, fieldId: "file" } : error));
};

interface UploadFormProps {
  form: UploadAnswer;
  label: string;
  hint: string;
  accept: string;
  submit: readonly [string, string];
  secondary?: boolean;
}

/** Sends one file. */
export function UploadForm({ form, submit, secondary, ...field }: UploadFormProps) {
  return (
    <WriteForm form={form} encType="multipart/form-data" submit={submit} secondary={secondary} className="stack">
      <FileField name="file" errors={form.errors.length === 0 ? [] : form.field("file").errors} {...field} />
    </WriteForm>
  );
}

/** Takes one back. */
export function RemoveForm({ form, id, words }: { form: UploadAnswer; id: string; words: string }) {
  return (
    <WriteForm form={form} submit={[words, "Saving…"]} secondary>
      <input type="hidden" name="remove" value={id} />
    </WriteForm>
  );
}

/** The way on, which is the first thing to press once a file is there. @param without what isn't; null: it is */
export const WayOn = ({ to, without }: { to: string; without: string | null }) => (
  <p>
    <Link className={without === null ? "button" : undefined} to={to}>
      {without === null ? "Continue" : `Continue without ${without}`}
    </Link>
  </p>
);
