import type { MatchBand } from "~/contracts/match";
import { sizeName } from "~/contracts/vocabulary/mattress";
import type { MattressSize } from "~/contracts/mattress";
import { price } from "~/mattress/price";
import { bandWords, type RiskLevel } from "~/mattress/band-words";

interface MatchScoreProps {
  score: number;
  band: MatchBand | null;
  risk: RiskLevel | null;
}

/** The score as a whole number, and its band; its tenths stand where its points are added up. */
export function MatchScore({ score, band, risk }: MatchScoreProps) {
  return (
    <>
      <p className="match__figure">
        <span className="visually-hidden">Your match: </span>
        <strong>{Math.round(score)}</strong> <span className="soft small">of 100</span>
      </p>
      {band === null ? null : <p className={`match__band match__band--${band}`}>{bandWords(band, risk)}</p>}
    </>
  );
}

export function MatchPrice({ cents, size }: { cents: number | null; size: MattressSize }) {
  return (
    <p className="match__price">
      {cents === null ? (
        <span className="soft">No {sizeName(size)} price published</span>
      ) : (
        <>
          <strong>{price(cents)}</strong> <span className="soft">{sizeName(size)}</span>
        </>
      )}
    </p>
  );
}
