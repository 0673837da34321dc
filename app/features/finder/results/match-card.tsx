import { Link } from "@remix-run/react";
import type { MatchResult, PartPoints } from "~/contracts/match";
import { matchBandLabels, matchConfidenceLabels, matchPartLabels, riskLabels } from "~/contracts/vocabulary/match";
import { sizeName } from "~/contracts/vocabulary/mattress";
import CompareButton from "~/mattress/compare-button";
import CrossSection from "~/mattress/layers/cross-section";
import { firmnessText } from "~/mattress/firmness";
import { price } from "~/mattress/price";
import { typeName } from "~/mattress/type-list";
import { unknown } from "~/contracts/vocabulary/quiz";
import { paths } from "~/paths";
import Disclosure from "~/ui/disclosure";
import { formatCount } from "~/ui/format";
import { resultsHref, type Answers } from "~/features/finder/answers";
import Fact from "~/ui/page/fact";
import CouplePointsTable from "./couple-points-table";
import PointsBar, { countedParts, pointsText } from "./points-bar";
import PointsTable from "./points-table";
import SleeperScores from "./sleeper-scores";

/** One bed of the ranking: score, confidence and risk apart from each other, and where each point comes from. */
export default function MatchCard({ result, answers }: { result: MatchResult; answers: Answers }) {
  const { model, score, confidence, risk } = result;
  const loss = greatestLoss(result.parts);
  const caption = `Points of ${model.name}; the numbers are those under the bar`;
  return (
    <article className="stack match" aria-labelledby={`match-${model.slug}`}>
      <header className="match__head">
        <CrossSection layers={model.layers} frame="match__drawing" />
        <div className="match__names">
          <p className="disc match__rank">
            <span className="visually-hidden">Rank </span>
            {result.rank}
          </p>
          <h3 className="match__name" id={`match-${model.slug}`}>
            <Link to={paths.model(model.slug)}>{model.name}</Link>
          </h3>
          <p className="soft small">
            <Link to={paths.brand(model.brand.slug)}>{model.brand.name}</Link>, {typeName(model.type).toLowerCase()}
            {model.height_inches === null ? null : `, ${model.height_inches}″ high`},{" "}
            {firmnessText(model.firmness).toLowerCase()}
          </p>
          <p className="match__price">
            {result.price_cents === null ? (
              <span className="soft">No {sizeName(result.size)} price published</span>
            ) : (
              <>
                <strong>{price(result.price_cents)}</strong> <span className="soft">{sizeName(result.size)}</span>
              </>
            )}
          </p>
        </div>
        <div>
          <p className="match__figure">
            <span className="visually-hidden">Score </span>
            <strong>{pointsText(score)}</strong> <span className="soft small">of 100</span>
          </p>
          {result.band === null ? null : (
            <p className={`match__band match__band--${result.band}`}>{matchBandLabels[result.band]}</p>
          )}
          {confidence === null ? null : <p className="small soft">{matchConfidenceLabels[confidence.level]}</p>}
        </div>
      </header>

      {result.deductions.map((deduction) => (
        <p className="match__flag" key={deduction.because}>
          {deduction.because}
        </p>
      ))}
      {result.parts.length === 0 ? null : <PointsBar parts={result.parts} />}
      <SleeperScores result={result} />

      <ul className="bullets stack stack--close">
        {result.why.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
        {loss === null ? null : (
          <li>
            Loses most on {matchPartLabels[loss.part].toLowerCase()}: {pointsText(loss.points)} of{" "}
            {pointsText(loss.most)} points.
          </li>
        )}
      </ul>

      <dl className="grid ruled small match__apart">
        {confidence === null ? null : (
          <Fact term="Confidence">
            {Math.round(confidence.share * 100)}% of the points rest on what is known.
            {confidence.missing.length > 0 ? ` Missing: ${confidence.missing.join("; ")}.` : ""}
          </Fact>
        )}
        {risk === null ? null : <Fact term={`${riskLabels[risk.level]} if it does not suit`}>{risk.because}</Fact>}
      </dl>

      {result.parts.length === 0 ? null : (
        <Disclosure summary={`Where the ${pointsText(score)} points come from`}>
          {result.sleepers.length === 2 ? (
            <CouplePointsTable caption={caption} result={result} />
          ) : (
            <PointsTable caption={caption} parts={result.parts} deductions={result.deductions} score={score} />
          )}
        </Disclosure>
      )}
      {result.changes.length === 0 ? null : (
        <Disclosure summary="What would change its score">
          <ul className="match__changes">
            {result.changes.map((change) => (
              <li key={change.text}>
                <Link to={resultsHref({ ...answers, ...change.answers })}>{change.text}</Link>{" "}
                <span className="soft">({difference(change.score - score)})</span>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}

      <div className="cluster match__links">
        <CompareButton model={model} />
        {result.store_count === 0 ? (
          <span className="soft">
            {knowsZip(answers) ? `No store within ${storeMiles} miles carries it` : "No store carries it"}
          </span>
        ) : (
          <Link to={storesHref(model.slug, answers)}>
            {result.store_count === null
              ? "Stores that carry it"
              : `${formatCount(result.store_count, "store", "stores")} ${knowsZip(answers) ? "near you " : ""}${
                  result.store_count === 1 ? "carries it" : "carry it"
                }`}
          </Link>
        )}{" "}
        <Link to={paths.model(model.slug)}>
          All about it<span className="visually-hidden">: {model.name}</span>
        </Link>
      </div>
    </article>
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
