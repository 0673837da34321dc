import { Link } from "@remix-run/react";
import type { ListedMattress } from "~/contracts/mattress-listing";
import type { MattressSize } from "~/contracts/mattress";
import { sizeName } from "~/contracts/vocabulary/mattress";
import CompareButton from "~/mattress/compare-button";
import { firmnessFigure, firmnessWord } from "~/mattress/firmness";
import { notPublished } from "~/mattress/price";
import ScoreFigure from "~/mattress/score-figure";
import { typeName } from "~/mattress/type-list";
import { paths } from "~/paths";
import DealBadge from "./deal-badge";
import OwnerRating from "~/mattress/owner-rating";
import PriceNow from "./price-now";
import { trialNights } from "./trial-text";

/** The same mattresses as a table, to compare within a column. */
export default function MattressTable({ items, size }: { items: readonly ListedMattress[]; size: MattressSize }) {
  return (
    <div className="scroll-x" role="region" aria-label="Table of mattresses" tabIndex={0}>
      <table className="mattress-table">
        <caption>Prices are of a {sizeName(size)}, as last seen</caption>
        <thead>
          <tr>
            <th scope="col">Mattress</th>
            <th scope="col">Firmness</th>
            <th scope="col">Price</th>
            <th scope="col">Trial</th>
            <th scope="col">Score and owners</th>
            <th scope="col">Compare</th>
          </tr>
        </thead>
        <tbody>
          {items.map((mattress) => (
            <tr key={mattress.model.slug}>
              <th scope="row">
                <Link to={paths.model(mattress.model.slug)}>{mattress.model.name}</Link>{" "}
                <span className="mattress-table__note">
                  {mattress.model.brand.name}, {typeName(mattress.model.type).toLowerCase()}
                </span>
              </th>
              <td>
                <span className="mattress-table__label">Firmness </span>
                {mattress.model.firmness === null ? (
                  notPublished
                ) : (
                  <>
                    {firmnessFigure(mattress.model.firmness)}&nbsp;of&nbsp;10{" "}
                    <span className="mattress-table__note">{firmnessWord(mattress.model.firmness)}</span>
                  </>
                )}
              </td>
              <td>
                <PriceNow summary={mattress.price} />
                {mattress.deal === null ? null : <DealBadge deal={mattress.deal} />}
              </td>
              <td>
                {trialNights(mattress.trial_nights)}
                {mattress.trial_nights ? <span className="mattress-table__label"> to try it</span> : null}
              </td>
              <td>
                <ScoreFigure score={mattress.model.score} />
                <br />
                <OwnerRating rating={mattress.model.rating} />
              </td>
              <td>
                <CompareButton model={mattress.model} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
