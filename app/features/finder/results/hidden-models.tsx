import { Link } from "@remix-run/react";
import type { MatchAnswer } from "~/contracts/match";
import { dropLabels } from "~/contracts/vocabulary/match";
import { formatCount, formatNumber } from "~/ui/format";
import type { Answers } from "~/features/finder/answers";
import { dropHref } from "./drop-href";

interface HiddenModelsProps {
  match: Pick<MatchAnswer, "considered" | "hidden" | "count">;
  answers: Answers;
  /** A saved result, which cannot be changed. */
  fixed?: boolean;
}

/** How many models each filter hid, with links to drop the filters. */
export default function HiddenModels({ match, answers, fixed = false }: HiddenModelsProps) {
  const hidden = match.hidden.filter(({ count }) => count > 0);
  return (
    <div className="stack">
      <p>
        {match.considered === null
          ? null
          : `We looked at ${formatCount(match.considered, "bed", "beds")}, counting soft, medium and firm versions separately. `}
        {hidden.length === 0 ? "We left nothing out. " : ""}
        {`Your list has ${formatNumber(match.count)}: ${match.count === 1 ? "it" : "each bed"} appears once, in the version that fits best.`}
      </p>
      {hidden.length < 2 ? null : <p>A bed can be left out for more than one reason, so it may be counted twice.</p>}
      {hidden.length === 0 ? null : (
        <ul className="lined hidden-models">
          {hidden.map((each) => (
            <li key={each.filter}>
              <strong>{formatNumber(each.count)}</strong>{" "}
              <span>
                {each.because} {fixed ? null : <Link to={dropHref(answers, each)}>{dropLabels[each.drop]}</Link>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
