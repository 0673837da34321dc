import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { storeReportReasons } from "#contracts/vocabulary/refusal-reasons";
import { storeReportForm } from "~/features/reviews/forms.server";
import ReportReview, { sentReport } from "~/features/reviews/report-review";
import { formAnswer, openForm, readForm } from "~/http/forms.server";
import { paths } from "~/paths";
import { unlisted, type RouteFacts } from "~/route-facts";
import { metaOf } from "~/site/page-meta";
import { usePageForm } from "~/ui/forms/write-form";

export const meta = metaOf<typeof loader>(({ id }) => ({
  title: "Report a store review",
  description: "Tell us what’s wrong with a review of a store.",
  path: paths.reportStoreReview(id),
}));

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { review } = await context.api.storeReviews.show(params.id ?? "");
  if (review.state !== "published") throw redirect(paths.storeReview(review.id));
  const sent = sentReport(new URL(request.url).searchParams);
  return { id: review.id, title: review.title, store: review.name, sent, form: openForm(storeReportForm) };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const id = params.id ?? "";
  const form = await readForm(request, storeReportForm);
  if (!form.ok) return formAnswer(form, form.values);
  const outcome = await context.api.storeReviews.report(id, form.data);
  if (!outcome.ok) return formAnswer(outcome, form.values);
  return redirect(`${paths.reportStoreReview(id)}?sent=${outcome.data.already ? "before" : "yes"}`, 303);
}

export const handle: RouteFacts = {
  page: ["review", "report store review"],
  ...unlisted,
  unmeasured: true,
  reads: "texts",
};

export default function ReportStoreReviewPage() {
  const { id, title, store, sent, form } = usePageForm<typeof loader>();
  const name = title === "" ? `review of ${store === "" ? "a store" : store}` : title;
  return (
    <ReportReview
      form={form}
      sent={sent}
      list={{ label: "Store reviews", href: paths.storeReviews }}
      name={name}
      href={paths.storeReview(id)}
      reasons={storeReportReasons}
    />
  );
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
