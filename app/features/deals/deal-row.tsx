import { Link } from "@remix-run/react";
import CompareButton from "~/mattress/compare-button";
import OwnerRating from "~/mattress/owner-rating";
import BedPicture from "~/mattress/picture/bed-picture";
import DealCode from "./deal-code";
import type { DealEntry } from "./deal-entry.server";
import DealPrice from "./deal-price";

interface DealRowProps {
  deal: DealEntry;
  /** Level of the heading above the list, plus one. */
  heading: "h2" | "h3";
  /** Of its page, and so within the first screen. */
  first?: boolean;
}

export default function DealRow({ deal, heading: Heading, first = false }: DealRowProps) {
  const { slug, title, kind, seller, checked, code, arithmetic, bed } = deal;
  return (
    <article className="columns columns--early row deal-row card--link">
      <div className="deal-row__offer">
        {bed === null ? null : <BedPicture picture={bed.picture} frame="deal-row__picture" eager={first} />}
        <div>
          {bed === null ? null : (
            <>
              <p className="deal-row__bed">{bed.name}</p>
              <p className="small soft">{bed.facts}</p>
            </>
          )}
          <DealPrice deal={deal} />
        </div>
      </div>
      <div>
        <Heading className="plain-title deal-row__title">
          <Link className="card__link" to={deal.href}>
            {title}
          </Link>
        </Heading>
        <p className="small soft">
          <span className="tag deal-row__kind">{kind}</span>
          <span className="visually-hidden">:</span> {seller}. Checked {checked}.
        </p>
        {code === null ? null : <DealCode code={code} arithmetic={arithmetic} />}
      </div>
      {bed === null ? null : (
        <div className="cluster small deal-row__more">
          <OwnerRating rating={bed.rating} />
          <CompareButton model={bed} id={`compare-${bed.slug}-${slug}`} />
        </div>
      )}
    </article>
  );
}
