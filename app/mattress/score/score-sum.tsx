import { formatNumber } from "~/ui/format";
import { sumOfParts } from "./scores";

interface ScoreSumProps {
  parts: Parameters<typeof sumOfParts>[0];
  overall: number;
  /** Columns of the table before the one with figures. */
  span: number;
  totalClass?: string;
}

/** The foot of a table of the score's parts: what they come to, and where that stands on the scale. */
export default function ScoreSum({ parts, overall, span, totalClass }: ScoreSumProps) {
  return (
    <>
      <tr>
        <th scope="row" colSpan={span}>
          Together, by what they count for
        </th>
        <td className="number">{sumOfParts(parts).toFixed(1)}</td>
      </tr>
      <tr>
        <th scope="row" colSpan={span}>
          Bedlark score, on our scale from 45 to 95
        </th>
        <td className="number">
          <strong className={totalClass}>{formatNumber(overall)}</strong>
        </td>
      </tr>
    </>
  );
}
