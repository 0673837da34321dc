import { Link } from "@remix-run/react";
import type { ListedMattress } from "~/contracts/mattress-listing";
import { withCodeText } from "~/mattress/code-price";
import { paths } from "~/paths";
import { trackClick } from "~/platform/analytics.client";
import { formatDate } from "~/ui/format";

interface DealBadgeProps {
  deal: NonNullable<ListedMattress["deal"]>;
  /** The price beside it. */
  now: number | null;
}

export default function DealBadge({ deal, now }: DealBadgeProps) {
  return (
    <Link
      className="with-icon over-link quiet-link deal-badge"
      to={paths.deal(deal.slug)}
      onClick={() => trackClick("product-discount-box-clicked")}
    >
      {withCodeText(now, deal) ?? "Deal"}
      {deal.ends_on === null ? ", no end date" : ` until ${formatDate(deal.ends_on)}`}
      <span className="visually-hidden">: {deal.title}</span>
    </Link>
  );
}
