import type { PriceHistory } from "~/contracts/prices";
import { sizeName } from "~/contracts/vocabulary/mattress";
import { formatCount, formatMoney } from "~/ui/format";
import Day from "~/ui/page/day";
import DataTable from "~/ui/table/data-table";

/** Every figure of the chart. Narrow windows fold it; wide ones hold it open by style (prices.css). */
export default function ObservationTable({ observations, summary }: Pick<PriceHistory, "observations" | "summary">) {
  return (
    <details className="observations">
      <summary className="observations__summary button button--secondary button--small">
        The same as a table ({formatCount(observations.length, "price", "prices")})
      </summary>
      <div className="observations__scroll" role="region" aria-label="Table of prices seen" tabIndex={0}>
        <DataTable
          className="observations__table"
          caption={`Prices seen of a ${sizeName(summary.size)}, latest first`}
          columns={[
            { heading: "Seen on", cell: ({ observed_on }) => <Day iso={observed_on} /> },
            {
              heading: "Price",
              number: true,
              cell: ({ price_cents }) => (
                <>
                  {formatMoney(price_cents)}
                  {price_cents === summary.lowest_cents ? <span className="observations__lowest"> lowest</span> : null}
                </>
              ),
            },
            { heading: "Seller", cell: ({ seller }) => seller },
          ]}
          rows={[...observations].reverse()}
          keyOf={({ observed_on, seller }) => `${observed_on} ${seller}`}
        />
      </div>
    </details>
  );
}
