import { Link } from "@remix-run/react";
import type { ExpertReviewDetail } from "#contracts/expert-reviews/review";
import { claimLabels } from "#contracts/vocabulary/expert-reviews";
import BedPicture, { type ShownPicture } from "~/mattress/picture/bed-picture";
import ScoreFigure, { type SaidPlace } from "~/mattress/score-figure";
import { paths } from "~/paths";
import Day from "~/ui/page/day";
import Sleeper from "./sleeper";

interface ReviewHeaderProps {
  review: ExpertReviewDetail["review"];
  picture: ShownPicture;
  /** What the picture shows. */
  alt: string;
  /** The measured firmness beside the claimed one. */
  firmness: string | null;
  place: SaidPlace | null;
  demo: boolean;
}

/** The answer first: the verdict, whom the bed suits, who should not buy it, and whether its label is right. */
export default function ReviewHeader({ review, picture, alt, firmness, place, demo }: ReviewHeaderProps) {
  const { model, verdict, suits, skip, claim } = review;
  return (
    <div className="stack">
      <p className="eyebrow">
        <Link to={paths.brand(model.brand.slug)}>{model.brand.name}</Link>
      </p>
      <h1>{model.name}: our test</h1>
      <div className="cluster verdict">
        <ScoreFigure score={review.score} place={place} large={place === null} name="Test score" />
        <div className="stack stack--tight">
          <p className="lead">{verdict}</p>
          <Tester review={review} demo={demo} />
        </div>
      </div>
      <div className="columns model-head">
        <BedPicture picture={picture} frame="model-head__picture" alt={alt} eager />
        {firmness === null && suits === null && skip === null ? null : (
          <div className="suits">
            {firmness === null ? null : (
              <p>
                {claim === null ? null : <strong>{claimLabels[claim]}.</strong>} {firmness}.
              </p>
            )}
            {suits === null ? null : <p>{suits}</p>}
            {skip === null ? null : <p>{skip}</p>}
          </div>
        )}
      </div>
    </div>
  );
}

/** Who slept on it and when it was tested. */
function Tester({ review, demo }: Pick<ReviewHeaderProps, "review" | "demo">) {
  const { reviewer, about_reviewer, nights, first_night, tested_on, published_on } = review;
  if (reviewer === null && nights === null && tested_on === null) return null;
  return (
    <p className="small soft">
      <Sleeper name={reviewer} about={about_reviewer} nights={nights} firstNight={first_night} demo={demo} />
      {nights === null ? null : ", then the instruments. "}
      {tested_on === null ? null : (
        <>
          Tested <Day iso={tested_on} />
          {published_on === null ? null : (
            <>
              , published <Day iso={published_on} />
            </>
          )}
          .
        </>
      )}
    </p>
  );
}
