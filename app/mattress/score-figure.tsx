import { formatNumber } from "~/ui/format";

/** The overall score as one figure, "82 of 100". */
export default function ScoreFigure({ score, large = false }: { score: number | null; large?: boolean }) {
  if (score === null) return <span className="soft">Not scored</span>;
  return (
    <span className={large ? "score-figure score-figure--large" : "score-figure"}>
      <span className="visually-hidden">Score </span>
      <strong className="score-figure__value">{formatNumber(Math.round(score))}</strong>
      <span className="small soft"> of 100</span>
    </span>
  );
}
