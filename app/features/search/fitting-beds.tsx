import { Link } from "@remix-run/react";
import type { ListedMattress } from "~/contracts/mattress-listing";
import type { UnderstoodQuery } from "~/contracts/search";
import { scoreLabels, sizeName } from "~/contracts/vocabulary/mattress";
import { firmnessFigure, firmnessWord, setText } from "~/mattress/firmness";
import { price } from "~/mattress/price";
import ScoreFigure from "~/mattress/score-figure";
import { typeName } from "~/mattress/type-list";
import { paths } from "~/paths";
import { formatCount, formatNumber } from "~/ui/format";
import { hasPersonal, listingHref, quizHref, searchHref } from "./search-list";
import { listingText, storesOnly } from "./search-words";

type Beds = NonNullable<UnderstoodQuery["beds"]>;

function Bed({ bed: { model, price: own, deal }, size }: { bed: ListedMattress; size: Beds["size"] }) {
  return (
    <li className="cluster cluster--baseline result card--link">
      <div>
        <h3 className="result__name">
          <Link className="card__link" to={paths.model(model.slug)}>
            {`${model.brand.name} ${model.name}`}
          </Link>
        </h3>
        <p className="soft">{factsText(model)}</p>
        <p className="small">
          <ScoreFigure score={model.score} />
        </p>
        {deal === null ? null : (
          <p className="small">
            <Link className="over-link" to={paths.deal(deal.slug)}>
              {`Deal: ${deal.title}`}
            </Link>
          </p>
        )}
      </div>
      <p className="result__price">
        {own.now_cents === null ? (
          <span className="soft">{`No ${sizeName(size)} price seen yet`}</span>
        ) : (
          <>
            {price(own.now_cents)} <span className="soft">{sizeName(size)}</span>
          </>
        )}
      </p>
    </li>
  );
}

/** "Memory foam, medium-firm (6.5 of 10)" */
const factsText = ({ type, firmness, firmness_range: range }: ListedMattress["model"]) => {
  const feel =
    range !== null
      ? setText(range)
      : firmness === null
        ? "firmness not published"
        : `${firmnessWord(firmness)} (${firmnessFigure(firmness)} of 10)`;
  return `${typeName(type)}, ${feel}`;
};

/** "support and cooling" */
const scoresText = (keys: readonly string[]) =>
  keys
    .flatMap((key) => (Object.hasOwn(scoreLabels, key) ? scoreLabels[key as keyof typeof scoreLabels].label : []))
    .map((label) => label.toLowerCase())
    .join(" and ");

/** How many beds would fit without each part of the query. */
function WhatToDrop({ parts }: Pick<UnderstoodQuery, "parts">) {
  const helping = parts.filter(({ count_without: count }) => count !== null && count > 0);
  if (helping.length === 0) return <p>Dropping one thing is not enough here. Start with two of them.</p>;
  return (
    <ul className="lined advice">
      {helping.map(({ kind, label, without, count_without: count }) => (
        <li key={`${kind} ${label}`}>
          <Link to={searchHref(without)}>{`Without “${label}”: ${formatCount(count ?? 0, "bed", "beds")}`}</Link>
        </li>
      ))}
    </ul>
  );
}

interface FittingBedsProps {
  understood: UnderstoodQuery;
  beds: Beds;
  term: string;
}

/** Beds that fit what was asked for, and the way to all of them; where none fits, what to drop. */
export default function FittingBeds({ understood, beds, term }: FittingBedsProps) {
  const { parts, listing } = understood;
  const all = listingText(understood);
  const inStores = storesOnly(understood);
  const best = scoresText(beds.best_by);
  return (
    <section className="stack" aria-labelledby="beds-title">
      <h2 className="visually-hidden" id="beds-title">
        {beds.count === 0 ? "What to drop" : "Beds that fit"}
      </h2>
      {beds.count === 0 ? (
        <WhatToDrop parts={parts} />
      ) : (
        <>
          {best === "" ? null : (
            <p>
              {`Those built for the best ${best} come first. `}
              {hasPersonal(understood) ? (
                <Link to={quizHref(understood)}>Take the quiz with this filled in to see which fit you</Link>
              ) : null}
            </p>
          )}
          <ul className="rows results">
            {beds.items.map((bed) => (
              <Bed key={bed.model.slug} bed={bed} size={beds.size} />
            ))}
          </ul>
        </>
      )}
      {beds.count === 0 ? null : (
        <p className="cluster cluster--baseline">
          {all === null || listing === null ? null : (
            <Link className="button" to={listingHref(listing)}>
              {all}
            </Link>
          )}
          {all !== null && inStores === null ? null : (
            <Link to={searchHref(term, { kind: "model" })}>{`See all ${formatNumber(beds.count)} by name`}</Link>
          )}
          {inStores === null ? null : (
            <span className="soft">{`${formatCount(inStores, "of them is", "of them are")} sold in stores only.`}</span>
          )}
        </p>
      )}
    </section>
  );
}
