import { useState, type ComponentPropsWithoutRef, type ReactNode } from "react";
import CharacterCount from "./character-count";
import FieldNotes, { noteIds } from "./field-notes";

type TextAreaProps = Omit<ComponentPropsWithoutRef<"textarea">, "className" | "children"> & {
  /** Also the id. */
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  errors?: readonly string[] | null;
  /** With maxLength: the count shows once this many characters or fewer remain. */
  countFrom?: number;
};

/** A labeled field for several lines, as Field is for one. */
export default function TextArea({ name, label, hint, errors, countFrom, rows = 5, ...area }: TextAreaProps) {
  const notes = { id: name, hint, errors: errors ?? [] };
  const invalid = notes.errors.length > 0;
  const [value, setValue] = useState(String(area.defaultValue ?? ""));
  const counted = countFrom !== undefined && area.maxLength !== undefined;
  return (
    <div className={`stack stack--tight field${invalid ? " field--invalid" : ""}`}>
      <label className="name" htmlFor={name}>
        {label}
      </label>
      <FieldNotes {...notes} />
      <textarea
        {...area}
        rows={rows}
        id={name}
        name={name}
        className="field__input"
        aria-invalid={invalid || undefined}
        aria-describedby={noteIds(notes, counted && `${name}-count`)}
        onChange={counted ? (event) => setValue(event.currentTarget.value) : undefined}
      />
      {counted ? (
        <CharacterCount id={`${name}-count`} value={value} maxLength={area.maxLength ?? 0} threshold={countFrom} />
      ) : null}
    </div>
  );
}
