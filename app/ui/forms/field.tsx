import { useState, type ComponentPropsWithoutRef, type ReactNode } from "react";
import CharacterCount from "./character-count";
import FieldErrors from "./field-errors";

export type FieldProps = Omit<ComponentPropsWithoutRef<"input">, "className" | "children"> & {
  /** Also the id, unless one is given. */
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Messages of this field; the field counts as invalid when there is one. */
  errors?: readonly string[] | null;
  /** With maxLength: the count shows once this many characters or fewer remain. */
  countFrom?: number;
};

/** A labeled text input. Hint, errors and count are tied to the input by aria-describedby. */
export default function Field({ name, label, hint, errors, countFrom, onChange, ...input }: FieldProps) {
  const id = input.id ?? name;
  const messages = errors ?? [];
  const invalid = messages.length > 0;
  const [value, setValue] = useState(String(input.defaultValue ?? input.value ?? ""));
  const counted = countFrom !== undefined && input.maxLength !== undefined;
  const describedBy = [
    hint === undefined ? null : `${id}-hint`,
    invalid ? `${id}-error` : null,
    counted ? `${id}-count` : null,
    input["aria-describedby"],
  ].filter(Boolean);

  return (
    <div className={`stack stack--tight field${invalid ? " field--invalid" : ""}`}>
      <label className="name" htmlFor={id}>
        {label}
      </label>
      {hint === undefined ? null : (
        <p className="small soft field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldErrors id={`${id}-error`} messages={messages} />
      <input
        type="text"
        {...input}
        id={id}
        name={name}
        className="field__input"
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy.join(" ") || undefined}
        onChange={(event) => {
          if (counted) setValue(event.currentTarget.value);
          onChange?.(event);
        }}
      />
      {counted ? (
        <CharacterCount id={`${id}-count`} value={value} maxLength={input.maxLength ?? 0} threshold={countFrom} />
      ) : null}
    </div>
  );
}
