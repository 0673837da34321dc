import { Link } from "@remix-run/react";
import type { ListedMattress } from "~/contracts/mattress-listing";
import { paths } from "~/paths";
import { trackClick } from "~/platform/analytics.client";
import { formatDate } from "~/ui/format";

export default function DealBadge({ deal }: { deal: NonNullable<ListedMattress["deal"]> }) {
  return (
    <Link
      className="with-icon over-link quiet-link deal-badge"
      to={paths.deal(deal.slug)}
      onClick={() => trackClick("product-discount-box-clicked")}
    >
      Deal{deal.ends_on === null ? ", no end date" : ` until ${formatDate(deal.ends_on)}`}
      <span className="visually-hidden">: {deal.title}</span>
    </Link>
  );
}
