import { Link } from "@remix-run/react";
import { listedWithCommas } from "#contracts/english";
import type { MatchResult } from "#contracts/match/match";
import { matchConfidenceLabels, riskLabels, sleeperLabels } from "#contracts/vocabulary/match";
import { pointsText } from "~/mattress/match/match-points";
import Fact from "~/ui/page/fact";
import ScoreBar from "~/ui/score-bar";
import { resultsHref, type Answers } from "../answers";
import CouplePointsTable from "./couple-points-table";
import PointsTable, { PointsBar } from "./points-table";

interface WorkingProps {
  result: MatchResult;
  answers: Answers;
  /** How many of the reasons stand on the card above. */
  told: number;
}

/** Points, confidence and risk, and what would change the score. */
export default function Working({ result, answers, told }: WorkingProps) {
  const { model, score, confidence, risk } = result;
  const caption = `Where the ${model.name} gets its points`;
  return (
    <div className="stack">
      {result.parts.length === 0 ? null : <PointsBar parts={result.parts} />}
      <SleeperScores result={result} />
      {result.why.slice(told).map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      <dl className="grid ruled small match__apart">
        {confidence === null ? null : (
          <Fact term={matchConfidenceLabels[confidence.level]}>
            We have {Math.round(confidence.share * 100)}% of the facts behind it.
            {confidence.missing.length > 0 ? ` Still missing: ${listedWithCommas(confidence.missing)}.` : ""}
          </Fact>
        )}
        {risk === null ? null : <Fact term={riskLabels[risk.level]}>{risk.because}</Fact>}
      </dl>
      {result.parts.length === 0 ? null : result.sleepers.length === 2 ? (
        <CouplePointsTable caption={caption} result={result} />
      ) : (
        <PointsTable caption={caption} parts={result.parts} deductions={result.deductions} score={score} />
      )}
      {result.changes.length === 0 ? null : (
        <section aria-label={`What would change the score of ${model.name}`}>
          <p className="plain-title">What would change its score</p>
          <ul className="match__changes">
            {result.changes.map((change) => (
              <li key={change.text}>
                <Link to={resultsHref({ ...answers, ...change.answers })}>{change.text}</Link>{" "}
                <span className="soft">({difference(change.score - score)})</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** "+4.2", "−3", "no change" */
export function difference(points: number): string {
  const text = pointsText(Math.abs(points));
  if (text === "0") return "no change";
  return `${points > 0 ? "+" : "−"}${text}`;
}

/**
 * A couple's two scores and what the compromise costs: the plain mean less 0.7 of the lower score and 0.3 of the
 * mean. Nothing for one sleeper.
 */
export function SleeperScores({ result }: { result: Pick<MatchResult, "sleepers" | "deductions"> }) {
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
