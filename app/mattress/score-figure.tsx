import { formatNumber } from "~/ui/format";

interface ScoreFigureProps {
  score: number | null;
  large?: boolean;
  /** False where its name stands beside it already, as a column's heading for instance. */
  named?: boolean;
  name?: string;
  /** "among hybrids": a score is against others of its type. */
  among?: string | null;
  place?: SaidPlace | null;
}

/** The place of a test among all, in words of the server's. */
export interface SaidPlace {
  rank: string;
  among: string;
}

/**
 * The score of the bed itself among those of its type, whoever sleeps on it (ruleset 2026.3, section 6): "Bedlark score
 * 82 among hybrids", since 82 of another type is another bed. A test shows its place instead, "12th of 178 beds
 * tested": a second score out of 100 would contradict the first. An upstream that gives no place has a score of its own.
 */
export default function ScoreFigure({
  score,
  large = false,
  named = true,
  name = "Bedlark score",
  among = null,
  place = null,
}: ScoreFigureProps) {
  if (place === null && score === null) return <span className="soft">Not scored</span>;
  const withAmong = place === null && among !== null ? ` ${among}` : null;
  return (
    <span className={large ? "score-figure score-figure--large" : "score-figure"}>
      <strong className="score-figure__value">{place?.rank ?? formatNumber(Math.round(score ?? 0))}</strong>{" "}
      <span className={named ? "score-figure__name" : "visually-hidden"}>
        {place?.among ?? name}
        {place === null ? <span className="visually-hidden"> of 100</span> : null}
        {named ? withAmong : null}
      </span>
      {named || withAmong === null ? null : <span className="score-figure__name">{withAmong}</span>}
    </span>
  );
}
