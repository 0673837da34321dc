import type { ModeratedText } from "#contracts/moderation";
import NewestOf from "~/ui/page/newest-of";
import Section from "~/ui/page/section";
import ReviewFacts, { type ReviewAbout } from "./review-facts";
import { Events, OtherReviews } from "./review-records";

/** Who wrote a review and what was decided before, beside it. */
export default function AroundReview({ review, version }: { review: ReviewAbout; version: ModeratedText }) {
  const { others, events } = review;
  return (
    <div className="stack stack--loose">
      <Section name="facts" title="Who wrote it" headingClass="text-xl">
        <ReviewFacts review={review} version={version} />
      </Section>
      {others.length === 0 ? null : (
        <Section name="others" title="Also by this writer" headingClass="text-xl">
          <OtherReviews others={others} />
        </Section>
      )}
      {events.length === 0 ? null : (
        <Section name="events" title="What we decided" headingClass="text-xl">
          <NewestOf shown={events.length} count={review.event_count} />
          <Events events={events} />
        </Section>
      )}
    </div>
  );
}
