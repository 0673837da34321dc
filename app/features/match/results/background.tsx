import type { MatchAnswer } from "#contracts/match/match";
import type { Answers } from "~/features/match/answers";
import Disclosure from "~/ui/disclosure";
import HiddenModels from "./hidden-models";
import Method from "./method";
import Targets from "./targets";

interface BackgroundProps {
  match: Pick<MatchAnswer, "targets" | "considered" | "hidden" | "ruleset">;
  /** How many beds fit before the list is filtered. */
  total: number;
  answers: Answers;
  /** A saved result, which cannot be changed. */
  fixed: boolean;
}

/** What the ranking rests on, folded: the firmness looked for, what was left out, and the method. */
export default function Background({ match, total, answers, fixed }: BackgroundProps) {
  return (
    <div className="finder-brief">
      {match.targets.length === 0 ? null : (
        <Disclosure summary="How firm the bed should be">
          <Targets match={match} />
        </Disclosure>
      )}
      {/* Where nothing was said of what was left out, nobody knows that it was nothing. */}
      {total === 0 || (match.considered === null && match.hidden.length === 0) ? null : (
        <Disclosure summary="What we left out">
          <HiddenModels match={{ ...match, count: total }} answers={answers} fixed={fixed} />
        </Disclosure>
      )}
      <Disclosure summary="How we score">
        <Method ruleset={match.ruleset} />
      </Disclosure>
    </div>
  );
}
