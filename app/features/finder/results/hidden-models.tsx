import { Link } from "@remix-run/react";
import type { HiddenModels as Hidden, MatchAnswer } from "~/contracts/match";
import { dropLabels } from "~/contracts/vocabulary/match";
import { formatCount, formatNumber } from "~/ui/format";
import { unknown } from "~/contracts/vocabulary/quiz";
import { resultsHref, type Answers } from "~/features/finder/answers";
import Section from "~/ui/page/section";

/** The same answers without one of them. */
export const dropHref = (answers: Answers, { drop }: Pick<Hidden, "drop">) =>
  resultsHref({ ...answers, [drop]: unknown });

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
    <Section name="hidden" title="What was left out" headingClass="text-xl">
      <p>
        {match.considered === null ? null : `We looked at ${formatCount(match.considered, "bed", "beds")}; `}
        {formatNumber(match.count)} {match.count === 1 ? "passes" : "pass"} what you asked for.
        {hidden.length === 0 ? " Nothing was left out." : ""}
      </p>
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
    </Section>
  );
}
