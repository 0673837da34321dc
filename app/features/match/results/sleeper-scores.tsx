import type { MatchResult } from "#contracts/match/match";
import { sleeperLabels } from "#contracts/vocabulary/match";
import ScoreBar from "~/ui/score-bar";
import { pointsText } from "~/mattress/match/match-points";

/**
 * A couple's two scores and what the compromise costs: the plain mean less 0.7 of the lower score and 0.3 of the
 * mean. Nothing for one sleeper.
 */
export default function SleeperScores({ result }: { result: Pick<MatchResult, "sleepers" | "deductions"> }) {
  const { sleepers, deductions } = result;
  if (sleepers.length < 2) return null;
  const forYou = sleepers[0]!.score > sleepers[1]!.score === (sleepers[0]!.sleeper === "you");
  const [better, lower] = forYou ? ["you", "Your partner’s"] : ["your partner", "Your"];
  const cost = pointsText(costOfCompromise(sleepers.map(({ score }) => score)));
  const points = `${cost} ${cost === "1" ? "point" : "points"}`;
  return (
    <div className="match__sleepers">
      {sleepers.map(({ sleeper, score }) => (
        <ScoreBar key={sleeper} label={sleeperLabels[sleeper]} value={score} text={pointsText(score)} />
      ))}
      <p className="small soft">
        {cost === "0"
          ? "It fits you both equally well."
          : `It fits ${better} better. ${lower} score is the lower one and counts for more, so your match is ${points} below the average of the two${deductions.length === 0 ? "" : ", before the points we take off"}.`}
      </p>
    </div>
  );
}

export function costOfCompromise(scores: readonly number[]): number {
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  return 0.7 * (mean - Math.min(...scores));
}
