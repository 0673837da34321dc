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
      <PointsNotes parts={parts} deductions={deductions} />
    </div>
  );
}

/** What a deduction takes off, which is held as less than nothing. */
export const minusText = (points: number) => `−${pointsText(Math.abs(points))}`;

/** Why a part that is far too weak costs more than its points, and which parts count nothing. */
export function PointsNotes({ parts, deductions }: Pick<MatchResult, "parts" | "deductions">) {
  const rest = parts.filter(({ most }) => most <= 0);
  return (
    <>
      {deductions.every(({ part }) => part === null) ? null : (
        <p className="small soft">
          Good parts don’t make up for a very weak one, so a part with under half of its points costs more than they
          are.
        </p>
      )}
      {rest.length === 0 ? null : (
        <ul className="small soft">
          {rest.map((part) => (
            <li key={part.part}>{`Not counted: ${partName(part.part)}. ${part.because}`}</li>
          ))}
        </ul>
      )}
    </>
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

const top = 14;
const height = top + 20;
const percent = (share: number) => `${Math.round(share * 1000) / 1000}%`;

/**
 * One cell a part, as wide as the most it can give, filled as far as its points go: what is left empty was lost. All
 * cells together are 100 points. The table beside it has the same figures.
 */
export function PointsBar({ parts }: { parts: readonly PartPoints[] }) {
  const counted = countedParts(parts);
  const total = counted.reduce((sum, part) => sum + part.most, 0) || 1;
  const starts = counted.map((_, index) => counted.slice(0, index).reduce((sum, part) => sum + part.most, 0));
  return (
    <svg className="points-bar" height={height} aria-hidden="true" focusable="false">
      {counted.map((part, index) => {
        const x = ((starts[index] ?? 0) / total) * 100;
        const width = (part.most / total) * 100;
        return (
          <g key={part.part}>
            <rect className="points-bar__track" x={percent(x)} width={percent(width)} height={top} />
            <rect
              className="points-bar__fill"
              x={percent(x)}
              width={percent((width * part.points) / part.most)}
              height={top}
            />
            {/* The edges of cells, over both. */}
            {index === 0 ? null : <line className="points-bar__edge" x1={percent(x)} x2={percent(x)} y2={top} />}
            <text className="points-bar__number" x={percent(x + width / 2)} y={height - 4} textAnchor="middle">
              {index + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
