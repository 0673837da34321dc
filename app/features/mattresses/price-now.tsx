import { Link } from "@remix-run/react";
import { sizeName } from "#contracts/vocabulary/mattress";
import { againstUsual, percentOff, price, whyNoPrice } from "~/mattress/price";
import { paths } from "~/paths";
import type { ListedRow } from "./listed-row.server";

/** The price of a size and how it stands to the usual one, each in words of its own, and the deal of the bed. */
export default function PriceNow({ mattress: { model, price: summary, deal } }: { mattress: ListedRow }) {
  const against = againstUsual(summary);
  const percent = percentOff(summary);
  return (
    <>
      {summary.now_cents === null ? (
        <p className="small soft price-now">{whyNoPrice(summary.size, model.size_made)}</p>
      ) : (
        <p className="small price-now">
          <strong className="price-now__figure">{price(summary.now_cents)}</strong>{" "}
          <span className="soft">{sizeName(summary.size)}</span>{" "}
          {against === null ? null : (
            <span className="price-now__usual">{`${against}${percent === null ? "" : ` (${percent}%)`}`}</span>
          )}
        </p>
      )}
      {deal === null ? null : (
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
      )}
    </>
  );
}
