import type { PartPoints } from "#contracts/match/match";
import { countedParts } from "~/mattress/match/match-points";

const top = 14;
const height = top + 20;
const percent = (share: number) => `${Math.round(share * 1000) / 1000}%`;

/**
 * One cell a part, as wide as the most it can give, filled as far as its points go: what is left empty was lost. All
 * cells together are 100 points. The table beside it has the same figures.
 */
export default function PointsBar({ parts }: { parts: readonly PartPoints[] }) {
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
