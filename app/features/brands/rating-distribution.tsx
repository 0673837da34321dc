import { formatCount, formatNumber } from "~/ui/format";
import TableBar from "~/ui/table-bar";

/** Share of a whole as a percentage without decimals; 0 of 0 is 0. */
export const percent = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 100));

/** `distribution`: number of ratings of 1, 2, 3, 4 and 5 stars; shown best first. */
export default function RatingDistribution({ distribution }: { distribution: readonly number[] }) {
  const total = distribution.reduce((sum, count) => sum + count, 0);
  const most = Math.max(1, ...distribution);
  return (
    <table className="distribution">
      <caption>How {formatNumber(total)} owners rated</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Stars</th>
          <th scope="col">Bar</th>
          <th scope="col">Ratings</th>
          <th scope="col">Share</th>
        </tr>
      </thead>
      <tbody>
        {[5, 4, 3, 2, 1].map((stars) => {
          const count = distribution[stars - 1] ?? 0;
          return (
            <tr key={stars}>
              <th scope="row">{formatCount(stars, "star", "stars")}</th>
              <td>
                <TableBar share={count / most} />
              </td>
              <td className="number">{formatNumber(count)}</td>
              <td className="number soft">{percent(count, total)}%</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
