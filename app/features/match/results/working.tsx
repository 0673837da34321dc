import { listedWithCommas } from "#contracts/english";
import { Link } from "@remix-run/react";
import type { MatchResult } from "#contracts/match/match";
import { matchConfidenceLabels, riskLabels } from "#contracts/vocabulary/match";
import { resultsHref, type Answers } from "~/features/match/answers";
import Fact from "~/ui/page/fact";
import CouplePointsTable from "./couple-points-table";
import { pointsText } from "~/mattress/match/match-points";
import PointsBar from "./points-bar";
import PointsTable from "./points-table";
import SleeperScores from "./sleeper-scores";

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
