import { Link } from "@remix-run/react";
import type { MatchAnswer } from "#contracts/match/match";
import { dropLabels } from "#contracts/vocabulary/match";
import { resultsHref, takenBack, type Answers } from "../answers";
import { formatCount } from "~/ui/format";
import Section from "~/ui/page/section";

type Match = Pick<MatchAnswer, "hidden" | "considered">;

/** Filters to suggest dropping: those that alone exclude every bed; if none does, all, the strictest first. */
export function filtersToDrop({ hidden, considered }: Match) {
  const inForce = hidden
    .flatMap(({ drop, ...filter }) => (drop === null || filter.count === 0 ? [] : { ...filter, drop }))
    .sort((a, b) => b.count - a.count);
  const alone = inForce.filter(({ count }) => considered !== null && count >= considered);
  return alone.length > 0 ? { alone: true, filters: alone } : { alone: false, filters: inForce };
}

/** No bed matches: shows which answers exclude them. */
export default function EmptyMatch({ match, answers }: { match: Match; answers: Answers }) {
  const { alone, filters } = filtersToDrop(match);
  const all = resultsHref(filters.reduce((left, { drop }) => takenBack(left, drop), answers));
  return (
    <Section name="empty" title="No bed fits all of your answers" headingClass="text-xl">
      <p>
        {filters.length === 0
          ? "Change one of your answers, and more beds may fit."
          : !alone
            ? "Change one of these answers. The first one leaves out the most beds:"
            : filters.length > 1
              ? "Each of these answers leaves out every bed, so change them all:"
              : "One answer leaves out every bed. Change this one:"}
      </p>
      {filters.length === 0 ? null : (
        <ul>
          {filters.map((each) => (
            <li key={each.filter}>
              {`${formatCount(each.count, "bed", "beds")} left out. ${each.because} `}
              <Link to={resultsHref(takenBack(answers, each.drop))}>{dropLabels[each.drop]}</Link>
            </li>
          ))}
        </ul>
      )}
      {filters.length > 1 ? (
        <p>
          <Link to={all}>{filters.length === 2 ? "Clear both answers" : "Clear all of these answers"}</Link>
        </p>
      ) : null}
    </Section>
  );
}
