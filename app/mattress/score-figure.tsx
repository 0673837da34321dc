import { formatNumber } from "~/ui/format";

interface ScoreFigureProps {
  score: number | null;
  large?: boolean;
  /** False where its name stands beside it already, as a column's heading for instance. */
  named?: boolean;
  name?: string;
  place?: SaidPlace | null;
}

/** The place of a test among all, in words of the server's. */
export interface SaidPlace {
  rank: string;
  among: string;
}

/**
 * The score of the bed itself, whoever sleeps on it: "Bedlark score 82". A test shows its place instead, "12th of 178 beds
 * tested": a second score out of 100 would contradict the first. An upstream that gives no place has a score of its own.
 */
export default function ScoreFigure({
  score,
  large = false,
  named = true,
  name = "Bedlark score",
  place = null,
}: ScoreFigureProps) {
  if (place === null && score === null) return <span className="soft">Not scored</span>;
  return (
    <span className={large ? "score-figure score-figure--large" : "score-figure"}>
      <strong className="score-figure__value">{place?.rank ?? formatNumber(Math.round(score ?? 0))}</strong>{" "}
      <span className={named ? "score-figure__name" : "visually-hidden"}>{place?.among ?? name}</span>
      {place === null ? <span className="visually-hidden"> of 100</span> : null}
    </span>
  );
}
