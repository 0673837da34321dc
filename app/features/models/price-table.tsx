import type { Variant } from "~/contracts/catalogue";
import { sizeLabels } from "~/contracts/vocabulary/mattress";
import { formatDate } from "~/ui/format";
import { price } from "~/mattress/price";

export default function PriceTable({ variants }: { variants: readonly Variant[] }) {
  return (
    <div className="scroll-x" role="region" aria-label="Table of prices" tabIndex={0}>
      <table className="price-table">
        <caption>Each price as it was seen, with the seller and the day</caption>
        <thead>
          <tr>
            <th scope="col">Size</th>
            <th scope="col">Inches</th>
            <th scope="col" className="number">
              Price
            </th>
            <th scope="col">Seller</th>
            <th scope="col">Seen</th>
          </tr>
        </thead>
        <tbody>
          {variants.map((variant) => (
            <tr key={`${variant.size} ${variant.seller}`}>
              <th scope="row">{sizeLabels[variant.size]}</th>
              <td>
                {variant.width_inches} × {variant.length_inches}
              </td>
              <td className="number">
                {variant.price_cents === null ? (
                  <span className="soft">{price(null)}</span>
                ) : (
                  <strong>{price(variant.price_cents)}</strong>
                )}
              </td>
              <td>{variant.seller}</td>
              <td>
                <time dateTime={variant.observed_on}>{formatDate(variant.observed_on)}</time>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
