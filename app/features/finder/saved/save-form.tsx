import { Form, useNavigation } from "@remix-run/react";
import Field from "~/ui/forms/field";
import { resultsHref, type Answers } from "~/features/finder/answers";
import { quizFacts } from "~/features/finder/quiz-facts";

interface SaveFormProps {
  answers: Answers;
  page: number;
  /** Of this form, kept when it is shown again: it is saved once however often it is sent. */
  saveKey: string;
  /** Saving puts them into the account as well. */
  signedIn: boolean;
  analyticsId: string | undefined;
  /** What went wrong the last time, and what was typed then. */
  failure?: { message: string | null; email: string; emailErrors: readonly string[] };
}

/** Keeps the results under an address of their own; an e-mail address is only for sending it. */
export default function SaveForm({ answers, page, saveKey, signedIn, analyticsId, failure }: SaveFormProps) {
  const sending = useNavigation().state === "submitting";
  return (
    <Form
      className="stack save-form"
      method="post"
      action={resultsHref(answers, page)}
      onSubmit={(event) => {
        // The second press of a button that was pressed already.
        if (sending) event.preventDefault();
        if (sending || analyticsId === undefined) return;
        const email = String(new FormData(event.currentTarget).get("email") ?? "").trim();
        const method = email !== "" ? "e-mail" : signedIn ? "account" : "address";
        import("~/platform/analytics.client").then(
          ({ trackClick, trackQuiz }) => {
            trackQuiz(quizFacts("save", answers, method));
            trackClick("send-quiz-results-clicked");
          },
          () => {},
        );
      }}
    >
      <input type="hidden" name="key" value={saveKey} />
      <Field
        name="email"
        type="email"
        label="E-mail address (optional)"
        hint="Only to send you the link, once. Without it you get the link on the next page."
        errors={failure?.emailErrors}
        defaultValue={failure?.email ?? ""}
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
      <p>
        <button className="button" type="submit" aria-disabled={sending || undefined}>
          {sending ? "Saving…" : "Save these results"}
        </button>
      </p>
      <p className="small soft">
        {signedIn ? "They are listed in your account too. " : ""}
        Whoever has the link can open the results, your answers included.
      </p>
    </Form>
  );
}
