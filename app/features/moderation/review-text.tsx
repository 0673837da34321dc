import type { ModeratedText } from "#contracts/moderation";
import Section from "~/ui/page/section";
import { type ReviewAbout, WriterLine } from "./review-facts";
import ReviewFiles from "./review-files";
import { VersionText } from "./versions";

interface ReviewWordsProps {
  review: ReviewAbout;
  version: ModeratedText;
  /** There is no other version of it. */
  alone: boolean;
}

/** What was written and sent, as staff read it before they decide. */
export default function ReviewWords({ review, version, alone }: ReviewWordsProps) {
  return (
    <div className="stack stack--sections">
      <Section name="text" title={alone ? "What it says" : `What version ${version.number} says`}>
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
