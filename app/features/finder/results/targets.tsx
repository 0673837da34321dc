import type { MatchAnswer } from "~/contracts/match";
import { sleeperLabels } from "~/contracts/vocabulary/match";
import { workedOutText } from "~/mattress/firmness";
import FirmnessScale from "~/mattress/firmness-scale";

/** What is missing for a target firmness. */
const needs = {
  you: "Tell us how you sleep and what you weigh, and we can work out how firm your bed should be.",
  partner: "Tell us how your partner sleeps and what they weigh, and we can work out how firm their side should be.",
} as const;

/** The firmness looked for and how it came about, on the scale, softest first. */
export default function Targets({ match }: { match: Pick<MatchAnswer, "targets"> }) {
  const known = match.targets
    .flatMap(({ sleeper, target }) => (target === null ? [] : [{ label: sleeperLabels[sleeper], value: target }]))
    .sort((a, b) => a.value - b.value);
  return (
    <div className="stack">
      {known.length === 0 ? null : (
        <div className="firmness-scale__frame">
          <FirmnessScale
            title="How firm your bed should be"
            pins={known.map((pin) => ({
              ...pin,
              text: workedOutText(pin.value),
              current: pin.label === sleeperLabels.you,
            }))}
          />
        </div>
      )}
      <div className="grid targets">
        {match.targets.map(({ sleeper, target, steps }) => (
          <div className="stack stack--tight" key={sleeper}>
            <h3>
              {match.targets.length > 1 ? `${pinNumber(known, sleeperLabels[sleeper])}${sleeperLabels[sleeper]}: ` : ""}
              {target === null
                ? `${match.targets.length > 1 ? "not" : "Not"} known yet, so firmness doesn’t count`
                : workedOutText(target)}
            </h3>
            <ol className="stack stack--close">
              {(target === null ? [needs[sleeper]] : steps).map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </div>
  );
}

/** "1 " for the first pin of the drawing; empty without a pin. */
function pinNumber(pins: readonly { label: string }[], label: string): string {
  const index = pins.findIndex((pin) => pin.label === label);
  return index === -1 ? "" : `${index + 1} `;
}
