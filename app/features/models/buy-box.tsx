import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { formatMoney } from "#contracts/english";
import type { ModelPage } from "#contracts/model-page";
import { isForOthers } from "#contracts/vocabulary/match";
import { sizeInSentence, sizeName } from "#contracts/vocabulary/mattress";
import CompareButton from "~/mattress/compare-button";
import MatchBadge from "~/mattress/match/match-badge";
import { againstUsual, isMade, price, whyNoPrice } from "~/mattress/price";
import SizeLinks from "~/mattress/size-links";
import { paths } from "~/paths";
import { formatDate } from "~/ui/format";
import Icon from "~/ui/icon";
import { listHref } from "~/ui/listing/address";
import { floorLink, typedPlace, type Floors } from "./floor-text";

interface BuyBoxProps {
  page: ModelPage;
  /** Null where stores could not be asked for. */
  floors: Floors;
  /** What becomes of a bed that is sent back; null where nobody publishes it. */
  returns: string | null;
  /** The place that the visit remembers. */
  remembered: string | null;
  /** Of the page that shows it, in whose address the size is; by default the bed’s own. */
  path?: string;
}

/** What somebody decides by who thinks of buying: price, deal, seller, stores, and how well it fits them. */
export default function BuyBox({ page, floors, returns, remembered, path }: BuyBoxProps) {
  const { model, deal, size } = page;
  const place = floors?.place ? typedPlace(floors.place) : undefined;
  const cashback = cashbackText(page);
  const stores = floorLink(model.slug, floors, page, remembered);
  return (
    <aside className="buy-box with-rail__stays" id="buy" aria-labelledby="buy-title" tabIndex={-1}>
      <h2 className="visually-hidden" id="buy-title">
        Price, where to buy it and where to try it
      </h2>
      {page.your_match === null ? null : <YourMatch match={page.your_match} />}
      <PriceNow page={page} />
      {model.variants.length === 0 ? null : (
        <nav aria-label="Size">
          <SizeLinks
            sizes={model.variants.map((variant) => variant.size)}
            chosen={size}
            hrefFor={(each) =>
              listHref({ path: path ?? paths.model(model.slug), order: ["place", "size"] }, { place, size: each })
            }
          />
        </nav>
      )}
      {deal === null ? null : <Deal deal={deal} size={size} />}
      <Seller page={page} />
      {cashback === null ? null : (
        <Line label="Cash back">
          <Link to={paths.cashbackDeals}>{cashback.amount}</Link>
          {cashback.rest}
        </Line>
      )}
      <Line label="Try it">
        {stores.said} {stores.text === null ? null : <Link to={stores.href}>{stores.text}</Link>}
      </Line>
      {returns === null ? null : <Line label="Returns">{returns}</Line>}
      {page.your_match === null ? (
        <Line label="Your match">
          <Link to={paths.finder}>{`See how well the ${model.name} fits you`}</Link>
        </Line>
      ) : null}
      <CompareButton model={model} />
    </aside>
  );
}

function PriceNow({ page: { price: summary, size, model } }: { page: ModelPage }) {
  const { now_cents: now, usual_cents: usual, observed_on: seen, seller } = summary;
  if (now === null) {
    const made = isMade(model, size);
    return (
      <p className="buy-box__price">
        {made === false ? `It doesn’t come in a ${sizeInSentence(size)}` : whyNoPrice(size, made)}
      </p>
    );
  }
  return (
    <div>
      <p className="buy-box__price">
        <strong>{price(now)}</strong> <span className="soft">{sizeName(size)}</span>
      </p>
      <p className="small soft">
        {usual === null || usual === now
          ? null
          : `${againstUsual(summary)?.replace("than usual", `than the usual ${price(usual)} (last 90 days)`)}. `}
        We saw this price{seen === null ? "" : ` on ${formatDate(seen)}`}
        {seller === null ? "" : ` at ${seller}`}.
      </p>
    </div>
  );
}

