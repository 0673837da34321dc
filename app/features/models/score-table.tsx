import type { ConstructionScores } from "~/contracts/mattress";
import { formatNumber } from "~/ui/format";
import { scoreRows } from "./scores";
import TableBar from "~/ui/table-bar";

/** The seven parts with their points, which add up to the overall score in the last row. */
export default function ScoreTable({ scores, overall }: { scores: ConstructionScores; overall: number }) {
  const rows = scoreRows(scores, overall);
  const addsUp = rows.every((row) => row.points !== null);
  return (
    <table className="score-table">
      <caption>
        Each part is rated from 1 to 5 by the layers of the bed.
        {addsUp ? " A 5 gives all of its points, a 1 a fifth of them." : ""}
      </caption>
      <thead>
        <tr>
          <th scope="col">Part</th>
          <th scope="col" className="score-table__bar">
            <span className="visually-hidden">Bar</span>
          </th>
          <th scope="col" className="number">
            1 to 5
          </th>
          {addsUp ? (
            <th scope="col" className="number">
              Points
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">
              {row.label} <span className="score-table__about">{row.about}</span>
            </th>
            <td className="score-table__bar">
              <TableBar share={row.value / 5} />
            </td>
            <td className="number">{row.value.toFixed(1)}</td>
            {addsUp ? (
              <td className="number">
                {row.points?.toFixed(1)} <span className="soft">of {row.possible}</span>
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={addsUp ? 3 : 2}>
            Overall, rounded
          </th>
          <td className="number">
            <strong>{formatNumber(overall)}</strong> <span className="soft">of 100</span>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
