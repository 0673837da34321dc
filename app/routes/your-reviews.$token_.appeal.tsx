import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Link } from "@remix-run/react";
import { appealReadWithin } from "#contracts/vocabulary/moderation";
import { reasonsOf } from "#contracts/vocabulary/refusal-reasons";
import { appealForm } from "~/features/review-drafts/forms.server";
import { formAnswer, openForm, readForm } from "~/http/forms.server";
import { byLink, type RouteFacts } from "~/route-facts";
import { paths } from "~/paths";
import { metaOf } from "~/site/page-meta";
import ErrorSummary from "~/ui/forms/error-summary";
import TextAreaField from "~/ui/forms/text-area-field";
import WriteForm, { usePageForm } from "~/ui/forms/write-form";

export const handle: RouteFacts = { page: ["review", "appeal"], ...byLink, private: "secret", reads: "texts" };

export const meta = metaOf<typeof loader>(() => ({
  title: "Appeal: your review",
  description: "Tell us why we got it wrong.",
  withoutData: true,
}));

export async function loader({ context, params }: LoaderFunctionArgs) {
  const token = params.token ?? "";
  const shown = context.api.ownReviews.show(token);
  const own = context.afterForm ? await shown.catch(() => null) : await shown;
  const last = own?.review.versions[0];
  if (last?.may_appeal !== true && !context.afterForm) throw redirect(paths.ownReview(token));
  const rule = own === null || last?.reason == null ? null : (reasonsOf[own.review.kind][last.reason]?.means ?? null);
  return { token, rule, form: openForm(appealForm) };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const token = params.token ?? "";
  const form = await readForm(request, appealForm);
  const outcome = form.ok ? await context.api.ownReviews.appeal(token, form.data.appeal) : form;
  return outcome.ok ? redirect(`${paths.ownReview(token)}?appealed=1`, 303) : formAnswer(outcome, form.values);
}

export default function AppealPage() {
  const { token, rule, form } = usePageForm<typeof loader>();
  return (
    <div className="wrap account-page stack">
      <h1>Appeal this decision</h1>
      <ErrorSummary errors={form.errors} />
      {rule === null ? null : <p>We didn’t publish your review because of this rule: {rule}</p>}
      <p>
        Someone else will review it within {appealReadWithin} days. You can appeal once, and what they decide stands.
      </p>
      <WriteForm form={form} submit={["Send my appeal", "Sending…"]} className="stack">
        <TextAreaField {...form.field("appeal")} label="What did we miss?" countFrom={200} rows={5} />
      </WriteForm>
      <p>
        <Link to={paths.ownReview(token)}>Go back to your review</Link>
      </p>
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
