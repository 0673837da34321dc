import { Link } from "@remix-run/react";
import type { HiddenModels as Hidden, MatchAnswer } from "#contracts/match/match";
import { dropLabels } from "#contracts/vocabulary/match";
import { paths } from "~/paths";
import { formatCount, formatNumber } from "~/ui/format";
import type { Answers } from "~/features/match/answers";
import { dropHref, isDroppable } from "./drop-href";

interface HiddenModelsProps {
  match: Pick<MatchAnswer, "considered" | "hidden" | "count">;
  answers: Answers;
  /** A saved result, which cannot be changed. */
  fixed?: boolean;
}

/** Where the list of mattresses holds those that no answer brings back. */
const listed: Partial<Record<Hidden["filter"], { href: string; label: string }>> = {
  "made-for-children": {
    href: `${paths.onlineMattresses}?made-for=children,bunk`,
    label: "See beds for children and bunks",
  },
  "air-for-child": { href: `${paths.onlineMattresses}?type=adjustable-air`, label: "See air beds" },
  "made-for-rvs": { href: `${paths.onlineMattresses}?made-for=rv`, label: "See beds for RVs" },
};

/** `answers`: null where they cannot be changed. */
function WayOut({ hidden, answers }: { hidden: Hidden; answers: Answers | null }) {
  if (isDroppable(hidden))
    return answers === null ? null : <Link to={dropHref(answers, hidden)}>{dropLabels[hidden.drop]}</Link>;
  const list = listed[hidden.filter];
  return list === undefined ? null : <Link to={list.href}>{list.label}</Link>;
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
                {each.because} <WayOut hidden={each} answers={fixed ? null : answers} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
