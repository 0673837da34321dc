import { Link } from "@remix-run/react";
import type { DealDetail } from "~/contracts/deals";
import { paths } from "~/paths";
import { trackClick } from "~/platform/analytics.client";
import Icon from "~/ui/icon";

type Sold = Pick<DealDetail["deal"], "commission" | "seller" | "sold_online" | "url">;

/** Link to the seller, preceded by who pays us what (16 CFR 255). Renders nothing once the deal has ended. */
export default function SellerLink({ deal: { commission, seller, sold_online, url } }: { deal: Sold }) {
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
      <a
        className="button"
        href={url}
        rel={commission === null ? "nofollow" : "sponsored nofollow"}
        aria-describedby="who-pays"
        onClick={() => trackClick("deal-clicked")}
      >
        {`${sold_online ? "Go to" : "Find it at"} ${seller}`}
        <Icon name="external" size={18} />
      </a>
    </div>
  );
}
