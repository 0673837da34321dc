import { Link } from "@remix-run/react";
import { optionsOf } from "#contracts/vocabulary/terms";
import type { Crumb } from "~/route-facts";
import Breadcrumbs, { crumbsTo } from "~/ui/breadcrumbs";
import Choices, { choiceId } from "~/ui/forms/choices";
import ErrorSummary, { errorsAt } from "~/ui/forms/error-summary";
import Field from "~/ui/forms/field";
import WriteForm, { type FormAnswer } from "~/ui/forms/write-form";

/** "before": there was an open one already, so nothing was added. */
type SentReport = "yes" | "before";

/** What the address says that a report leads to. */
export function sentReport(query: URLSearchParams): SentReport | null {
  const sent = query.get("sent");
  return sent === "yes" || sent === "before" ? sent : null;
}

interface ReportReviewProps {
  form: FormAnswer<"reason" | "note" | "key">;
  /** Null: it hasn't been sent. */
  sent: SentReport | null;
  /** Where all reviews of its kind are. */
  list: Crumb;
  /** Of the review. */
  name: string;
  /** Where the review is. */
  href: string;
  reasons: Readonly<Record<string, { readonly label: string }>>;
}

/** The form for a reader who finds that a review breaks a rule, and the thanks for it. */
export default function ReportReview({ form, sent, list, name, href, reasons }: ReportReviewProps) {
  const crumbs = crumbsTo("Report this review", list, { label: name, href });
  if (sent !== null)
    return (
      <div className="wrap page-head stack">
        <Breadcrumbs items={crumbs} />
        <h1>{sent === "yes" ? "Thanks, we have your report" : "We have your report already"}</h1>
        <p className="measure">
          {sent === "yes"
            ? null
            : "You, or someone on your network, have reported this review before, and we haven’t decided yet. We kept that report and didn’t add this one. "}
          If the review breaks our rules, we take it down and say why in its place.
        </p>
        <p>
          <Link to={href}>Go back to the review</Link>
        </p>
      </div>
    );
  const choices = optionsOf(reasons);
  return (
    <div className="wrap page-head stack">
      <Breadcrumbs items={crumbs} />
      <h1>Report this review</h1>
      <ErrorSummary errors={errorsAt(form.errors, { reason: choiceId("reason", choices[0]?.value ?? "") })} />
      <p className="measure">
        You’re reporting “<bdi>{name}</bdi>.” We don’t take reviews down for being harsh, only for breaking a rule.
      </p>
      <WriteForm form={form} hidden={["key"]} submit={["Send the report", "Sending…"]} className="stack measure">
        <Choices {...form.choice("reason")} legend="What’s wrong with it?" choices={choices} />
        <Field {...form.field("note")} label="Anything else we should know? (optional)" countFrom={200} />
      </WriteForm>
    </div>
  );
}
