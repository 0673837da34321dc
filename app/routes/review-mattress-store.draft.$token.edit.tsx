import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { draftValues, initialErrors, keepTyped, openDraft } from "~/features/review-drafts/draft.server";
import FieldsStep from "~/features/review-drafts/fields-step";
import { editStoreForm } from "~/features/review-drafts/forms.server";
import RatingFields from "~/features/review-drafts/rating-fields";
import { formAnswer, openForm, readForm } from "~/http/forms.server";
import { byLink, type RouteFacts } from "~/route-facts";
import { paths } from "~/paths";
import { linksTo, metaOf } from "~/site/page-meta";
import stylesheet from "~/styles/write-review.css?url";
import { useFormAnswer } from "~/ui/forms/write-form";

export const handle: RouteFacts = {
  page: ["review", "edit store review"],
  ...byLink,
  private: "secret",
  reads: "texts",
};

export const meta = metaOf<typeof loader>(({ faults }) => ({
  title: "Change your store review",
  wrong: faults !== null,
  description: "Change what you wrote of a store.",
  withoutData: true,
}));

export const links = linksTo(stylesheet);

export async function loader(args: LoaderFunctionArgs) {
  const open = await openDraft(args, "store");
  return {
    ...open,
    faults: initialErrors(args, open, editStoreForm),
    form: openForm(editStoreForm, draftValues(open)),
  };
}

export async function action(args: ActionFunctionArgs) {
  const form = await readForm(args.request, editStoreForm);
  const kept = await keepTyped(args, form);
  return kept.ok ? redirect(paths.nextStep("store", args.params.token ?? ""), 303) : formAnswer(kept, form.values);
}

export default function EditVisitPage() {
  const { form: opened, faults, ...open } = useLoaderData<typeof loader>();
  const form = useFormAnswer<Record<string, string>>(opened, useActionData<typeof action>() ?? faults ?? undefined);
  const title = open.name === null ? "Change your review" : `Change your review of ${open.name}`;
  return (
    <FieldsStep {...open} step="edit" title={title} form={form}>
      <RatingFields kind="store" form={form} />
    </FieldsStep>
  );
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
