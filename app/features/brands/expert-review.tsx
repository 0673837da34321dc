import { Link } from "@remix-run/react";
import type { ExpertReview as Review } from "~/contracts/brands";
import { paths } from "~/paths";
import ScoreFigure from "~/mattress/score-figure";
import Day from "~/ui/page/day";

function Points({ title, items, kind }: { title: string; items: readonly string[]; kind: "good" | "bad" | "plain" }) {
  if (items.length === 0) return null;
  return (
    <div className={`verdict-list verdict-list--${kind}`}>
      <h3>{title}</h3>
      <ul className="bullets">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

interface ExpertReviewProps {
  name: string;
  review: Review;
  /** Made up for the demonstration, the reviewer included. */
  demo: boolean;
}

export default function ExpertReview({ name, review, demo }: ExpertReviewProps) {
  return (
    <section className="stack" id="expert-reviews" aria-labelledby="expert-reviews-title" tabIndex={-1}>
      <h2 id="expert-reviews-title">Expert review of {name}</h2>
      <div className="cluster verdict">
        <ScoreFigure score={review.score} large />
        <div className="stack stack--tight">
          <p className="lead">{review.verdict}</p>
          <p className="small soft">
            {review.reviewer === null ? "On " : `By ${review.reviewer}${demo ? " (made up for the demo)" : ""}, `}
            <Day iso={review.reviewed_on} />
            {review.reviewer === null && demo ? " (made up for the demo)" : null}
          </p>
        </div>
      </div>
      <div className="grid verdict-lists">
        <Points title="Strengths" items={review.strengths} kind="good" />
        <Points title="Weaknesses" items={review.weaknesses} kind="bad" />
        <Points title="Best for" items={review.best_for} kind="plain" />
      </div>
      <p className="small soft measure">
        The score is the average of all {name} beds. We score each bed on its layers alone, never on what we earn.{" "}
        <Link to={`${paths.about}#scores`}>How we score</Link>
      </p>
    </section>
  );
}
