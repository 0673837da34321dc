import { Link } from "@remix-run/react";
import { largestUploadWords, reviewUploads } from "#contracts/vocabulary/uploads";
import { paths } from "~/paths";
import type { OpenDraft } from "./draft.server";
import StepPage from "./step-page";
import { RemoveForm, UploadForm, uploadErrors, type UploadAnswer } from "./upload-fields";

const { most } = reviewUploads["bed-photo"];

export const photosOf = (draft: OpenDraft["draft"]) =>
  (draft?.uploads ?? []).filter(({ purpose }) => purpose === "bed-photo");

/** Photos of the bed, which everybody sees with the review. */
export default function PhotoStep({ draft, kind, token, form }: OpenDraft & { form: UploadAnswer }) {
  const photos = photosOf(draft);
  const none = photos.length === 0;
  const next = paths.nextStep(kind, token);
  return (
    <StepPage kind={kind} token={token} draft={draft} step="photo" title="Show your bed" errors={uploadErrors(form)}>
      <p>
        It’s optional: up to {most} photos, such as the edge, a dip or the whole bed. Everyone sees them with your
        review once it’s published, so leave people and papers out. We remove the place and time from the file.
      </p>
      {none ? null : (
        <ul className="draft-photos">
          {photos.map(({ id, width, height }, index) => (
            <li key={id} className="stack stack--tight">
              <img
                src={paths.draftPhoto(token, id)}
                width={width}
                height={height}
                alt={`Your bed, ${index + 1} of ${photos.length}`}
              />
              <RemoveForm form={form} id={id} words={`Remove photo ${index + 1}`} />
            </li>
          ))}
        </ul>
      )}
      {photos.length >= most ? (
        <p>That’s all {most}. To add another one, remove one first.</p>
      ) : (
        <UploadForm
          key={photos.length}
          form={form}
          label={none ? "A photo of your bed" : "Another photo"}
          hint={`JPEG, PNG or WebP, up to ${largestUploadWords}`}
          accept="image/jpeg,image/png,image/webp"
          submit={["Add the photo", "Sending…"]}
          secondary={!none}
        />
      )}
      <p>
        {none ? (
          <Link to={next}>Continue without photos</Link>
        ) : (
          <Link className="button" to={next}>
            Continue
          </Link>
        )}
      </p>
    </StepPage>
  );
}
