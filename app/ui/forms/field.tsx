import { useState, type ComponentPropsWithoutRef, type ReactNode } from "react";
import CharacterCount from "./character-count";
import FieldNotes, { noteIds } from "./field-notes";

export type FieldProps = Omit<ComponentPropsWithoutRef<"input">, "className" | "children"> & {
  /** Also the id, unless one is given. */
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Messages of this field; the field counts as invalid when there is one. */
  errors?: readonly string[] | null;
  /** With maxLength: the count shows once this many characters or fewer remain. */
  countFrom?: number;
  /** For the count alone: as an attribute it would cut what is pasted without a word. The server says what is too long. */
  maxLength?: number;
};

/** A labeled text input. Hint, errors and count are tied to the input by aria-describedby. */
export default function Field({ name, label, hint, errors, countFrom, maxLength, onChange, ...input }: FieldProps) {
  const id = input.id ?? name;
  const notes = { id, hint, errors: errors ?? [] };
  const invalid = notes.errors.length > 0;
  const [value, setValue] = useState(String(input.defaultValue ?? input.value ?? ""));
  const counted = countFrom !== undefined && maxLength !== undefined;

  return (
    <div className={`stack stack--tight field${invalid ? " field--invalid" : ""}`}>
      <label className="name" htmlFor={id}>
        {label}
      </label>
      <FieldNotes {...notes} />
      <input
        type="text"
        // Words may be of any script; numbers and addresses are not.
        dir={input.inputMode ? undefined : "auto"}
        {...input}
        id={id}
        name={name}
        className="field__input"
        aria-invalid={invalid || undefined}
        aria-describedby={noteIds(notes, counted && `${id}-count`, input["aria-describedby"])}
        onChange={(event) => {
          if (counted) setValue(event.currentTarget.value);
          onChange?.(event);
        }}
      />
      {counted ? (
        <CharacterCount
          id={`${id}-count`}
          value={value}
          maxLength={maxLength}
          threshold={countFrom}
          told={invalid && value === input.defaultValue}
        />
      ) : null}
    </div>
  );
}
