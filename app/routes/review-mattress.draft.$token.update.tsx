import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { bedUpdateStepAfter } from "#contracts/review-drafts/steps";
import { draftValues, initialErrors, keepTyped, openDraft } from "~/features/review-drafts/draft.server";
import FieldsStep from "~/features/review-drafts/fields-step";
import { updateForm } from "~/features/review-drafts/forms.server";
import RatingFields from "~/features/review-drafts/rating-fields";
import { MonthsField } from "~/features/review-drafts/use-fields";
import { formAnswer, openForm, readForm } from "~/http/forms.server";
import { byLink, type RouteFacts } from "~/route-facts";
import { paths } from "~/paths";
import { linksTo, metaOf } from "~/site/page-meta";
import stylesheet from "~/styles/write-review.css?url";
import { useFormAnswer } from "~/ui/forms/write-form";

export const handle: RouteFacts = { page: ["review", "update"], ...byLink, private: "secret", reads: "texts" };

export const meta = metaOf<typeof loader>(({ faults }) => ({
  title: "How your mattress is now",
  wrong: faults !== null,
  description: "Rate your bed again after a while.",
  withoutData: true,
}));

export const links = linksTo(stylesheet);

export async function loader(args: LoaderFunctionArgs) {
  const open = await openDraft(args, "bed");
  const step = bedUpdateStepAfter(open.draft?.months_before ?? null);
  return { ...open, faults: initialErrors(args, open, step), form: openForm(updateForm, draftValues(open)) };
}

export async function action(args: ActionFunctionArgs) {
  const { api } = args.context;
  const token = args.params.token ?? "";
  const draft = await api.ifAvailable(api.reviewDrafts.show(token), null);
  const form = await readForm(args.request, bedUpdateStepAfter(draft?.months_before ?? null));
  const kept = await keepTyped(args, form);
  return kept.ok ? redirect(paths.nextStep("bed", token), 303) : formAnswer(kept, form.values);
}

export default function UpdateStepPage() {
  const { form: opened, faults, ...open } = useLoaderData<typeof loader>();
  const form = useFormAnswer<Record<string, string>>(opened, useActionData<typeof action>() ?? faults ?? undefined);
  const title = open.name === null ? "How your mattress is now" : `How is the ${open.name} now?`;
  return (
    <FieldsStep {...open} step="update" title={title} form={form}>
      <MonthsField form={form} />
      <RatingFields kind="bed" form={form} />
    </FieldsStep>
  );
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
