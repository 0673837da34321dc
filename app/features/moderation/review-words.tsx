import type { ModeratedReview, ModeratedText } from "~/contracts/review-drafts/moderation";
import Section from "~/ui/page/section";
import { WriterLine } from "./review-facts";
import ReviewFiles from "./review-files";
import { VersionText } from "./versions";

interface ReviewWordsProps {
  review: ModeratedReview;
  version: ModeratedText;
}

/** What was written and sent, as staff read it before they decide. */
export default function ReviewWords({ review, version }: ReviewWordsProps) {
  return (
    <div className="stack stack--sections">
      <Section name="text" title={review.versions.length > 1 ? `What version ${version.number} says` : "What it says"}>
        <WriterLine review={review} version={version} />
        <VersionText version={version} />
      </Section>
      {review.uploads.length === 0 ? null : (
        <Section name="files" title="What was sent with it">
          <ReviewFiles review={review} />
        </Section>
      )}
    </div>
  );
}
