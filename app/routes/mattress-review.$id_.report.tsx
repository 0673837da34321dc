import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { reportReasons } from "~/contracts/vocabulary/reviews";
import { optionsOf } from "~/contracts/vocabulary/terms";
import { reportForm } from "~/features/reviews/forms.server";
import { formAnswer, openForm, readForm } from "~/http/forms.server";
import { paths } from "~/paths";
import { pageMeta } from "~/site/page-meta";
import Breadcrumbs, { crumbsTo } from "~/ui/breadcrumbs";
import Choices, { choiceId } from "~/ui/forms/choices";
import ErrorSummary from "~/ui/forms/error-summary";
import Field from "~/ui/forms/field";
import WriteForm, { useFormAnswer } from "~/ui/forms/write-form";

export const meta: MetaFunction<typeof loader> = (page) =>
  pageMeta(page, ({ id }) => ({
    title: "Report a review",
    description: "Tell us what’s wrong with a review.",
    path: paths.reportReview(id),
    noindex: true,
  }));

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { review } = await context.api.reviews.show(params.id ?? "");
  if (review.state !== "published") throw redirect(paths.review(review.id));
  const sent = new URL(request.url).searchParams.get("sent") === "yes";
  return { id: review.id, title: review.title, product: review.product, sent, form: openForm(reportForm) };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const id = params.id ?? "";
  const form = await readForm(request, reportForm);
  const outcome = form.ok ? await context.api.reviews.report(id, form.data) : form;
  return outcome.ok ? redirect(`${paths.reportReview(id)}?sent=yes`, 303) : formAnswer(outcome, form.values);
}

export default function ReportReviewPage() {
  const { id, title, product, sent, form: opened } = useLoaderData<typeof loader>();
  const form = useFormAnswer(opened, useActionData<typeof action>());
  const name = title === "" ? `review of the ${product}` : title;
  const crumbs = crumbsTo(
    "Report this review",
    { label: "Owner reviews", href: paths.customerReviews },
    { label: name, href: paths.review(id) },
  );
  if (sent)
    return (
      <div className="wrap page-head stack">
        <Breadcrumbs items={crumbs} />
        <h1>Thanks, we have your report</h1>
        <p className="measure">If the review breaks our rules, we take it down and say why in its place.</p>
        <p>
          <Link to={paths.review(id)}>Go back to the review</Link>
        </p>
      </div>
    );
  const reason = form.field("reason");
  return (
    <div className="wrap page-head stack">
      <Breadcrumbs items={crumbs} />
      <ErrorSummary
        errors={form.errors.map((error) =>
          error.fieldId === "reason" ? { ...error, fieldId: choiceId("reason", "not-owner") } : error,
        )}
      />
      <h1>Report this review</h1>
      <p className="measure">
        You’re reporting “{name}.” We don’t take reviews down for being harsh, only for breaking a rule.
      </p>
      <WriteForm form={form} hidden={["key"]} submit={["Send the report", "Sending…"]} className="stack measure">
        <Choices
          name="reason"
          legend="What’s wrong with it?"
          choices={optionsOf(reportReasons)}
          chosen={reason.defaultValue === undefined ? [] : [reason.defaultValue]}
          errors={reason.errors ?? []}
        />
        <Field {...form.field("note")} label="Anything else we should know? (optional)" countFrom={200} />
      </WriteForm>
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
