import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { draftValues, initialErrors, keepTyped, openDraft } from "~/features/review-drafts/draft.server";
import FieldsStep from "~/features/review-drafts/fields-step";
import { ratingForm } from "~/features/review-drafts/forms.server";
import RatingFields from "~/features/review-drafts/rating-fields";
import { formAnswer, openForm, readForm } from "~/http/forms.server";
import { byLink, type RouteFacts } from "~/route-facts";
import { paths } from "~/paths";
import { linksTo, metaOf } from "~/site/page-meta";
import stylesheet from "~/styles/write-review.css?url";
import { useFormAnswer } from "~/ui/forms/write-form";

export const handle: RouteFacts = { page: ["review", "rating"], ...byLink, private: "secret", reads: "texts" };

export const meta = metaOf<typeof loader>(({ faults }) => ({
  title: "Rate and review your mattress",
  wrong: faults !== null,
  description: "Rate your mattress, and tell others what it’s like to sleep on.",
  withoutData: true,
}));

export const links = linksTo(stylesheet);

export async function loader(args: LoaderFunctionArgs) {
  const open = await openDraft(args, "bed");
  return { ...open, faults: initialErrors(args, open, ratingForm), form: openForm(ratingForm, draftValues(open)) };
}

export async function action(args: ActionFunctionArgs) {
  const form = await readForm(args.request, ratingForm);
  const kept = await keepTyped(args, form);
  return kept.ok ? redirect(paths.nextStep("bed", args.params.token ?? ""), 303) : formAnswer(kept, form.values);
}

export default function RatingStepPage() {
  const { form: opened, faults, ...open } = useLoaderData<typeof loader>();
  const form = useFormAnswer<Record<string, string>>(opened, useActionData<typeof action>() ?? faults ?? undefined);
  const title = open.name === null ? "Rate your mattress" : `Review the ${open.name}`;
  return (
    <FieldsStep {...open} step="rating" title={title} form={form}>
      <RatingFields kind="bed" form={form} />
    </FieldsStep>
  );
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