function Deal({ deal, size }: { deal: NonNullable<ModelPage["deal"]>; size: ModelPage["size"] }) {
  const { code, code_percent, now_cents, paid_cents } = deal;
  return (
    <div className="buy-box__deal">
      {code === null || code_percent === null || now_cents === null || paid_cents === null ? null : (
        <p>
          <strong>{price(paid_cents)}</strong> {deal.size === size ? null : `for a ${sizeInSentence(deal.size)} `}
          {`with code ${code}: ${formatMoney(now_cents)} less ${code_percent}%`}
        </p>
      )}
      <p className="small">
        <Link to={paths.deal(deal.slug)} data-cta="product-discount-box-clicked">
          {deal.title}
        </Link>
        <br />
        {deal.ends_on === null ? "No end date given" : `Until ${formatDate(deal.ends_on)}`}
      </p>
    </div>
  );
}

/** The way to the seller, preceded by who pays us what (16 CFR 255). */
function Seller({ page: { offer } }: { page: ModelPage }) {
  if (offer === null || offer.url === null) return null;
  const { seller, url, commission, sold_online: online } = offer;
  return (
    <div className="stack stack--close">
      <a
        className="button buy-box__seller"
        href={url}
        rel={commission === null ? "nofollow" : "sponsored nofollow"}
        aria-describedby="who-pays"
        data-cta="deal-clicked"
      >
        {`${online ? "See" : "Find"} it at ${seller}`}
        <Icon name="external" size={18} />
      </a>
      <p className="small soft" id="who-pays">
        {commission === null
          ? "We earn nothing from this link."
          : `Paid link: ${commission.payer} pays us ${commission.terms}.`}{" "}
        No one can pay for a better score or a higher place. <Link to={`${paths.about}#money`}>How we make money</Link>
      </p>
    </div>
  );
}

function YourMatch({ match }: { match: NonNullable<ModelPage["your_match"]> }) {
  const results = `${paths.quizResults}?${new URLSearchParams(match.answers).toString()}`;
  return (
    <div>
      {isForOthers(match.left_out_by) ? null : (
        <p>
          <MatchBadge {...match} />
        </p>
      )}
      <p className="small">
        {match.left_out === null ? null : `We left it out of your matches. ${match.left_out} `}
        <Link to={results}>All your matches</Link>
      </p>
    </div>
  );
}

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <p className="buy-box__line">
    <span className="buy-box__label">{label}</span> {children}
  </p>
);

/** Stays at the bottom of a phone's window and leads to the box. */
export function BuyBar({ page: { price: summary, size, model } }: Pick<BuyBoxProps, "page">) {
  return (
    <p className="buy-bar">
      <span>
        {summary.now_cents === null ? (
          <span className="soft">{whyNoPrice(size, isMade(model, size))}</span>
        ) : (
          <>
            <strong>{price(summary.now_cents)}</strong> <span className="soft">{sizeName(size)}</span>
          </>
        )}
      </span>{" "}
      <a className="button button--small" href="#buy">
        Where to buy <span className="visually-hidden">{model.name}</span>
      </a>
    </p>
  );
}

interface Offered {
  cashback: Pick<
    NonNullable<ModelPage["cashback"]>,
    "amount_cents" | "back_percent" | "minimum_cents" | "seller"
  > | null;
  price: Pick<ModelPage["price"], "now_cents">;
}

/** The cash back that a bed of this price qualifies for, and after the sum what comes with it. */
export function cashbackText({ cashback, price: { now_cents: now } }: Offered) {
  if (cashback === null) return null;
  const { amount_cents, back_percent, minimum_cents: minimum, seller } = cashback;
  if (now !== null && minimum !== null && now < minimum) return null;
  const condition = now === null && minimum !== null ? ` if you spend at least ${formatMoney(minimum)}` : "";
  const share = `${back_percent}%, up to ${formatMoney(amount_cents)},`;
  const amount =
    back_percent === null
      ? formatMoney(amount_cents)
      : now === null
        ? share
        : formatMoney(Math.min(amount_cents, Math.floor((now * back_percent) / 100)));
  return { amount, rest: ` from ${seller}${condition}` };
}
