import { Link } from "@remix-run/react";
import type { ExpertReviewDetail } from "#contracts/expert-reviews/review";
import { paths } from "~/paths";
import Section from "~/ui/page/section";
import type { ReviewEntry } from "./review-entry.server";
import ReviewRow from "./review-row";

/** Where a reader goes from here: the bed itself, its owners, and tested beds beside it. */
export default function NextSteps({
  review,
  others,
  demo,
}: Pick<ExpertReviewDetail, "review" | "demo"> & { others: readonly ReviewEntry[] }) {
  const { slug, model } = review;
  const title = others.length === 0 ? "More about this bed" : "Compare it with other beds we’ve tested";
  return (
    <Section target name="others" title={title} className="stack stack--loose">
      <ul className="cluster">
        <li>
          <Link to={paths.model(slug)}>{`What’s inside the ${model.name}, and what it costs`}</Link>
        </li>
        <li>
          <Link to={paths.brandReviews(model.brand.slug)}>{`What owners say about ${model.brand.name}`}</Link>
        </li>
        {others[0] === undefined ? null : (
          <li>
            <Link to={paths.compareOf([slug, others[0].slug])}>{`Side by side with the ${others[0].name}`}</Link>
          </li>
        )}
      </ul>
      {others.length === 0 ? null : (
        <ul className="rows review-rows--beside-rail">
          {others.map((other) => (
            <li key={other.slug}>
              <ReviewRow review={other} heading="h3" demo={demo} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
