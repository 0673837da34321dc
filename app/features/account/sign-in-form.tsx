import PasswordField from "~/ui/forms/password-field";
import WriteForm, { type FormAnswer } from "~/ui/forms/write-form";
import { EmailField } from "~/ui/forms/field";

/** Email address and password. What was typed is kept after a failure, the password never. */
export default function SignInForm({ form }: { form: FormAnswer<"email" | "password" | "next"> }) {
  return (
    <WriteForm form={form} hidden={["next"]} submit={["Log in", "Logging in…"]} className="stack">
      <EmailField {...form.field("email")} label="Email address" />
      {/* The key empties it after an answer; without an answer it can be sent again as it is. */}
      <PasswordField {...form.field("password")} key={form.times} label="Password" autoComplete="current-password" />
    </WriteForm>
  );
}
