import { formatCount, formatNumber } from "~/ui/format";
import TableBar from "~/ui/table-bar";
import DataTable from "~/ui/table/data-table";

/** Share of a whole as a percentage without decimals; 0 of 0 is 0. */
export const percent = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 100));

/** `distribution`: number of ratings of 1, 2, 3, 4 and 5 stars; shown best first. */
export default function RatingDistribution({ distribution }: { distribution: readonly number[] }) {
  const total = distribution.reduce((sum, count) => sum + count, 0);
  const most = Math.max(1, ...distribution);
  return (
    <DataTable
      className="distribution"
      caption={`How ${formatNumber(total)} owners rated`}
      headHidden
      columns={[
        { heading: "Stars", cell: ({ stars }) => formatCount(stars, "star", "stars") },
        { heading: "Bar", cell: ({ count }) => <TableBar share={count / most} /> },
        { heading: "Ratings", number: true, cell: ({ count }) => formatNumber(count) },
        { heading: "Share", number: true, className: "soft", cell: ({ count }) => `${percent(count, total)}%` },
      ]}
      rows={[5, 4, 3, 2, 1].map((stars) => ({ stars, count: distribution[stars - 1] ?? 0 }))}
      keyOf={({ stars }) => stars}
    />
  );
}
