import { formatMoney, uncapitalized } from "#contracts/english";
import type { PriceHistory } from "#contracts/prices";
import { sizeInSentence } from "#contracts/vocabulary/mattress";
import { againstUsual } from "~/mattress/price";
import { formatCount, formatDate, formatNumber } from "~/ui/format";
import Day from "~/ui/page/day";
import DataTable from "~/ui/table/data-table";
import PriceChart from "./price-chart";
import { priceChart } from "./price-chart-geometry";

/** What one size was seen to cost, in words, drawn and as a table. */
export default function PricesSeen({ history }: { history: PriceHistory }) {
  const { observations, summary } = history;
  const chart = priceChart(history);
  return (
    <>
      <PriceWords summary={summary} />
      {chart === null ? null : <PriceChart history={history} chart={chart} />}
      <ObservationTable observations={observations} summary={summary} />
    </>
  );
}

function PriceWords({ summary }: Pick<PriceHistory, "summary">) {
  const { now_cents: now, observed_on: seen, usual_cents: usual, usual_of, lowest_cents: lowest, lowest_on } = summary;
  const against = againstUsual(summary);
  const upTo = seen === null ? "" : ` up to ${formatDate(seen)}`;
  if ((now === null || seen === null) && (lowest === null || lowest_on === null) && usual === null) return null;
  return (
    <p className="measure">
      {now === null || seen === null ? null : (
        <>
          On {formatDate(seen)}, it cost <strong>{formatMoney(now)}</strong>
          {summary.seller === null ? "" : ` at ${summary.seller}`}
          {against === null ? "" : `, ${uncapitalized(against)}`}.{" "}
        </>
      )}
      {lowest === null || lowest_on === null
        ? null
        : `The lowest price we’ve seen was ${formatMoney(lowest)}, on ${formatDate(lowest_on)}. `}
      {usual === null ? null : (
        <span className="soft">
          {usual_of === 1
            ? `The usual price, ${formatMoney(usual)}, is the only one we saw in the 90 days${upTo}.`
            : `The usual price, ${formatMoney(usual)}, is the middle of the ${formatCount(usual_of, "price", "prices")} we saw in the 90 days${upTo}, from all sellers.`}
        </span>
      )}
    </p>
  );
}

/** Every figure of the chart. */
function ObservationTable({ observations, summary }: Pick<PriceHistory, "observations" | "summary">) {
  return (
    <details>
      <summary className="button button--secondary button--small">
        {observations.length === 1
          ? "See the 1 price in a table"
          : `See all ${formatNumber(observations.length)} prices in a table`}
      </summary>
      <DataTable
        className="observations__table"
        caption={`Prices we’ve seen for a ${sizeInSentence(summary.size)}, newest first`}
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
    </details>
  );
}
