import type { ModeratedText } from "#contracts/moderation";
import { paths } from "~/paths";
import Section from "~/ui/page/section";
import { type ReviewAbout, WriterLine } from "./review-facts";
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

const names = { "review-proof": "Receipt", "bed-photo": "Photo" } as const;

/** What was sent with a review, every page of it; the words of its picture say which it is. */
function ReviewFiles({ review: { kind, id, uploads } }: { review: ReviewAbout }) {
  return (
    <ul className="moderation-files">
      {uploads.flatMap(({ id: upload, purpose, pages, version, width, height }) =>
        Array.from({ length: pages }, (_, index) => (
          <li key={`${upload}-${index}`} className="stack stack--tight">
            <a href={paths.moderationFile(kind, id, upload, index + 1)}>
              <img
                src={paths.moderationFile(kind, id, upload, index + 1)}
                alt={`${names[purpose]}${pages > 1 ? `, page ${index + 1}` : ""}, larger`}
                {...(index === 0 ? { width, height } : {})}
                loading="lazy"
              />
            </a>
            <p className="small soft">
              {names[purpose]}
              {pages > 1 ? `, page ${index + 1} of ${pages}` : ""}, sent with version {version}
            </p>
          </li>
        )),
      )}
    </ul>
  );
}
