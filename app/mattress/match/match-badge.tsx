import type { MatchBand } from "#contracts/match/match";
import { bandText, type RiskLevel } from "./band-text";

interface MatchBadgeProps {
  score: number;
  band: MatchBand | null;
  risk: RiskLevel | null;
}

/** How well a bed fits the sleeper, as a whole number with its band; its tenths stand where its points are added up. */
export default function MatchBadge({ score, band, risk }: MatchBadgeProps) {
  return (
    <span className="match-badge">
      <span className="match-badge__name">Your match</span>{" "}
      <strong className="match-badge__value">{Math.round(score)}</strong>
      <span className="visually-hidden"> of 100</span>
      {band === null ? null : (
        <>
          {" "}
          <span className={`match-badge__band match-badge__band--${band}`}>{bandText(band, risk)}</span>
        </>
      )}
    </span>
  );
}
