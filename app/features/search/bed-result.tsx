import { Link } from "@remix-run/react";
import CompareButton from "~/mattress/compare-button";
import OwnerRating from "~/mattress/owner-rating";
import BedPicture from "~/mattress/picture/bed-picture";
import ScoreFigure from "~/mattress/score-figure";
import { paths } from "~/paths";
import type { BedEntry } from "./bed-entry.server";

export default function BedResult({ bed, first = false }: { bed: BedEntry; first?: boolean }) {
  const { slug, href, name, brand, picture, facts, foundAs, near } = bed;
  const { price, priceOf, withCode, score, among, rating, deal } = bed;
  return (
    <li className="result bed-result card--link">
      <BedPicture picture={picture} frame="bed-result__picture" eager={first} />
      <div className="bed-result__bed">
        <h3 className="result__name">
          <Link className="card__link" to={href}>
            {`${brand} ${name}`}
          </Link>
        </h3>
        <p className="small soft">{facts}</p>
        {foundAs === null ? null : <p className="small soft">{foundAs}</p>}
        <p className="result__price bed-result__price">
          {price === null ? null : `${price} `}
          <span className="soft">{priceOf}</span>
          {withCode === null ? null : <span className="small"> {withCode}</span>}
        </p>
        {near === null ? null : (
          <p className="small">
            {near.said}{" "}
            {near.text === null ? null : (
              <Link className="over-link" to={near.href}>
                {near.text}
              </Link>
            )}
          </p>
        )}
        <p className="small">
          <OwnerRating rating={rating} />
        </p>
        {deal === null ? null : (
          <p className="small">
            Deal:{" "}
            <Link className="over-link" to={paths.deal(deal.slug)}>
              {deal.text}
            </Link>
          </p>
        )}
        <div className="cluster small bed-result__foot">
          <ScoreFigure score={score} among={among} />
          <CompareButton model={{ slug, name: `${brand} ${name}` }} />
        </div>
      </div>
    </li>
  );
}
