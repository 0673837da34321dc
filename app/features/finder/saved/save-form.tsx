import Field from "~/ui/forms/field";
import WriteForm, { type FormAnswer } from "~/ui/forms/write-form";
import type { Answers } from "~/features/finder/answers";
import { quizFacts } from "~/features/finder/quiz-analytics";

interface SaveFormProps {
  answers: Answers;
  /** Of the results as they are shown. */
  action: string;
  /** Whether the link can be sent by email. */
  mails: boolean;
  /** Saving puts them into the account as well. */
  signedIn: boolean;
  analyticsId: string | undefined;
  form: FormAnswer<"email" | "key">;
}

/** Keeps the results under an address of their own; an e-mail address is only for sending it. */
export default function SaveForm({ answers, action, mails, signedIn, analyticsId, form }: SaveFormProps) {
  const track = (sent: HTMLFormElement) => {
    if (analyticsId === undefined) return;
    const email = String(new FormData(sent).get("email") ?? "").trim();
    const method = email !== "" ? "e-mail" : signedIn ? "account" : "address";
    import("~/platform/analytics.client").then(
      ({ trackClick, trackQuiz }) => {
        trackQuiz(quizFacts("save", answers, method));
        trackClick("send-quiz-results-clicked");
      },
      () => {},
    );
  };
  return (
    <div className="stack save-form">
      <WriteForm
        form={form}
        hidden={["key"]}
        action={action}
        submit={["Save these results", "Saving…"]}
        onSend={track}
        className="stack"
      >
        {mails ? (
          <Field
            {...form.field("email")}
            type="email"
            label="Email address (optional)"
            hint="We’ll email you the link once and nothing else. You’ll also see it on the next page."
            autoComplete="email"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
          />
        ) : (
          <p>You’ll see the link on the next page.</p>
        )}
        <p className="small soft">
          {signedIn ? "You’ll find them in your account too. " : ""}
          Anyone who has the link can see the results and your answers.
        </p>
      </WriteForm>
    </div>
  );
}
