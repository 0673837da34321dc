import type { ReactNode } from "react";
import FieldNotes, { noteIds } from "./field-notes";

interface FileFieldProps {
  /** Also the id. */
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  errors?: readonly string[] | null;
  /** Kinds of files that the browser offers first, such as "image/jpeg,application/pdf"; the server looks again. */
  accept: string;
}

/** A labeled choice of one file, for a form of encType "multipart/form-data". No browser keeps it after an error. */
export default function FileField({ name, label, hint, errors, accept }: FileFieldProps) {
  const notes = { id: name, hint, errors: errors ?? [] };
  const invalid = notes.errors.length > 0;
  return (
    <div className={`stack stack--tight field${invalid ? " field--invalid" : ""}`}>
      <label className="name" htmlFor={name}>
        {label}
      </label>
      <FieldNotes {...notes} />
      <input
        type="file"
        id={name}
        name={name}
        accept={accept}
        className="field__input"
        aria-invalid={invalid || undefined}
        aria-describedby={noteIds(notes)}
      />
    </div>
  );
}
