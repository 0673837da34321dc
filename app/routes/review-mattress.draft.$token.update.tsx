import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { bedUpdateStepAfter } from "#contracts/review-drafts/steps";
import { canKeep, fieldsOf, openDraft, initialErrors, draftValues } from "~/features/review-drafts/draft.server";
import { updateForm } from "~/features/review-drafts/forms.server";
import RatingFields from "~/features/review-drafts/rating-fields";
import { MonthsField } from "~/features/review-drafts/use-fields";
import StepPage from "~/features/review-drafts/step-page";
import { formAnswer, openForm, readForm } from "~/http/forms.server";
import type { RouteFacts } from "~/route-facts";
import { paths } from "~/paths";
import { linksTo, metaOf } from "~/site/page-meta";
import stylesheet from "~/styles/write-review.css?url";
import WriteForm, { useFormAnswer } from "~/ui/forms/write-form";

export const handle: RouteFacts = {
  page: ["review", "update"],
  access: "link",
  listing: "noindex",
  secret: "token",
  private: "secret",
  reads: "texts",
};

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

/** What was typed is kept first, whether it is right yet or not. */
export async function action({ context, params, request }: ActionFunctionArgs) {
  const token = params.token ?? "";
  const { api } = context;
  const draft = await api.ifAvailable(api.reviewDrafts.show(token), null);
  const form = await readForm(request, bedUpdateStepAfter(draft?.months_before ?? null));
  const fields = fieldsOf(form.values);
  if (!form.ok && !canKeep(fields)) return formAnswer(form, form.values);
  const saved = await context.api.reviewDrafts.save(token, fields);
  if (!saved.ok) return formAnswer(saved, form.values);
  return form.ok ? redirect(paths.nextStep("bed", token), 303) : formAnswer(form, form.values);
}

export default function UpdateStepPage() {
  const { draft, token, name, faults, form: opened } = useLoaderData<typeof loader>();
  const form = useFormAnswer<Record<string, string>>(opened, useActionData<typeof action>() ?? faults ?? undefined);
  return (
    <StepPage
      kind="bed"
      purpose={draft?.purpose}
      token={token}
      keptUntil={draft?.kept_until}
      step="update"
      title={name === null ? "How your mattress is now" : `How is the ${name} now?`}
      errors={form.errors}
    >
      <WriteForm form={form} submit={["Save and continue", "Saving…"]} className="stack stack--loose">
        <MonthsField form={form} />
        <RatingFields kind="bed" form={form} />
      </WriteForm>
    </StepPage>
  );
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
