import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { reportReasons } from "#contracts/vocabulary/reviews";
import { reportForm } from "~/features/reviews/forms.server";
import ReportReview, { sentReport } from "~/features/reviews/report-review";
import { formAnswer, openForm, readForm } from "~/http/forms.server";
import { paths } from "~/paths";
import { unlisted, type RouteFacts } from "~/route-facts";
import { metaOf } from "~/site/page-meta";
import { usePageForm } from "~/ui/forms/write-form";

export const meta = metaOf<typeof loader>(({ id }) => ({
  title: "Report a review",
  description: "Tell us what’s wrong with a review.",
  path: paths.reportReview(id),
}));

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { review } = await context.api.reviews.show(params.id ?? "");
  if (review.state !== "published") throw redirect(paths.review(review.id));
  const sent = sentReport(new URL(request.url).searchParams);
  return { id: review.id, title: review.title, product: review.product, sent, form: openForm(reportForm) };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const id = params.id ?? "";
  const form = await readForm(request, reportForm);
  if (!form.ok) return formAnswer(form, form.values);
  const outcome = await context.api.reviews.report(id, form.data);
  if (!outcome.ok) return formAnswer(outcome, form.values);
  return redirect(`${paths.reportReview(id)}?sent=${outcome.data.already ? "before" : "yes"}`, 303);
}

export const handle: RouteFacts = { page: ["review", "report review"], ...unlisted, unmeasured: true, reads: "texts" };

export default function ReportReviewPage() {
  const { id, title, product, sent, form } = usePageForm<typeof loader>();
  const name = title === "" ? `review of the ${product}` : title;
  return (
    <ReportReview
      form={form}
      sent={sent}
      list={{ label: "Owner reviews", href: paths.customerReviews }}
      name={name}
      href={paths.review(id)}
      reasons={reportReasons}
    />
  );
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
