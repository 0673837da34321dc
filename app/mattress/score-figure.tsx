import { formatNumber } from "~/ui/format";

interface ScoreFigureProps {
  score: number | null;
  large?: boolean;
  /** False where its name stands beside it already, as a column's heading for instance. */
  named?: boolean;
  name?: string;
}

/** The score of the bed itself, whoever sleeps on it: "Bedlark score 82". */
export default function ScoreFigure({ score, large = false, named = true, name = "Bedlark score" }: ScoreFigureProps) {
  if (score === null) return <span className="soft">Not scored</span>;
  return (
    <span className={large ? "score-figure score-figure--large" : "score-figure"}>
      <strong className="score-figure__value">{formatNumber(Math.round(score))}</strong>{" "}
      <span className={named ? "score-figure__name" : "visually-hidden"}>{name}</span>
      <span className="visually-hidden"> of 100</span>
    </span>
  );
}
