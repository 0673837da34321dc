import { paths } from "~/paths";
import type { ReviewAbout } from "./review-facts";

const names = { "review-proof": "Receipt", "bed-photo": "Photo" } as const;

/** What was sent with a review, every page of it; the words of its picture say which it is. */
export default function ReviewFiles({ review: { kind, id, uploads } }: { review: ReviewAbout }) {
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
