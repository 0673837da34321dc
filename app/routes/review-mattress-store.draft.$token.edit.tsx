import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { canKeep, fieldsOf, openDraft, initialErrors, draftValues } from "~/features/review-drafts/draft.server";
import { editStoreForm } from "~/features/review-drafts/forms.server";
import RatingFields from "~/features/review-drafts/rating-fields";
import StepPage from "~/features/review-drafts/step-page";
import { formAnswer, openForm, readForm } from "~/http/forms.server";
import type { RouteFacts } from "~/route-facts";
import { paths } from "~/paths";
import { linksTo, metaOf } from "~/site/page-meta";
import stylesheet from "~/styles/write-review.css?url";
import WriteForm, { useFormAnswer } from "~/ui/forms/write-form";

export const handle: RouteFacts = {
  page: ["review", "edit store review"],
  access: "link",
  listing: "noindex",
  secret: "token",
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

/** What was typed is kept first, whether it is right yet or not. */
export async function action({ context, params, request }: ActionFunctionArgs) {
  const token = params.token ?? "";
  const form = await readForm(request, editStoreForm);
  const fields = fieldsOf(form.values);
  if (!form.ok && !canKeep(fields)) return formAnswer(form, form.values);
  const saved = await context.api.reviewDrafts.save(token, fields);
  if (!saved.ok) return formAnswer(saved, form.values);
  return form.ok ? redirect(paths.nextStep("store", token), 303) : formAnswer(form, form.values);
}

export default function EditVisitPage() {
  const { draft, token, name, faults, form: opened } = useLoaderData<typeof loader>();
  const form = useFormAnswer<Record<string, string>>(opened, useActionData<typeof action>() ?? faults ?? undefined);
  return (
    <StepPage
      kind="store"
      purpose={draft?.purpose}
      token={token}
      keptUntil={draft?.kept_until}
      step="edit"
      title={name === null ? "Change your review" : `Change your review of ${name}`}
      errors={form.errors}
    >
      <WriteForm form={form} submit={["Save and continue", "Saving…"]} className="stack stack--loose">
        <RatingFields kind="store" form={form} />
      </WriteForm>
    </StepPage>
  );
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
