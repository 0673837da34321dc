import type { PriceSummary } from "~/contracts/prices";
import { sizeName } from "~/contracts/vocabulary/mattress";
import { againstUsual, price } from "~/mattress/price";

/** The price of a size and how it stands to the usual one, each in words of its own. */
export default function PriceNow({ summary }: { summary: PriceSummary }) {
  const against = againstUsual(summary);
  if (summary.now_cents === null) {
    return <p className="small soft price-now">We haven’t seen a {sizeName(summary.size)} price yet</p>;
  }
  return (
    <p className="small price-now">
      <strong className="price-now__figure">{price(summary.now_cents)}</strong>{" "}
      <span className="soft">{sizeName(summary.size)}</span>{" "}
      {against === null ? null : <span className="price-now__usual">{against}</span>}
    </p>
  );
}
