import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Link } from "@remix-run/react";
import { discardForm } from "~/features/review-drafts/forms.server";
import OwnReviewList from "~/features/review-drafts/own-review-list";
import { bedWords } from "~/features/review-drafts/review-subject";
import { formAnswer, openForm, readForm } from "~/http/forms.server";
import { paths } from "~/paths";
import type { RouteFacts } from "~/route-facts";
import { metaOf } from "~/site/page-meta";
import Breadcrumbs, { crumbsTo } from "~/ui/breadcrumbs";
import Choices, { choiceId } from "~/ui/forms/choices";
import ErrorSummary, { errorsAt } from "~/ui/forms/error-summary";
import WriteForm, { usePageForm } from "~/ui/forms/write-form";
import Notice from "~/ui/notice";
import Section from "~/ui/page/section";

export const handle: RouteFacts = {
  page: ["review", "own reviews"],
  access: "user",
  listing: "noindex",
  private: "secret",
  reads: "texts",
  crumbs: crumbsTo("Your reviews", { label: "Your account", href: paths.viewProfile }),
};

export const meta = metaOf<typeof loader>(() => ({
  title: "Your reviews",
  description: "What you wrote, and what we decided.",
  path: paths.ownReviews,
  withoutData: true,
}));

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { reviews, drafts, review_count, draft_count } = await context.api.ownReviews.list();
  const thrown = new URL(request.url).searchParams.has("thrown");
  return { reviews, drafts, counts: { review_count, draft_count }, thrown, form: openForm(discardForm) };
}

/** Throws a draft away. */
export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request, discardForm);
  const outcome = form.ok ? await context.api.reviewDrafts.discard(form.data.draft) : form;
  return outcome.ok ? redirect(`${paths.ownReviews}?thrown=1`, 303) : formAnswer(outcome, form.values);
}

export default function OwnReviewsPage() {
  const { reviews, drafts, counts, thrown, form } = usePageForm<typeof loader>();
  const first = drafts[0]?.token ?? "";
  return (
    <div className="wrap page-head stack stack--loose">
      <div className="stack">
        <Breadcrumbs />
        {thrown && form.errors.length === 0 ? <Notice tone="good" title="The draft is gone" role="status" /> : null}
        <h1>Your reviews</h1>
        <ErrorSummary errors={errorsAt(form.errors, { draft: choiceId("draft", first) })} />
      </div>
      <OwnReviewList reviews={reviews} drafts={drafts} counts={counts} heading="h2" />
      {drafts.length === 0 ? null : (
        <Section name="throw" title="Throw a draft away" headingClass="text-xl">
          <WriteForm form={form} submit={["Throw it away", "Throwing it away…"]} secondary className="stack measure">
            <Choices
              {...form.choice("draft")}
              legend="Which one?"
              choices={drafts.map(({ token, subject }) => ({ value: token, label: <bdi>{bedWords(subject)}</bdi> }))}
            />
          </WriteForm>
        </Section>
      )}
      <p className="cluster">
        <Link className="button" to={paths.reviewMattress}>
          Rate a mattress
        </Link>{" "}
        <Link to={paths.reviewStore}>Rate a store</Link>
      </p>
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
