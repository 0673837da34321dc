import { Link } from "@remix-run/react";
import { optionsOf } from "~/contracts/vocabulary/terms";
import Breadcrumbs, { type Crumb } from "~/ui/breadcrumbs";
import Choices, { choiceId } from "~/ui/forms/choices";
import ErrorSummary from "~/ui/forms/error-summary";
import Field from "~/ui/forms/field";
import WriteForm, { type FormAnswer } from "~/ui/forms/write-form";

interface ReportReviewProps {
  form: FormAnswer<"reason" | "note" | "key">;
  /** Whether it has been sent. */
  sent: boolean;
  crumbs: readonly Crumb[];
  /** Of the review. */
  name: string;
  /** Where the review is. */
  href: string;
  reasons: Readonly<Record<string, { readonly label: string }>>;
}

/** The form for a reader who finds that a review breaks a rule, and the thanks for it. */
export default function ReportReview({ form, sent, crumbs, name, href, reasons }: ReportReviewProps) {
  if (sent)
    return (
      <div className="wrap page-head stack">
        <Breadcrumbs items={crumbs} />
        <h1>Thanks, we have your report</h1>
        <p className="measure">If the review breaks our rules, we take it down and say why in its place.</p>
        <p>
          <Link to={href}>Go back to the review</Link>
        </p>
      </div>
    );
  const reason = form.field("reason");
  const choices = optionsOf(reasons);
  return (
    <div className="wrap page-head stack">
      <Breadcrumbs items={crumbs} />
      <h1>Report this review</h1>
      <ErrorSummary
        errors={form.errors.map((error) =>
          error.fieldId === "reason" ? { ...error, fieldId: choiceId("reason", choices[0]?.value ?? "") } : error,
        )}
      />
      <p className="measure">
        You’re reporting “{name}.” We don’t take reviews down for being harsh, only for breaking a rule.
      </p>
      <WriteForm form={form} hidden={["key"]} submit={["Send the report", "Sending…"]} className="stack measure">
        <Choices
          name="reason"
          legend="What’s wrong with it?"
          choices={choices}
          chosen={reason.defaultValue === undefined ? [] : [reason.defaultValue]}
          errors={reason.errors ?? []}
        />
        <Field {...form.field("note")} label="Anything else we should know? (optional)" countFrom={200} />
      </WriteForm>
    </div>
  );
}
