import { Link } from "@remix-run/react";
import CompareButton from "~/mattress/compare-button";
import BedPicture from "~/mattress/picture/bed-picture";
import ScoreFigure from "~/mattress/score-figure";
import MadeUp from "~/ui/page/made-up";
import type { ReviewEntry } from "./review-entry.server";

interface ReviewRowProps {
  review: ReviewEntry;
  /** Level of the heading above the list, plus one. */
  heading: "h2" | "h3";
  demo: boolean;
  /** Of its page, and so within the first screen. */
  first?: boolean;
}

export default function ReviewRow({ review, heading: Heading, demo, first = false }: ReviewRowProps) {
  const { slug, href, name, brand, facts, score, place, verdict, tested, firmness, claim, picture } = review;
  return (
    <article className="row review-row card--link">
      <BedPicture picture={picture} frame="review-row__picture" eager={first} />
      <div className="review-row__bed">
        <p className="small soft">{brand}</p>
        <Heading className="plain-title">
          <Link className="card__link" to={href}>
            {name}
          </Link>
        </Heading>
        <p className="small soft">{facts}</p>
        <p className="small">
          <ScoreFigure score={score} place={place} name="Test score" />
        </p>
      </div>
      <div className="review-row__said">
        <p>
          {verdict}
          {demo ? <MadeUp /> : null}
        </p>
        {claim === null && firmness === null ? null : (
          <p className="small soft">
            {claim === null ? null : <strong className="review-row__claim">{claim}.</strong>}{" "}
            {firmness === null ? null : `${firmness}.`}
          </p>
        )}
        <div className="cluster small review-row__more">
          {tested === null ? null : <span className="soft">Tested {tested}</span>}
          <CompareButton model={{ slug, name }} id={`compare-${slug}`} />
        </div>
      </div>
    </article>
  );
}
