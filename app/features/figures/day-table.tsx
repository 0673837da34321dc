import type { Figures } from "#contracts/figures/figures";
import { formatDate, formatNumber } from "~/ui/format";
import DataTable from "~/ui/table/data-table";

type CountedDay = Figures["days"][number];

/** Every count of the drawing, the latest day first. */
export default function DayTable({ days }: { days: readonly CountedDay[] }) {
  return (
    <DataTable
      caption="Each day, the latest first"
      region="Figures of each day"
      className="figures__table"
      columns={[
        { heading: "Day", cell: ({ day }) => <time dateTime={day}>{formatDate(day)}</time> },
        { heading: "Pages", number: true, cell: ({ pages }) => formatNumber(pages) },
        { heading: "Bots", number: true, cell: ({ bots }) => formatNumber(bots) },
        { heading: "Searches", number: true, cell: ({ searches }) => formatNumber(searches) },
        { heading: "Found nothing", number: true, cell: ({ without_results: count }) => formatNumber(count) },
      ]}
      rows={days.toReversed()}
      keyOf={({ day }) => day}
    />
  );
}
