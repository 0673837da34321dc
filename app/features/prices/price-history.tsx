import { formatMoney, uncapitalized } from "#contracts/english";
import type { PriceHistory } from "#contracts/prices";
import { sizeInSentence } from "#contracts/vocabulary/mattress";
import { againstUsual, noPrice } from "~/mattress/price";
import SizeLinks from "~/mattress/size-links";
import { paths } from "~/paths";
import { formatCount, formatDate, formatNumber } from "~/ui/format";
import Day from "~/ui/page/day";
import DataTable from "~/ui/table/data-table";
import PriceChart from "./price-chart";
import { priceChart } from "./price-chart-geometry";

/** What one size was seen to cost, drawn and as a table, with links to the other sizes. */
export default function PriceHistoryView({ history }: { history: PriceHistory }) {
  const { model, observations, sizes, summary } = history;
  const chart = priceChart(history);
  return (
    <div className="stack price-history">
      <h3>What a {sizeInSentence(summary.size)} has cost</h3>
      <nav aria-label="Size for the price history">
        <SizeLinks
          sizes={sizes}
          chosen={summary.size}
          hrefFor={(size) => `${paths.model(model.slug)}?size=${size}#prices`}
        />
      </nav>
      {observations.length === 0 ? (
        <p className="soft">{noPrice(summary.size)}.</p>
      ) : (
        <>
          <PriceWords summary={summary} />
          {chart === null ? null : <PriceChart history={history} chart={chart} />}
          <ObservationTable observations={observations} summary={summary} />
        </>
      )}
    </div>
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
