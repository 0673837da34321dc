import { json, redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { confirmReviewForm } from "~/features/write-review/forms.server";
import { bedWords } from "~/features/write-review/review-subject";
import { formAnswer, openForm, readForm } from "~/http/forms.server";
import { paths } from "~/paths";
import { privatePaths } from "~/private-paths";
import { pageMeta } from "~/site/page-meta";
import JoinsAccount from "~/site/joins-account";
import ErrorSummary from "~/ui/forms/error-summary";
import WriteForm, { useFormAnswer } from "~/ui/forms/write-form";
import Notice from "~/ui/notice";

export const meta: MetaFunction<typeof loader> = (page) =>
  pageMeta(page, () => ({
    title: "Confirm your review",
    description: "Confirm that you wrote it.",
    withoutData: true,
    noindex: true,
  }));

/** Opening the link changes nothing: mail programs do so to look where it leads. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const link = await context.api.reviewDrafts.link(params.token ?? "");
  if (link?.sent === true && link.own !== null && !context.afterForm) throw redirect(privatePaths.ownReview(link.own));
  // After a form that failed the page has to be shown whatever became of the link.
  const logIn = paths.signInThen(privatePaths.confirmReview(params.token ?? ""));
  return json({ link, logIn, form: openForm(confirmReviewForm) }, link === null && !context.afterForm ? 404 : 200);
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const { values } = await readForm(request, confirmReviewForm);
  const outcome = await context.api.reviewDrafts.confirm(params.token ?? "");
  if (!outcome.ok) return formAnswer(outcome, values);
  const thanks = outcome.data.kind === "bed" ? privatePaths.reviewMattressThanks : privatePaths.reviewStoreThanks;
  return redirect(`${thanks}?as=confirmed`, 303);
}

export default function ConfirmReviewPage() {
  const { link, logIn, form: opened } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const form = useFormAnswer(opened, answer);
  if (link === null && answer === undefined)
    return (
      <div className="wrap account-page stack">
        <h1>This link doesn’t work any more</h1>
        <p>It has expired, or you’ve had a newer one. If your draft’s page is still open, send it again from there.</p>
        <p>
          <Link className="button" to={paths.reviewMattress}>
            Write a review
          </Link>
        </p>
      </div>
    );
  return (
    <div className="wrap account-page stack">
      <h1>Confirm your review</h1>
      <ErrorSummary errors={form.errors} />
      {link === null ? null : (
        <p>
          Did you write a review of <strong className="any-break">{bedWords(link.subject)}</strong>? Then press the
          button, and we’ll read it.
        </p>
      )}
      {link === null || link.own !== null ? null : <JoinsAccount account={link.account} what="review" logIn={logIn} />}
      {link === null || link.own === null ? (
        <WriteForm form={form} submit={["Yes, send my review", "Sending…"]} />
      ) : (
        <Notice title="You’ve reviewed this bed already">
          <p>
            Each owner has one review of a bed.{" "}
            <Link to={privatePaths.ownReview(link.own)}>Change that one or add to it</Link>
          </p>
        </Notice>
      )}
      {link === null || link.draft === null ? null : (
        <p>
          <Link to={privatePaths.reviewDraft(link.kind, link.draft, "check")}>Look at it again first</Link>
        </p>
      )}
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
