import { Link } from "@remix-run/react";
import type { BrandDetail, ExpertReview as Review } from "#contracts/brands";
import { paths } from "~/paths";
import PointsList from "~/mattress/points-list";
import ScoreFigure, { type SaidPlace } from "~/mattress/score-figure";
import Day from "~/ui/page/day";
import MadeUp from "~/ui/page/made-up";
import { madeUpText } from "~/ui/page/made-up-text";

interface TestedBed extends Omit<BrandDetail["tested_beds"][number], "place"> {
  place: SaidPlace | null;
}

interface ExpertReviewProps {
  brand: BrandDetail["brand"];
  /** Those that we tested. */
  tested: readonly TestedBed[];
  review: Review;
  /** Made up for the demonstration, the reviewer included. */
  demo: boolean;
}

export default function ExpertReview({ brand, tested, review, demo }: ExpertReviewProps) {
  const { name } = brand;
  return (
    <section className="stack" id="expert-reviews" aria-labelledby="expert-reviews-title" tabIndex={-1}>
      <h2 id="expert-reviews-title">Expert review of {name}</h2>
      <div className="cluster verdict">
        <ScoreFigure score={review.score} large />
        <div className="stack stack--tight">
          <p className="lead">{review.verdict}</p>
          <p className="small soft">
            {review.reviewer === null ? "On " : `By ${review.reviewer}${demo ? ` ${madeUpText}` : ""}, `}
            <Day iso={review.reviewed_on} />
            {review.reviewer === null && demo ? ` ${madeUpText}` : null}
          </p>
        </div>
      </div>
      <div className="grid verdict-lists">
        <PointsList title="Strengths" items={review.strengths} kind="good" />
        <PointsList title="Weaknesses" items={review.weaknesses} kind="bad" />
        <PointsList title="Best for" items={review.best_for} kind="plain" />
      </div>
      <p className="small soft measure">
        The score is the average of all {name} beds. We score each bed on what’s inside it, how it performs, how long it
        should last, what its owners say, and its trial and warranty. What we earn doesn’t count.{" "}
        <Link to={`${paths.about}#scores`}>How we score</Link>
      </p>
      <TestedBeds brand={brand} tested={tested} demo={demo} />
    </section>
  );
}

/** The brand's beds that we tested, each a link to its test. */
function TestedBeds({ brand, tested, demo }: Pick<ExpertReviewProps, "brand" | "tested" | "demo">) {
  if (tested.length === 0) return null;
  return (
    <div className="stack stack--tight">
      <h3>{brand.name} beds we’ve tested</h3>
      <p className="soft measure">
        These we slept on and measured. <Link to={paths.howWeTest}>How we test</Link>
      </p>
      <ul className="lined tested-beds">
        {tested.map(({ slug, name, score, place, verdict, tested_on }) => (
          <li key={slug}>
            <p>
              <Link to={paths.expertReview(slug)}>{name}</Link>
            </p>
            <p>
              {verdict}
              {demo ? <MadeUp /> : null}
            </p>
            <p className="cluster small soft">
              <ScoreFigure score={score} place={place} name="Test score" />{" "}
              {tested_on === null ? null : (
                <span>
                  Tested <Day iso={tested_on} />
                </span>
              )}
            </p>
          </li>
        ))}
      </ul>
      <p>
        <Link to={paths.expertReviews}>See all the beds we’ve tested</Link>
      </p>
    </div>
  );
}
