import ErrorSummary from "~/ui/forms/error-summary";
import Field from "~/ui/forms/field";
import WriteForm, { type FormAnswer } from "~/ui/forms/write-form";

/** Email address and password. What was typed is kept after a failure, the password never. */
export default function SignInForm({ form }: { form: FormAnswer<"email" | "password" | "next"> }) {
  return (
    <WriteForm form={form} hidden={["next"]} submit={["Log in", "Logging in…"]} className="stack">
      <ErrorSummary errors={form.errors} />
      <Field
        {...form.field("email")}
        type="email"
        label="Email address"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      {/* The key empties it after an answer; without an answer it can be sent again as it is. */}
      <Field
        {...form.field("password")}
        key={form.times}
        type="password"
        label="Password"
        autoComplete="current-password"
      />
    </WriteForm>
  );
}
