import { getFormProps, getInputProps, useForm, type SubmissionResult } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { useState } from "react";
import ErrorSummary, { type SummarizedError } from "~/ui/forms/error-summary";
import Field from "~/ui/forms/field";

interface Values {
  email: string;
  password: string;
}

interface SignInFormProps {
  constraint: NonNullable<Parameters<typeof useForm<Values>>[0]>["constraint"];
  /** What the last attempt came to; undefined before the first. */
  lastResult: SubmissionResult<string[]> | undefined;
  /** Where to go afterwards; checked again by the server. */
  next: string;
}

/**
 * E-mail address and password. What was typed is kept after a failure, the password never. Sent to the page's own
 * address, query included: a changed address would count as a new page and take the focus from the errors.
 */
export default function SignInForm({ constraint, lastResult, next }: SignInFormProps) {
  const [form, fields] = useForm<Values>({ id: "sign-in", constraint, lastResult });
  const sending = useNavigation().state === "submitting";
  const [answered, setAnswered] = useState({ lastResult, times: 0 });
  // Giving up a second attempt takes the first one's answer away, which is no answer itself.
  if (lastResult !== undefined && answered.lastResult !== lastResult)
    setAnswered({ lastResult, times: answered.times + 1 });
  const errors: SummarizedError[] = [
    ...(form.errors ?? []).map((message) => ({ message, fieldId: null })),
    ...[fields.email, fields.password].flatMap((field) =>
      (field.errors ?? []).map((message) => ({ message, fieldId: field.id })),
    ),
  ];
  const { key: _emailKey, ...email } = getInputProps(fields.email, { type: "email", ariaAttributes: false });
  const { key: _passwordKey, ...password } = getInputProps(fields.password, {
    type: "password",
    ariaAttributes: false,
  });
  return (
    <Form method="post" {...getFormProps(form, { ariaAttributes: false })} className="stack">
      {/* Emptied during submission, so that it takes the focus again even if the message is the same. */}
      <ErrorSummary errors={sending ? [] : errors} />
      <input type="hidden" name="next" value={next} />
      <Field
        {...email}
        label="E-mail address"
        errors={fields.email.errors}
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      {/* The key empties it after an answer; what reaches nobody can be sent again as it is. */}
      <Field
        {...password}
        key={answered.times}
        label="Password"
        errors={fields.password.errors}
        autoComplete="current-password"
      />
      <p>
        <button className="button" type="submit" aria-disabled={sending || undefined}>
          {sending ? "Logging in…" : "Log in"}
        </button>
      </p>
    </Form>
  );
}
