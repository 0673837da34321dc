import type { ComponentPropsWithoutRef } from "react";
import LabeledField, { type FieldLabels, type FieldLength } from "./labeled-field";

type TextAreaFieldProps = Omit<ComponentPropsWithoutRef<"textarea">, "className" | "children" | "id"> &
  FieldLabels &
  FieldLength;

/** As Field, for text of several lines. Without scripts the length is checked by the server. */
export default function TextAreaField(props: TextAreaFieldProps) {
  const { name, label, hint, errors, countFrom, maxLength, ...input } = props;
  const begun = String(input.defaultValue ?? "");
  return (
    <LabeledField {...{ name, label, hint, errors, countFrom, maxLength, begun }}>
      {(attributes) => <textarea rows={8} dir="auto" {...input} {...attributes} />}
    </LabeledField>
  );
}
