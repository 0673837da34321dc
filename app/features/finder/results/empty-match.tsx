import { Link } from "@remix-run/react";
import type { HiddenModels as Hidden, MatchAnswer } from "~/contracts/match";
import { dropLabels } from "~/contracts/vocabulary/match";
import { unknown } from "~/contracts/vocabulary/quiz";
import { resultsHref, type Answers } from "~/features/finder/answers";
import { formatNumber } from "~/ui/format";
import Section from "~/ui/page/section";
import { dropHref } from "./drop-href";

type Match = Pick<MatchAnswer, "hidden" | "considered">;

/** Filters to suggest dropping: those that alone exclude every bed; if none does, all, the strictest first. */
export function filtersToDrop({ hidden, considered }: Match): { alone: boolean; filters: Hidden[] } {
  const inForce = hidden.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
  const alone = inForce.filter(({ count }) => considered !== null && count >= considered);
  return alone.length > 0 ? { alone: true, filters: alone } : { alone: false, filters: inForce };
}

/** No bed matches: shows which answers exclude them. */
export default function EmptyMatch({ match, answers }: { match: Match; answers: Answers }) {
  const { alone, filters } = filtersToDrop(match);
  const all = resultsHref({ ...answers, ...Object.fromEntries(filters.map(({ drop }) => [drop, unknown])) });
  return (
    <Section name="empty" title="No bed fits all of these answers" headingClass="text-xl">
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
