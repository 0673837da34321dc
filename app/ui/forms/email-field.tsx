import Field, { type FieldProps } from "./field";

/** A field for an e-mail address: nothing of it is corrected or capitalized while it is typed. */
export default function EmailField(props: FieldProps) {
  return (
    <Field autoComplete="username" {...props} type="email" inputMode="email" autoCapitalize="none" spellCheck={false} />
  );
}
