import type { DealEntry } from "./deal-entry.server";

/** What one bed costs with the deal, what it cost before, and until when: both prices were seen. */
export default function DealPrice({ deal }: { deal: DealEntry }) {
  const { price, priceOf, usual, saving, timing } = deal;
  return (
    <div className="deal-price">
      <p>
        {price === null ? null : <strong className="deal-price__now">{price}</strong>}{" "}
        <span className="small soft">{priceOf}</span>
      </p>
      {usual === null && saving === null ? null : (
        <p className="small">
          {usual} {saving === null ? null : <strong className="deal-price__saving">{saving}</strong>}
        </p>
      )}
      <p className="small deal-price__timing">{timing}</p>
    </div>
  );
}
