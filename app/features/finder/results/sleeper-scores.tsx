import type { MatchResult } from "~/contracts/match";
import { sleeperLabels } from "~/contracts/vocabulary/match";
import ScoreBar from "~/ui/score-bar";
import { pointsText } from "~/mattress/match/match-points";

/**
 * A couple's two scores and what the compromise costs: the plain mean less 0.7 of the lower score and 0.3 of the
 * mean. Nothing for one sleeper.
 */
export default function SleeperScores({ result }: { result: Pick<MatchResult, "sleepers"> }) {
  const { sleepers } = result;
  if (sleepers.length < 2) return null;
  const better = sleepers[0]!.score > sleepers[1]!.score === (sleepers[0]!.sleeper === "you") ? "you" : "your partner";
  const cost = costOfCompromise(sleepers.map(({ score }) => score));
  return (
    <div className="match__sleepers">
      {sleepers.map(({ sleeper, score }) => (
        <ScoreBar key={sleeper} label={sleeperLabels[sleeper]} value={score} text={pointsText(score)} />
      ))}
      <p className="small soft">
        {pointsText(cost) === "0"
          ? "It fits you both equally well."
          : `It fits ${better} better. The lower score counts for more, so together you’re ${pointsText(cost)} points below your average.`}
      </p>
    </div>
  );
}

export function costOfCompromise(scores: readonly number[]): number {
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  return 0.7 * (mean - Math.min(...scores));
}
