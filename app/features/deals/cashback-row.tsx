import { Link } from "@remix-run/react";
import type { CashbackOffer } from "~/contracts/deals";
import { price } from "~/mattress/price";
import { paths } from "~/paths";
import { capitalized, dayWords, longDay } from "./deal-days";

/** One cash back offer: what it pays, on what terms, and who pays us. */
export default function CashbackRow({ offer, today }: { offer: CashbackOffer; today: string }) {
  return (
    <article className="cashback-row" id={offer.slug}>
      <h2 className="cashback-row__title">
        {price(offer.amount_cents)} back on <Link to={paths.brand(offer.brand.slug)}>{offer.brand.name}</Link>
      </h2>
      <dl className="facts">
        <div>
          <dt>Bought at</dt>
          <dd>{offer.seller}</dd>
        </div>
        <div>
          <dt>Purchase of at least</dt>
          <dd>{price(offer.minimum_cents)}</dd>
        </div>
        {offer.days_to_pay === null ? null : (
          <div>
            <dt>Usually paid after</dt>
            <dd>{offer.days_to_pay} days</dd>
          </div>
        )}
        <div>
          <dt>Ends</dt>
          <dd>{offer.ends_on === null ? "No end stated" : longDay(offer.ends_on, today)}</dd>
        </div>
        <div>
          <dt>Last checked</dt>
          <dd>{capitalized(dayWords(offer.last_checked_on, today))}</dd>
        </div>
      </dl>
      <div className="cashback-row__terms">
        <ul>
          {offer.terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
        {offer.commission === null ? null : (
          <p className="small">
            <strong>Who pays:</strong> {offer.commission.payer} pays us {offer.commission.terms}.
          </p>
        )}
      </div>
    </article>
  );
}
