import { Link } from "@remix-run/react";
import { paths } from "~/paths";
import { privatePaths } from "~/private-paths";
import Breadcrumbs, { crumbsTo } from "~/ui/breadcrumbs";

const steps = ["What you bought", "Your receipt", "Where the money goes", "Check and send"] as const;

/** The head of a step of the form, with the way back. */
export default function ClaimHead({ step, token }: { step: 1 | 2 | 3 | 4; token: string | null }) {
  const title = steps[step - 1];
  const before =
    token === null || step === 1
      ? null
      : [privatePaths.claimPurchase(token), privatePaths.claimProof(token), privatePaths.claimPayment(token)][step - 2];
  return (
    <header className="page-head stack">
      <Breadcrumbs items={crumbsTo("Your claim", { label: "Cash back", href: paths.cashback })} />
      <p className="eyebrow">{`Step ${step} of ${steps.length}`}</p>
      <h1>{title}</h1>
      {before == null ? null : (
        <p>
          <Link to={before}>{`Back to “${steps[step - 2]}”`}</Link>
        </p>
      )}
    </header>
  );
}
