import { Link } from "@remix-run/react";
import { Fragment } from "react";
import type { MatchResult, PartPoints } from "~/contracts/match";
import { matchConfidenceLabels, matchPartLabels, riskLabels } from "~/contracts/vocabulary/match";
import CompareButton from "~/mattress/compare-button";
import ModelPicture from "~/mattress/picture/model-picture";
import { feelText } from "~/mattress/firmness";
import { typeName } from "~/mattress/type-list";
import { unknown } from "~/contracts/vocabulary/quiz";
import { paths } from "~/paths";
import Disclosure from "~/ui/disclosure";
import { formatCount } from "~/ui/format";
import { resultsHref, type Answers } from "~/features/finder/answers";
import Fact from "~/ui/page/fact";
import CouplePointsTable from "./couple-points-table";
import { MatchPrice, MatchScore } from "./match-figures";
import PointsBar, { countedParts, pointsText } from "./points-bar";
import PointsTable from "./points-table";
import SleeperScores from "./sleeper-scores";

/** One bed of the ranking: what decides first; where each point comes from is folded below. */
export default function MatchCard({ result, answers }: { result: MatchResult; answers: Answers }) {
  const { model, score, risk, band } = result;
  const loss = greatestLoss(result.parts);
  return (
    <article className="stack match" aria-labelledby={`match-${model.slug}`}>
      <header className="match__head">
        <ModelPicture model={model} frame="match__picture" />
        <div className="match__names">
          <p className="disc match__rank">
            <span className="visually-hidden">Rank </span>
            {result.rank}
          </p>
          <h3 className="match__name" id={`match-${model.slug}`}>
            <Link to={paths.model(model.slug)}>{model.name}</Link>
          </h3>
          <p className="soft small">
            <Link to={paths.brand(model.brand.slug)}>{model.brand.name}</Link>, {typeName(model.type).toLowerCase()},{" "}
            {feelText(model).toLowerCase()}
          </p>
          <MatchPrice cents={result.price_cents} size={result.size} />
        </div>
        <div className="match__outcome">
          <MatchScore score={score} band={band} risk={risk?.level ?? null} />
        </div>
      </header>

      {result.deductions.map((deduction) => (
        <p className="match__flag" key={deduction.because}>
          {deduction.because}
        </p>
      ))}

      <ul className="bullets stack stack--close">
        {result.why.slice(0, reasonsShown).map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
        {loss === null ? null : (
          <li>
            Its weak point for you is {matchPartLabels[loss.part].toLowerCase()}: {pointsText(loss.points)} of{" "}
            {pointsText(loss.most)} points.
          </li>
        )}
      </ul>

      {result.levels.length === 0 ? null : (
        <p className="small">
          Other comfort levels of this bed:{" "}
          {result.levels.map((level, index) => (
            <Fragment key={level.slug}>
              {index > 0 ? ", " : ""}
              <Link to={paths.model(level.slug)}>{level.name}</Link> ({Math.round(level.score)})
            </Fragment>
          ))}
        </p>
      )}

      <div className="cluster match__links">
        <Link to={paths.model(model.slug)}>
          Prices and where to buy<span className="visually-hidden">: {model.name}</span>
        </Link>{" "}
        <StoresLink result={result} answers={answers} />
        <CompareButton model={model} />
      </div>

      <Disclosure summary={`How its score of ${Math.round(score)} comes about`}>
        <Working result={result} answers={answers} />
      </Disclosure>
    </article>
  );
}

/** Reasons on the card; the others are told with the working. */
const reasonsShown = 2;

/** Points, confidence and risk, and what would change the score. */
function Working({ result, answers }: { result: MatchResult; answers: Answers }) {
  const { model, score, confidence, risk } = result;
  const caption = `Points of ${model.name}; the numbers are those under the bar`;
  return (
    <div className="stack">
      {result.parts.length === 0 ? null : <PointsBar parts={result.parts} />}
      <SleeperScores result={result} />
      {result.why.slice(reasonsShown).map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      <dl className="grid ruled small match__apart">
        {confidence === null ? null : (
          <Fact term={matchConfidenceLabels[confidence.level]}>
            We know {Math.round(confidence.share * 100)}% of what this score depends on.
            {confidence.missing.length > 0 ? ` Missing: ${confidence.missing.join("; ")}.` : ""}
          </Fact>
        )}
        {risk === null ? null : <Fact term={`${riskLabels[risk.level]} if it does not suit`}>{risk.because}</Fact>}
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

/** Where it can be tried. */
function StoresLink({ result: { model, store_count: count }, answers }: { result: MatchResult; answers: Answers }) {
  const near = knowsZip(answers);
  if (count === 0) {
    return (
      <span className="soft">{near ? `No store within ${storeMiles} miles carries it` : "No store carries it"}</span>
    );
  }
  return (
    <Link to={storesHref(model.slug, answers)}>
      {count === null
        ? "Stores that carry it"
        : `${formatCount(count, "store", "stores")} ${near ? "near you " : ""}${count === 1 ? "carries it" : "carry it"}`}
    </Link>
  );
}

/** The part that loses the most points; null when none loses a full point. */
export function greatestLoss(parts: readonly PartPoints[]): PartPoints | null {
  const [first] = [...countedParts(parts)].sort((a, b) => b.most - b.points - (a.most - a.points));
  return first === undefined || first.most - first.points < 1 ? null : first;
}

/** "+4.2", "−3", "no change" */
export function difference(points: number): string {
  const text = pointsText(Math.abs(points));
  if (text === "0") return "no change";
  return `${points > 0 ? "+" : "−"}${text}`;
}

const knowsZip = ({ deliveryZip }: Answers) => deliveryZip !== undefined && deliveryZip !== unknown;

/** As far as the engine looks for stores (contracts/match.ts, store_count). */
const storeMiles = 50;

/** Stores that carry a model, near the delivery ZIP where one is known: those that the result has counted. */
export function storesHref(slug: string, answers: Answers): string {
  const place = knowsZip(answers) ? `place=${encodeURIComponent(answers.deliveryZip ?? "")}&radius=${storeMiles}&` : "";
  return `${paths.storeBrands}?${place}models=${encodeURIComponent(slug)}`;
}
