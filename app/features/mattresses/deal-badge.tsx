import { Link } from "@remix-run/react";
import { paths } from "~/paths";
import type { ListedRow } from "./listed-row.server";

export default function DealBadge({ deal }: { deal: NonNullable<ListedRow["deal"]> }) {
  return (
    <Link
      className="with-icon over-link quiet-link deal-badge"
      to={paths.deal(deal.slug)}
      data-cta="product-discount-box-clicked"
    >
      <span>
        {deal.words}
        <span className="visually-hidden">: {deal.title}</span>
      </span>
    </Link>
  );
}
