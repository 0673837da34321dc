import { Link } from "@remix-run/react";
import type { ListedMattress } from "~/contracts/mattress-listing";
import type { UnderstoodQuery } from "~/contracts/search";
import { scoreLabels, sizeName } from "~/contracts/vocabulary/mattress";
import { firmnessText } from "~/mattress/firmness";
import { price } from "~/mattress/price";
import { typeName } from "~/mattress/type-list";
import { paths } from "~/paths";
import { capitalized, formatCount, formatNumber } from "~/ui/format";
import { listingHref, searchHref } from "./search-list";
import { bedsPhrase, listingText, storesOnly } from "./search-words";

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
        <p className="soft">{`${typeName(model.type)}. ${capitalized(firmnessText(model.firmness))}.`}</p>
      </div>
      <p className="result__price">
        {own.now_cents === null ? (
          <span className="soft">{`No ${sizeName(size)} price seen yet`}</span>
        ) : (
          <>
            {price(own.now_cents)} <span className="soft">{sizeName(size)}</span>
          </>
        )}
        {deal === null ? null : (
          <>
            <br />
            <Link className="small over-link" to={paths.deal(deal.slug)}>
              {`Deal: ${deal.title}`}
            </Link>
          </>
        )}
      </p>
    </li>
  );
}

/** "support and cooling" */
const scoresText = (keys: readonly string[]) =>
  keys
    .flatMap((key) => (Object.hasOwn(scoreLabels, key) ? scoreLabels[key as keyof typeof scoreLabels].label : []))
    .map((label) => label.toLowerCase())
    .join(" and ");

/** Beds that fit what was asked for, and the way to all of them; where none fits, what to drop. */
export default function FittingBeds({ understood, beds }: { understood: UnderstoodQuery; beds: Beds }) {
  const { parts, listing } = understood;
  const all = listingText(understood);
  const inStores = storesOnly(understood);
  const best = scoresText(beds.best_by);
  const phrase = bedsPhrase(parts, beds.count);
  return (
    <section className="stack" aria-labelledby="beds-title">
      <h2 className="text-xl" id="beds-title">
        {beds.count === 0 ? `No ${bedsPhrase(parts)}` : capitalized(phrase)}{" "}
        {beds.count === 0 ? null : <span className="results__count">{formatNumber(beds.count)}</span>}
      </h2>
      {beds.count === 0 ? (
        <ul className="lined advice">
          {parts.flatMap(({ kind, label, without, count_without: count }) =>
            count === null || count === 0 ? (
              []
            ) : (
              <li key={`${kind} ${label}`}>
                <Link to={searchHref(without)}>{`Without “${label}”: ${formatCount(count, "bed", "beds")}`}</Link>
              </li>
            ),
          )}
        </ul>
      ) : (
        <>
          {best === "" ? null : <p className="soft">{`Those built for the best ${best} come first.`}</p>}
          <ul className="rows results">
            {beds.items.map((bed) => (
              <Bed key={bed.model.slug} bed={bed} size={beds.size} />
            ))}
          </ul>
        </>
      )}
      {all === null || listing === null ? null : (
        <p className="cluster cluster--baseline">
          <Link className="button" to={listingHref(listing)}>
            {all}
          </Link>
          {inStores === null ? null : (
            <span className="soft">{`${formatCount(inStores, "more is", "more are")} sold in stores only.`}</span>
          )}
        </p>
      )}
    </section>
  );
}
