import { sizeName } from "~/contracts/vocabulary/mattress";
import type { MattressSize } from "~/contracts/mattress";
import { price } from "~/mattress/price";

/** The score as a whole number; its tenths stand where its points are added up. */
export function MatchScore({ score }: { score: number }) {
  return (
    <p className="match__figure">
      <span className="visually-hidden">Your match: </span>
      <strong>{Math.round(score)}</strong> <span className="soft small">of 100</span>
    </p>
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
