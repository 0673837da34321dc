import type { PriceHistory } from "~/contracts/prices";
import { sizeName } from "~/contracts/vocabulary/mattress";
import { formatCount, formatDate, formatMoney } from "~/ui/format";

/** Every figure of the chart. Narrow windows fold it; wide ones hold it open by style (prices.css). */
export default function ObservationTable({ observations, summary }: Pick<PriceHistory, "observations" | "summary">) {
  return (
    <details className="observations">
      <summary className="observations__summary button button--secondary button--small">
        The same as a table ({formatCount(observations.length, "price", "prices")})
      </summary>
      <div className="observations__scroll" role="region" aria-label="Table of prices seen" tabIndex={0}>
        <table className="observations__table">
          <caption>Prices seen of a {sizeName(summary.size)}, latest first</caption>
          <thead>
            <tr>
              <th scope="col">Seen on</th>
              <th scope="col" className="number">
                Price
              </th>
              <th scope="col">Seller</th>
            </tr>
          </thead>
          <tbody>
            {[...observations].reverse().map(({ observed_on, seller, price_cents }) => (
              <tr key={`${observed_on} ${seller}`}>
                <th scope="row">
                  <time dateTime={observed_on}>{formatDate(observed_on)}</time>
                </th>
                <td className="number">
                  {formatMoney(price_cents)}
                  {price_cents === summary.lowest_cents ? <span className="observations__lowest"> lowest</span> : null}
                </td>
                <td>{seller}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
