import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { writtenStateLabels } from "#contracts/vocabulary/review-drafts";
import { changeForm } from "~/features/review-drafts/forms.server";
import OwnVersionCard from "~/features/review-drafts/own-version";
import { bedWords } from "~/features/review-drafts/review-subject";
import { sentSince, stateWords } from "~/features/review-drafts/state-text";
import { formAnswer, openForm, readForm } from "~/http/forms.server";
import { paths } from "~/paths";
import { byLink, type RouteFacts } from "~/route-facts";
import { linksTo, metaOf } from "~/site/page-meta";
import stylesheet from "~/styles/write-review.css?url";
import Breadcrumbs, { crumbsTo } from "~/ui/breadcrumbs";
import ErrorSummary from "~/ui/forms/error-summary";
import WriteForm, { useFormAnswer } from "~/ui/forms/write-form";
import Notice from "~/ui/notice";
import NewestOf from "~/ui/page/newest-of";
import Section from "~/ui/page/section";

export const handle: RouteFacts = {
  page: ["review", "own review"],
  ...byLink,
  private: "secret",
  reads: "texts",
  crumbs: crumbsTo("Your review", { label: "Reviews", href: paths.reviews }),
};

export const meta = metaOf<typeof loader>(() => ({
  title: "Your review",
  description: "What you wrote, and what we decided.",
  withoutData: true,
}));

export const links = linksTo(stylesheet);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const shown = context.api.ownReviews.show(params.token ?? "");
  const own = context.afterForm ? await shown.catch(() => null) : await shown;
  const appealed = new URL(request.url).searchParams.has("appealed");
  return {
    review: own?.review ?? null,
    appealed,
    edit: openForm(changeForm, { purpose: "edit" }),
    update: openForm(changeForm, { purpose: "update" }),
  };
}

/** Begins a change, or goes on with the one that is open. */
export async function action({ context, params, request }: ActionFunctionArgs) {
  const form = await readForm(request, changeForm);
  const token = params.token ?? "";
  const outcome = form.ok ? await context.api.ownReviews.change(token, form.data.purpose) : form;
  if (!outcome.ok) return formAnswer(outcome, form.values);
  // Its kind is in its token's beginning, and each draft leads to its own kind's pages anyway.
  const kind = token.startsWith("store-") ? "store" : "bed";
  const step = kind === "store" ? "edit" : form.ok && form.data.purpose === "update" ? "update" : "rating";
  return redirect(paths.reviewDraft(kind, outcome.data.token, step), 303);
}

export default function OwnReviewPage() {
  const { review, appealed, edit: openedEdit, update: openedUpdate } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const edit = useFormAnswer<{ purpose?: string }>(openedEdit, answer);
  const update = useFormAnswer<{ purpose?: string }>(openedUpdate, undefined);
  const editing = { ...edit, values: { purpose: "edit" } };
  const newest = review?.versions[0] ?? null;
  const state = review === null ? null : writtenStateLabels[review.state];
  return (
    <div className="wrap page-head stack stack--loose">
      <div className="stack">
        <Breadcrumbs />
        {appealed ? (
          <Notice tone="good" title="We have your appeal" role="status">
            <p>Someone reads your review again, and we write to you.</p>
          </Notice>
        ) : null}
        <h1>
          {review === null ? (
            "Your review"
          ) : (
            <>
              {review.kind === "bed" ? "Your review of the " : "Your review of "}
              <bdi>{bedWords(review)}</bdi>
            </>
          )}
        </h1>
        <ErrorSummary errors={edit.errors} />
        {review === null || state === null ? null : (
          <p className="lead">
            {stateWords({ ...review, newest })}.{" "}
            {sentSince({ ...review, newest }) === null ? state.means : "Everyone reads what you sent before."}{" "}
            {review.state === "published" && review.kind === "bed" ? (
              <Link to={paths.review(review.id)}>See it as others do</Link>
            ) : null}
          </p>
        )}
      </div>
      {review === null ? (
        <WriteForm form={editing} hidden={["purpose"]} submit={["Change it", "Opening…"]} secondary />
      ) : (
        <>
          <Section name="actions" title="What you can do" headingClass="text-xl">
            {review.edit_refused === null ? null : <p className="soft measure">{review.edit_refused}</p>}
            <div className="cluster">
              {review.may_update ? (
                <WriteForm form={update} hidden={["purpose"]} submit={["Update your review", "Opening…"]} />
              ) : null}
              {review.may_edit ? (
                <WriteForm
                  form={editing}
                  hidden={["purpose"]}
                  submit={["Change what you wrote", "Opening…"]}
                  secondary
                />
              ) : null}
              <Link to={paths.deleteReview(review.token)}>Delete this review</Link>
            </div>
            {review.state === "published" && review.may_edit ? (
              <p className="small soft measure">
                What’s published stays as it is until someone has read the new version. After that, readers can still
                look up your earlier versions.
              </p>
            ) : null}
          </Section>
          <Section name="versions" title="What you wrote" headingClass="text-xl">
            <div className="stack">
              <NewestOf shown={review.versions.length} count={review.version_count} />
              {review.versions.map((version) => (
                <OwnVersionCard key={version.number} version={version} review={review} />
              ))}
            </div>
          </Section>
          <p className="small soft measure">
            Keep the link to this page to yourself: whoever has it can change what you wrote.
          </p>
        </>
      )}
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
