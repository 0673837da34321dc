import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { largestUploadWords, reviewUploads } from "#contracts/vocabulary/uploads";
import { openDraft, type OpenDraft } from "~/features/review-drafts/draft.server";
import { uploadForm } from "~/features/review-drafts/forms.server";
import StepPage from "~/features/review-drafts/step-page";
import { RemoveForm, UploadForm, uploadErrors, type UploadValues, WayOn } from "~/features/review-drafts/upload-fields";
import { changeUploads } from "~/features/review-drafts/uploads.server";
import { formAnswer, openForm, readFileForm } from "~/http/forms.server";
import { paths } from "~/paths";
import { byLink, type RouteFacts } from "~/route-facts";
import { linksTo, metaOf } from "~/site/page-meta";
import stylesheet from "~/styles/write-review.css?url";
import { usePageForm } from "~/ui/forms/write-form";

export const handle: RouteFacts = {
  page: ["review", "photos"],
  ...byLink,
  private: "secret",
  reads: "texts",
  takesFile: true,
};

const { most } = reviewUploads["bed-photo"];

const photosOf = (draft: OpenDraft["draft"]) => (draft?.uploads ?? []).filter(({ purpose }) => purpose === "bed-photo");

export const meta = metaOf<typeof loader>(({ draft }) => ({
  title: photosOf(draft).length === 0 ? "Add photos of your bed" : "Photos of your bed",
  description: "Photos with your review.",
  withoutData: true,
}));

export const links = linksTo(stylesheet);

export const loader = async (args: LoaderFunctionArgs) => ({
  ...(await openDraft(args, "bed")),
  form: openForm(uploadForm),
});

export async function action({ context, params, request }: ActionFunctionArgs) {
  const form = await readFileForm(request, context, uploadForm);
  const outcome = form.ok ? await changeUploads(context.api, params.token ?? "", "bed-photo", form) : form;
  return outcome.ok ? redirect(new URL(request.url).pathname, 303) : formAnswer(outcome, form.values);
}

/** Photos of the bed, which everybody sees with the review. */
export default function BedPhotoPage() {
  const { draft, kind, token, form } = usePageForm<typeof loader, UploadValues>();
  const photos = photosOf(draft);
  const none = photos.length === 0;
  return (
    <StepPage kind={kind} token={token} draft={draft} step="photo" title="Show your bed" errors={uploadErrors(form)}>
      <p>
        It’s optional: up to {most} photos, such as the edge, a dip or the whole bed. Everyone sees them with your
        review once it’s published, so leave people and papers out. We delete from the file where and when you took it.
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
      <WayOn to={paths.nextStep(kind, token)} without={none ? "photos" : null} />
    </StepPage>
  );
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
