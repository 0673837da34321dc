import { Link } from "@remix-run/react";
import type { HiddenModels as Hidden, MatchAnswer } from "~/contracts/match";
import { dropLabels } from "~/contracts/vocabulary/match";
import { formatCount, formatNumber } from "~/ui/format";
import { unknown } from "~/contracts/vocabulary/quiz";
import { resultsHref, type Answers } from "~/features/finder/answers";
import Section from "~/ui/page/section";

/** The same answers without one of them. */
const dropHref = (answers: Answers, { drop }: Pick<Hidden, "drop">) => resultsHref({ ...answers, [drop]: unknown });

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
        {match.considered === null ? null : `We looked at ${formatCount(match.considered, "bed", "beds")}. `}
        {hidden.length === 0 ? "Nothing was left out: there are " : "What you asked for leaves "}
        {formatCount(match.count, "match", "matches")}, with the comfort levels of one bed counted once.
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

type Match = Pick<MatchAnswer, "hidden" | "considered">;

/** Filters to suggest dropping: those that alone exclude every bed; if none does, all, the strictest first. */
export function filtersToDrop({ hidden, considered }: Match): { alone: boolean; filters: Hidden[] } {
  const inForce = hidden.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
  const alone = inForce.filter(({ count }) => considered !== null && count >= considered);
  return alone.length > 0 ? { alone: true, filters: alone } : { alone: false, filters: inForce };
}

/** No bed matches: shows which answers exclude them. */
export function EmptyMatch({ match, answers }: { match: Match; answers: Answers }) {
  const { alone, filters } = filtersToDrop(match);
  const all = resultsHref({ ...answers, ...Object.fromEntries(filters.map(({ drop }) => [drop, unknown])) });
  return (
    <Section name="empty" title="No bed passes all of these answers" headingClass="text-xl">
      <p>
        {!alone
          ? "Take one of them back, the one that leaves out most first:"
          : filters.length > 1
            ? "Each of these leaves out every bed, so all of them have to go:"
            : "This one leaves out every bed:"}
      </p>
      <ul>
        {filters.map((each) => (
          <li key={each.filter}>
            <Link to={dropHref(answers, each)}>{dropLabels[each.drop]}</Link>: it leaves out {formatNumber(each.count)}.{" "}
            {each.because}
          </li>
        ))}
      </ul>
      {filters.length > 1 ? (
        <p>
          <Link to={all}>Take {filters.length === 2 ? "both" : "all of them"} back</Link>
        </p>
      ) : null}
    </Section>
  );
}
