import { formatMoney, withArticle } from "#contracts/english";
import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { CashbackOffer } from "#contracts/deals";
import { paths } from "~/paths";
import { formatCount } from "~/ui/format";
import WriteForm, { type FormAnswer } from "~/ui/forms/write-form";
import Notice from "~/ui/notice";
import ClaimHead from "./claim-head";
import { backText, boughtText, dayText } from "./claim-text";
import PurchaseFields from "./purchase-fields";

interface BeginClaimProps {
  offer: CashbackOffer;
  today: string;
  /** What to know before the first field. */
  notice: ReactNode;
  form: FormAnswer<"product" | "store" | "invoice" | "bought_on" | "price" | "key">;
}

/**
 * The first step of a claim, under an offer. A code from a store or a store's own link may have brought an invoice number,
 * which is sent to an address without it.
 */
export default function BeginClaim({ offer, today, notice, form }: BeginClaimProps) {
  const over = offer.ends_on !== null && offer.ends_on < today;
  const days =
    offer.claim_days === null ? "" : ` Claim within ${formatCount(offer.claim_days, "day", "days")} of buying.`;
  return (
    <div className="wrap claim-page stack">
      <ClaimHead step={1} token={null} errors={form.errors} />
      <p>
        You’re claiming <strong>{backText(offer)}</strong> back on {withArticle(offer.brand.name)} mattress bought at{" "}
        {offer.seller}
        {offer.minimum_cents === null ? "" : ` for ${formatMoney(offer.minimum_cents)} or more`}.{days}{" "}
        <Link to={paths.cashback}>Pick another offer</Link>
      </p>
      <ul className="bullets small">
        <li>{`${boughtText(offer)}.`}</li>
        {offer.terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
      {notice}
      {over ? (
        <Notice title={`This offer ended on ${dayText(offer.ends_on!)}`}>
          <p>You can still claim for a mattress that you bought before it ended.</p>
        </Notice>
      ) : null}
      <WriteForm
        form={form}
        action={paths.claimOffer(offer.slug)}
        hidden={["key"]}
        submit={["Save and continue", "Saving…"]}
        className="stack"
        data-cta="local-rebate-best-deal-start-redeem"
      >
        <PurchaseFields form={form} minimumCents={offer.minimum_cents} />
      </WriteForm>
      <p className="small soft">
        We save each step, and nothing is sent before the last one. You don’t need an account.
      </p>
    </div>
  );
}
