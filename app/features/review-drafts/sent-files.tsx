import { Link } from "@remix-run/react";
import type { ReviewDraft } from "#contracts/review-drafts/drafts";
import { paths } from "~/paths";
import { formatCount } from "~/ui/format";
import Section from "~/ui/page/section";
import { stepLabels } from "./review-subject";

interface SentFilesProps {
  draft: Pick<ReviewDraft, "kind" | "uploads">;
  token: string;
  /** To be read alone, without the way back to each. */
  fixed?: boolean;
}

/** Receipt and photos, with the way back to each. */
export default function SentFiles({ draft: { kind, uploads }, token, fixed = false }: SentFilesProps) {
  const receipt = uploads.find(({ purpose }) => purpose === "review-proof");
  const photos = uploads.filter(({ purpose }) => purpose === "bed-photo");
  const rows = [
    {
      step: "proof",
      there: receipt !== undefined,
      words: receipt === undefined ? "None" : `Added, ${formatCount(receipt.pages, "page", "pages")}`,
    },
    {
      step: "photo",
      there: photos.length > 0,
      words: photos.length === 0 ? "None" : formatCount(photos.length, "photo", "photos"),
    },
  ].slice(0, kind === "bed" ? 2 : 1);
  return rows.map(({ step, there, words }) => (
    <Section
      key={step}
      name={step}
      headingClass="text-xl"
      title={
        <>
          {stepLabels[step]}{" "}
          {fixed ? null : (
            <Link className="small" to={paths.reviewDraft(kind, token, step)}>
              {there ? "Change" : "Add"}
              <span className="visually-hidden">: {stepLabels[step]?.toLowerCase()}</span>
            </Link>
          )}
        </>
      }
    >
      <p>{words}</p>
      {step === "photo" && photos.length > 0 ? (
        <ul className="draft-photos">
          {photos.map(({ id, width, height }, index) => (
            <li key={id}>
              <img
                src={paths.draftPhoto(token, id)}
                width={width}
                height={height}
                alt={`Your bed, ${index + 1} of ${photos.length}`}
                loading="lazy"
              />
            </li>
          ))}
        </ul>
      ) : null}
    </Section>
  ));
}
