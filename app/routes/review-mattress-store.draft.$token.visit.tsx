import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { afterLastStep, draftValues, initialErrors, keepTyped, openDraft } from "~/features/review-drafts/draft.server";
import FieldsStep from "~/features/review-drafts/fields-step";
import { visitForm } from "~/features/review-drafts/forms.server";
import VisitFields from "~/features/review-drafts/visit-fields";
import { formAnswer, openForm, readForm } from "~/http/forms.server";
import { byLink, type RouteFacts } from "~/route-facts";
import { linksTo, metaOf } from "~/site/page-meta";
import stylesheet from "~/styles/write-review.css?url";
import { useFormAnswer } from "~/ui/forms/write-form";

export const handle: RouteFacts = { page: ["review", "visit"], ...byLink, private: "secret", reads: "texts" };

export const meta = metaOf<typeof loader>(({ faults }) => ({
  title: "Rate and review a store",
  wrong: faults !== null,
  description: "Rate the store, and tell others about your visit.",
  withoutData: true,
}));

export const links = linksTo(stylesheet);

export async function loader(args: LoaderFunctionArgs) {
  const open = await openDraft(args, "store");
  return { ...open, faults: initialErrors(args, open, visitForm), form: openForm(visitForm, draftValues(open)) };
}

export async function action(args: ActionFunctionArgs) {
  const form = await readForm(args.request, visitForm);
  const kept = await keepTyped(args, form);
  return kept.ok ? redirect(afterLastStep(args, "store"), 303) : formAnswer(kept, form.values);
}

export default function VisitStepPage() {
  const { form: opened, faults, ...open } = useLoaderData<typeof loader>();
  const form = useFormAnswer<Record<string, string>>(opened, useActionData<typeof action>() ?? faults ?? undefined);
  const title = open.name === null ? "Rate a mattress store" : `Review ${open.name}`;
  return (
    <FieldsStep {...open} step="visit" title={title} form={form}>
      <VisitFields form={form} />
    </FieldsStep>
  );
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
