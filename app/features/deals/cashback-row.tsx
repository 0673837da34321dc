import { capitalized } from "#contracts/english";
import { Link } from "@remix-run/react";
import type { CashbackOffer } from "#contracts/deals";
import { price } from "~/mattress/price";
import { paths } from "~/paths";
import Fact from "~/ui/page/fact";
import { formatCount } from "~/ui/format";
import { dayWords, longDay } from "./deal-days";

/** "$60", or "3%, up to $240,". */
const backOf = ({ back_percent, amount_cents }: CashbackOffer) =>
  back_percent === null ? price(amount_cents) : `${back_percent}%, up to ${price(amount_cents)},`;

export default function CashbackRow({ offer, today }: { offer: CashbackOffer; today: string }) {
  return (
    <article className="columns row cashback-row" id={offer.slug}>
      <h2 className="plain-title cashback-row__title">
        {`${backOf(offer)} back on ${/^[aeiou]/i.test(offer.brand.name) ? "an" : "a"} `}
        <Link to={paths.brand(offer.brand.slug)}>{offer.brand.name}</Link> mattress
      </h2>
      <dl className="facts">
        {offer.seller === offer.brand.name ? null : <Fact term="When you buy at">{offer.seller}</Fact>}
        <Fact term="And spend at least">{price(offer.minimum_cents)}</Fact>
        {offer.days_to_pay === null ? null : (
          <Fact term="When you’d get it">
            About {formatCount(offer.days_to_pay, "day", "days")} after the return period ends
          </Fact>
        )}
        <Fact term="Ends">{offer.ends_on === null ? "The seller doesn’t say" : longDay(offer.ends_on, today)}</Fact>
        {offer.claim_days === null ? null : (
          <Fact term="Claim within">{`${formatCount(offer.claim_days, "day", "days")} of buying`}</Fact>
        )}
        <Fact term="We last checked">{capitalized(dayWords(offer.last_checked_on, today))}</Fact>
      </dl>
      <div className="stack stack--tight small cashback-row__terms">
        <ul className="bullets">
          {offer.terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
        <p>
          <Link to={paths.claimOffer(offer.slug)}>
            Claim it<span className="visually-hidden">{` for ${offer.brand.name}`}</span>
          </Link>
        </p>
        {offer.commission === null ? null : (
          <p className="small">
            <strong>Who pays:</strong> {offer.commission.payer} pays us {offer.commission.terms}.
          </p>
        )}
      </div>
    </article>
  );
}
