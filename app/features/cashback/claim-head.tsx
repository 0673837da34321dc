import { Link } from "@remix-run/react";
import { paths } from "~/paths";
import ErrorSummary, { type SummarizedError } from "~/ui/forms/error-summary";
import Breadcrumbs, { crumbsTo } from "~/ui/breadcrumbs";

const steps = ["What you bought", "Your receipt", "Where the money goes", "Check and send"] as const;

interface ClaimHeadProps {
  step: 1 | 2 | 3 | 4;
  token: string | null;
  errors: readonly SummarizedError[];
}

/** The head of a step of the form, with what is wrong and the way back. */
export default function ClaimHead({ step, token, errors }: ClaimHeadProps) {
  const title = steps[step - 1];
  const before =
    token === null || step === 1
      ? null
      : [paths.claimPurchase(token), paths.claimProof(token), paths.claimPayment(token)][step - 2];
  return (
    <header className="page-head stack">
      <Breadcrumbs items={crumbsTo("Your claim", { label: "Cash back", href: paths.cashback })} />
      <p className="eyebrow">{`Step ${step} of ${steps.length}`}</p>
      <h1>{title}</h1>
      <ErrorSummary errors={errors} />
      {before == null ? null : (
        <p>
          <Link to={before}>{`Back to “${steps[step - 2]}”`}</Link>
        </p>
      )}
    </header>
  );
}
