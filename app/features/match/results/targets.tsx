import type { MatchAnswer } from "#contracts/match/match";
import { sleeperLabels } from "#contracts/vocabulary/match";
import { workedOutText } from "~/mattress/firmness";
import FirmnessScale from "~/mattress/firmness-scale";
import { unbroken } from "~/ui/format";

/** The firmness looked for and how it came about, on the scale, softest first. */
export default function Targets({ match }: { match: Pick<MatchAnswer, "targets"> }) {
  const couple = match.targets.length > 1;
  const known = match.targets
    .flatMap(({ sleeper, target }) => (target === null ? [] : [{ label: sleeperLabels[sleeper], value: target }]))
    .sort((a, b) => a.value - b.value);
  return (
    <div className="stack">
      {known.length === 0 ? null : (
        <div className="firmness-scale__frame">
          <FirmnessScale
            title="How firm the bed should be"
            pins={known.map((pin) => ({
              ...pin,
              label: couple ? pin.label : "Best fit",
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
              {couple ? `${pinNumber(known, sleeperLabels[sleeper])}${sleeperLabels[sleeper]}: ` : ""}
              {target === null ? `${couple ? "not" : "Not"} known yet` : workedOutText(target)}
            </h3>
            <ol className="stack stack--close">
              {steps.map((step) => (
                <li key={step}>{unbroken(step)}</li>
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
