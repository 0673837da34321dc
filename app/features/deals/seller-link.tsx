import { Link } from "@remix-run/react";
import type { DealDetail } from "#contracts/deals";
import { paths } from "~/paths";
import Icon from "~/ui/icon";
import type { DealEntry } from "./deal-entry.server";

type Sold = Pick<DealDetail["deal"], "commission" | "seller" | "sold_online" | "url">;

/** Described by who pays us what, which stands before the one in the box. */
function GoTo({ deal: { commission, seller, sold_online, url }, className }: { deal: Sold; className: string }) {
  return (
    <a
      className={className}
      href={url ?? undefined}
      rel={commission === null ? "nofollow" : "sponsored nofollow"}
      aria-describedby="who-pays"
      data-cta="deal-clicked promo-button-clicked"
    >
      {`${sold_online ? "Go to" : "Find it at"} ${seller}`}
      <Icon name="external" size={18} />
    </a>
  );
}

/** Link to the seller, preceded by who pays us what (16 CFR 255). Renders nothing once the deal has ended. */
export default function SellerLink({ deal }: { deal: Sold }) {
  const { commission, url } = deal;
  if (url === null) return null;
  return (
    <div className="stack stack--tight deal-box__seller">
      <p className="small" id="who-pays">
        {commission === null ? (
          "We earn nothing from this link."
        ) : (
          <>
            <strong>We earn money when you buy there.</strong> {commission.payer} pays us {commission.terms}.
          </>
        )}{" "}
        No one can pay for a better score or a higher place. <Link to={`${paths.about}#money`}>How we make money</Link>
      </p>
      <GoTo deal={deal} className="button" />
    </div>
  );
}

/** Stays at the bottom of a phone's window while the deal runs: its price and the way there, which says that it is paid. */
export function DealBar({ deal, entry }: { deal: Sold & Pick<DealDetail["deal"], "state">; entry: DealEntry }) {
  if (deal.url === null || deal.state !== "running") return null;
  return (
    <p className="buy-bar deal-bar">
      <span>
        {entry.price === null ? null : <strong>{entry.price}</strong>} <span className="soft">{entry.priceOf}</span>{" "}
        {deal.commission === null ? null : <span className="note">Paid link</span>}
      </span>{" "}
      <GoTo deal={deal} className="button button--small" />
    </p>
  );
}
