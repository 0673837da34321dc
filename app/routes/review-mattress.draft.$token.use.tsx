import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { afterLastStep, draftValues, initialErrors, keepTyped, openDraft } from "~/features/review-drafts/draft.server";
import FieldsStep from "~/features/review-drafts/fields-step";
import { usageForm } from "~/features/review-drafts/forms.server";
import UseFields from "~/features/review-drafts/use-fields";
import { formAnswer, openForm, readForm } from "~/http/forms.server";
import { byLink, type RouteFacts } from "~/route-facts";
import { linksTo, metaOf } from "~/site/page-meta";
import stylesheet from "~/styles/write-review.css?url";
import { useFormAnswer } from "~/ui/forms/write-form";

export const handle: RouteFacts = { page: ["review", "use"], ...byLink, private: "health", reads: "texts" };

export const meta = metaOf<typeof loader>(({ faults }) => ({
  title: "How you use your mattress",
  wrong: faults !== null,
  description: "Who sleeps on it and for how long.",
  withoutData: true,
}));

export const links = linksTo(stylesheet);

export async function loader(args: LoaderFunctionArgs) {
  const open = await openDraft(args, "bed");
  return { ...open, faults: initialErrors(args, open, usageForm), form: openForm(usageForm, draftValues(open)) };
}

export async function action(args: ActionFunctionArgs) {
  const form = await readForm(args.request, usageForm);
  const kept = await keepTyped(args, form);
  return kept.ok ? redirect(afterLastStep(args, "bed"), 303) : formAnswer(kept, form.values);
}

export default function UseStepPage() {
  const { form: opened, faults, ...open } = useLoaderData<typeof loader>();
  const form = useFormAnswer<Record<string, string>>(opened, useActionData<typeof action>() ?? faults ?? undefined);
  const title = open.name === null ? "How you use your mattress" : `Review the ${open.name}`;
  return (
    <FieldsStep {...open} step="use" title={title} form={form}>
      <UseFields form={form} />
    </FieldsStep>
  );
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
