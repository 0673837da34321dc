import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import {
  afterLastStep,
  canKeep,
  fieldsOf,
  openDraft,
  initialErrors,
  draftValues,
} from "~/features/review-drafts/draft.server";
import { visitForm } from "~/features/review-drafts/forms.server";
import VisitFields from "~/features/review-drafts/visit-fields";
import StepPage from "~/features/review-drafts/step-page";
import { formAnswer, openForm, readForm } from "~/http/forms.server";
import type { RouteFacts } from "~/route-facts";
import { linksTo, metaOf } from "~/site/page-meta";
import stylesheet from "~/styles/write-review.css?url";
import WriteForm, { useFormAnswer } from "~/ui/forms/write-form";

export const handle: RouteFacts = {
  page: ["review", "visit"],
  access: "link",
  listing: "noindex",
  secret: "token",
  private: "secret",
  reads: "texts",
};

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

/** What was typed is kept first, whether it is right yet or not. */
export async function action({ context, params, request }: ActionFunctionArgs) {
  const token = params.token ?? "";
  const form = await readForm(request, visitForm);
  const fields = fieldsOf(form.values);
  if (!form.ok && !canKeep(fields)) return formAnswer(form, form.values);
  const saved = await context.api.reviewDrafts.save(token, fields);
  if (!saved.ok) return formAnswer(saved, form.values);
  return form.ok ? redirect(afterLastStep(request, "store", token), 303) : formAnswer(form, form.values);
}

export default function VisitStepPage() {
  const { draft, token, name, faults, form: opened } = useLoaderData<typeof loader>();
  const form = useFormAnswer<Record<string, string>>(opened, useActionData<typeof action>() ?? faults ?? undefined);
  return (
    <StepPage
      kind="store"
      purpose={draft?.purpose}
      token={token}
      keptUntil={draft?.kept_until}
      step="visit"
      title={name === null ? "Rate a mattress store" : `Review ${name}`}
      errors={form.errors}
    >
      <WriteForm form={form} submit={["Save and continue", "Saving…"]} className="stack stack--loose">
        <VisitFields form={form} />
      </WriteForm>
    </StepPage>
  );
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
