import { Link } from "@remix-run/react";
import type { DealDetail } from "~/contracts/deals";
import { paths } from "~/paths";
import { trackClick } from "~/platform/analytics.client";
import Icon from "~/ui/icon";

/** Link to the seller, preceded by who pays us what (16 CFR 255). Renders nothing once the deal has ended. */
export default function SellerLink({ deal }: Pick<DealDetail, "deal">) {
  const { commission, seller, url } = deal;
  if (url === null) return null;
  return (
    <div className="seller-link">
      <p id="who-pays">
        {commission === null ? (
          <>Nobody pays us when you buy there.</>
        ) : (
          <>
            <strong>We are paid for this link.</strong> {commission.payer} pays us {commission.terms}.
          </>
        )}{" "}
        It changes no score and no place in any list: <Link to={`${paths.about}#money`}>how we earn money</Link>.
      </p>
      <a
        className="button"
        href={url}
        rel={commission === null ? "nofollow" : "sponsored nofollow"}
        aria-describedby="who-pays"
        onClick={() => trackClick("deal-clicked")}
      >
        Go to {seller}
        <Icon name="external" size={18} />
      </a>
    </div>
  );
}
