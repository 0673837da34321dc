import type { PriceHistory } from "~/contracts/prices";
import { sizeName } from "~/contracts/vocabulary/mattress";
import { formatCount, formatMoney } from "~/ui/format";
import Day from "~/ui/page/day";
import DataTable from "~/ui/table/data-table";

interface ObservationTableProps extends Pick<PriceHistory, "observations" | "summary"> {
  /** It stands beside a chart. */
  charted: boolean;
}

/** Every figure of the chart. Beside it, wide windows hold the table open by style (disclosure.css). */
export default function ObservationTable({ observations, summary, charted }: ObservationTableProps) {
  return (
    <details className={charted ? "held-open" : undefined}>
      <summary className="button button--secondary button--small">
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
