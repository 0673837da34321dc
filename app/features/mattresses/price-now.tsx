import type { PriceSummary } from "#contracts/prices";
import { sizeName } from "#contracts/vocabulary/mattress";
import { againstUsual, percentOff, price, whyNoPrice } from "~/mattress/price";

interface PriceNowProps {
  summary: Pick<PriceSummary, "size" | "now_cents" | "usual_cents">;
  /** Whether the bed comes in the size. */
  made: boolean;
}

/** The price of a size and how it stands to the usual one, each in words of its own. */
export default function PriceNow({ summary, made }: PriceNowProps) {
  const against = againstUsual(summary);
  const percent = percentOff(summary);
  if (summary.now_cents === null) return <p className="small soft price-now">{whyNoPrice(summary.size, made)}</p>;
  return (
    <p className="small price-now">
      <strong className="price-now__figure">{price(summary.now_cents)}</strong>{" "}
      <span className="soft">{sizeName(summary.size)}</span>{" "}
      {against === null ? null : (
        <span className="price-now__usual">{`${against}${percent === null ? "" : ` (${percent}%)`}`}</span>
      )}
    </p>
  );
}
