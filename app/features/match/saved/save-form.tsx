import { EmailField } from "~/ui/forms/field";
import WriteForm, { type FormAnswer } from "~/ui/forms/write-form";

interface SaveFormProps {
  /** Of the results as they are shown. */
  action: string;
  /** Whether the link can be sent by email. */
  mails: boolean;
  /** Saving puts them into the account as well. */
  signedIn: boolean;
  /** Filters, or an order other than the best first, are on: they are not saved. */
  changed: boolean;
  form: FormAnswer<"email" | "key">;
}

/** Keeps the results under an address of their own; an e-mail address is only for sending it. */
export default function SaveForm({ action, mails, signedIn, changed, form }: SaveFormProps) {
  return (
    <div className="stack save-form">
      <WriteForm
        form={form}
        hidden={["key"]}
        action={action}
        submit={["Save these results", "Saving…"]}
        className="stack"
        data-cta="send-quiz-results-clicked"
      >
        {mails ? (
          <EmailField
            {...form.field("email")}
            autoComplete="email"
            label="Email address (optional)"
            hint="We’ll email you the link once and nothing else. You’ll also see it on the next page."
          />
        ) : (
          <p>You’ll see the link on the next page.</p>
        )}
        {changed ? (
          <p className="small soft">
            We’ll save up to 30 of all your matches, best first, without your filters or order.
          </p>
        ) : null}
        <p className="small soft">
          {signedIn ? "You’ll find them in your account too. " : ""}
          Anyone who has the link can see the results and your answers.
        </p>
      </WriteForm>
    </div>
  );
}
