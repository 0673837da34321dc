import { json, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Link } from "@remix-run/react";
import { deleteReviewForm } from "~/features/review-drafts/forms.server";
import { bedWords } from "~/features/review-drafts/review-subject";
import { formAnswer, openForm, readForm } from "~/http/forms.server";
import { paths } from "~/paths";
import { byLink, type RouteFacts } from "~/route-facts";
import { metaOf } from "~/site/page-meta";
import ErrorSummary from "~/ui/forms/error-summary";
import WriteForm, { usePageForm } from "~/ui/forms/write-form";

export const handle: RouteFacts = {
  page: ["review", "delete own review"],
  ...byLink,
  private: "secret",
  reads: "texts",
};

export const meta = metaOf<typeof loader>(() => ({
  title: "Delete your review",
  description: "What goes with your review.",
  withoutData: true,
}));

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const token = params.token ?? "";
  const gone = new URL(request.url).searchParams.has("gone");
  const shown = context.api.ownReviews.show(token);
  const own = context.afterForm || gone ? await shown.catch(() => null) : await shown;
  return json({
    token,
    gone: gone && own === null,
    name: own === null ? null : bedWords(own.review),
    form: openForm(deleteReviewForm),
  });
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const token = params.token ?? "";
  const form = await readForm(request, deleteReviewForm);
  const outcome = await context.api.ownReviews.delete(token);
  return outcome.ok ? redirect(`${paths.deleteReview(token)}?gone=1`, 303) : formAnswer(outcome, form.values);
}

export default function DeleteReviewPage() {
  const { token, gone, name, form } = usePageForm<typeof loader>();
  if (gone)
    return (
      <div className="wrap account-page stack">
        <h1>Your review is deleted</h1>
        <p role="status">It’s no longer public, and its stars no longer count.</p>
        <p>
          <Link to={paths.reviews}>Go on to the reviews</Link>
        </p>
      </div>
    );
  return (
    <div className="wrap account-page stack">
      <h1>Delete your review</h1>
      <ErrorSummary errors={form.errors} />
      <p>
        {name === null ? (
          "Your review"
        ) : (
          <>
            Your review of <bdi>{name}</bdi>
          </>
        )}{" "}
        will be deleted right away, with all its versions, its photos, replies and votes. This can’t be undone.
      </p>
      <WriteForm form={form} submit={["Delete my review", "Deleting…"]} danger />
      <p>
        <Link to={paths.ownReview(token)}>Keep it</Link>
      </p>
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
