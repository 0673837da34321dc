import type { MatchResult, PartPoints } from "#contracts/match/match";
import { matchPartLabels } from "#contracts/vocabulary/match";
import { countedParts, partName, pointsText } from "~/mattress/match/match-points";

type PointsTableProps = Pick<MatchResult, "parts" | "deductions" | "score"> & {
  /** Whose points, in the caption. */
  caption: string;
};

/** Every part with its points and why, adding up to the score in the last row. */
export default function PointsTable({ caption, parts, deductions, score }: PointsTableProps) {
  const counted = countedParts(parts);
  return (
    <div className="stack stack--tight">
      <table className="points-table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">What we score</th>
            <th scope="col" className="number">
              Points
            </th>
          </tr>
        </thead>
        <tbody>
          {counted.map((part, index) => (
            <tr key={part.part}>
              <th scope="row">
                <span>
                  <span className="small soft points-table__number">{index + 1}</span> {matchPartLabels[part.part]}
                </span>{" "}
                {part.because === "" ? null : <span className="note">{part.because}</span>}
              </th>
              <Points part={part} />
            </tr>
          ))}
          {deductions.map((deduction) => (
            <tr key={deduction.because}>
              <th scope="row">
                <span>Taken off</span> <span className="note">{deduction.because}</span>
              </th>
              <td className="number">{minusText(deduction.points)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Score</th>
            <td className="number">
              <strong>{pointsText(score)}</strong> <span className="soft">of 100</span>
            </td>
          </tr>
        </tfoot>
      </table>
      <WeakPartRule deductions={deductions} />
      <LeftOutParts parts={parts} />
    </div>
  );
}

/** What a deduction takes off, which is held as less than nothing. */
export const minusText = (points: number) => `−${pointsText(Math.abs(points))}`;

/** Why a part that is far too weak costs more than its points. */
export function WeakPartRule({ deductions }: Pick<MatchResult, "deductions">) {
  return deductions.every(({ part }) => part === null) ? null : (
    <p className="small soft">
      Good parts don’t make up for a very weak one, so a part with under half of its points costs more than they are.
    </p>
  );
}

/** A cell: what a part has of the most that it can give. */
export function Points({ part }: { part: PartPoints | undefined }) {
  return (
    <td className="number">
      {pointsText(part?.points ?? 0)} <span className="soft">of {pointsText(part?.most ?? 0)}</span>
    </td>
  );
}

/** Parts that count nothing, and why. */
export function LeftOutParts({ parts }: { parts: readonly PartPoints[] }) {
  const counted = countedParts(parts);
  const rest = parts.filter((part) => !counted.includes(part));
  return rest.length === 0 ? null : (
    <ul className="small soft">
      {rest.map((part) => (
        <li key={part.part}>{`Not counted: ${partName(part.part)}. ${part.because}`}</li>
      ))}
    </ul>
  );
}
