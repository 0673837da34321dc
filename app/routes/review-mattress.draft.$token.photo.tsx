import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { openDraft } from "~/features/write-review/draft.server";
import { uploadForm } from "~/features/write-review/forms.server";
import PhotoStep from "~/features/write-review/photo-step";
import { changeUploads } from "~/features/write-review/uploads.server";
import { openForm } from "~/http/forms.server";
import { pageMeta } from "~/site/page-meta";
import stylesheet from "~/styles/write-review.css";
import { useFormAnswer } from "~/ui/forms/write-form";

export const meta: MetaFunction<typeof loader> = (page) =>
  pageMeta(page, () => ({
    title: "Photos of your bed",
    description: "Photos with your review.",
    noindex: true,
    withoutData: true,
  }));

export const links: LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export const loader = async (args: LoaderFunctionArgs) => ({
  ...(await openDraft(args, "bed")),
  form: openForm(uploadForm),
});

export const action = (args: ActionFunctionArgs) => changeUploads(args, "bed-photo");

export default function BedPhotoPage() {
  const { form: opened, ...shown } = useLoaderData<typeof loader>();
  const form = useFormAnswer<{ key?: string; remove?: string; file?: string }>(opened, useActionData<typeof action>());
  return <PhotoStep {...shown} form={form} />;
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
