import type { ComponentPropsWithoutRef } from "react";
import LabeledField, { type FieldLabels, type FieldLength } from "./labeled-field";

export type FieldProps = Omit<ComponentPropsWithoutRef<"input">, "className" | "children"> & FieldLabels & FieldLength;

/** A labeled text input. Hint, errors and count are tied to the input by aria-describedby. */
export default function Field({ name, label, hint, errors, countFrom, maxLength, ...input }: FieldProps) {
  const { id, defaultValue, value, "aria-describedby": describedBy } = input;
  const begun = String(defaultValue ?? value ?? "");
  return (
    <LabeledField {...{ id, name, label, hint, errors, countFrom, maxLength, begun, describedBy }}>
      {/* Words may be of any script; numbers and addresses are not. */}
      {(attributes) => <input type="text" dir={input.inputMode ? undefined : "auto"} {...input} {...attributes} />}
    </LabeledField>
  );
}

/** A field for an e-mail address: nothing of it is corrected or capitalized while it is typed. */
export const EmailField = (props: FieldProps) => (
  <Field autoComplete="username" {...props} type="email" inputMode="email" autoCapitalize="none" spellCheck={false} />
);
