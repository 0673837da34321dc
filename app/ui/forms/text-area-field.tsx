import { useState, type ComponentPropsWithoutRef, type ReactNode } from "react";
import CharacterCount from "./character-count";
import FieldNotes, { noteIds } from "./field-notes";

type TextAreaFieldProps = Omit<ComponentPropsWithoutRef<"textarea">, "className" | "children"> & {
  /** Also the id. */
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  errors?: readonly string[] | null;
  /** With maxLength: the count shows once this many characters or fewer remain. */
  countFrom?: number;
  /** For the count alone: as an attribute it would cut what is pasted without a word. The server says what is too long. */
  maxLength?: number;
};

/** As Field, for text of several lines. Without scripts the length is checked by the server. */
export default function TextAreaField({
  name,
  label,
  hint,
  errors,
  countFrom,
  maxLength,
  ...input
}: TextAreaFieldProps) {
  const notes = { id: name, hint, errors: errors ?? [] };
  const invalid = notes.errors.length > 0;
  const [value, setValue] = useState(String(input.defaultValue ?? ""));
  const counted = countFrom !== undefined && maxLength !== undefined;
  return (
    <div className={`stack stack--tight field${invalid ? " field--invalid" : ""}`}>
      <label className="name" htmlFor={name}>
        {label}
      </label>
      <FieldNotes {...notes} />
      <textarea
        rows={8}
        dir="auto"
        {...input}
        id={name}
        name={name}
        className="field__input"
        aria-invalid={invalid || undefined}
        aria-describedby={noteIds(notes, counted && `${name}-count`)}
        onChange={counted ? (event) => setValue(event.currentTarget.value) : undefined}
      />
      {counted ? (
        <CharacterCount
          id={`${name}-count`}
          value={value}
          maxLength={maxLength}
          threshold={countFrom}
          told={invalid && value === input.defaultValue}
        />
      ) : null}
    </div>
  );
}
