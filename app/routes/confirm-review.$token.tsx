import { json, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData } from "@remix-run/react";
import { stepsOf } from "#contracts/review-drafts/steps";
import { afterSending } from "~/features/review-drafts/draft.server";
import { confirmReviewForm } from "~/features/review-drafts/forms.server";
import { bedWords } from "~/features/review-drafts/review-subject";
import SentFiles from "~/features/review-drafts/sent-files";
import { formAnswer, openForm, readForm } from "~/http/forms.server";
import { paths } from "~/paths";
import { byLink, type RouteFacts } from "~/route-facts";
import { linksTo, metaOf } from "~/site/page-meta";
import JoinsAccount from "~/site/joins-account";
import stylesheet from "~/styles/write-review.css?url";
import ErrorSummary from "~/ui/forms/error-summary";
import WriteForm, { usePageForm } from "~/ui/forms/write-form";
import Notice from "~/ui/notice";
import WrittenStep from "~/features/review-drafts/written-summary";

export const handle: RouteFacts = { page: ["review", "confirm review"], ...byLink, private: "secret" };

export const meta = metaOf<typeof loader>(({ link }) => ({
  title:
    link === null ? "This link doesn’t work anymore" : link.changed ? "Your review has changed" : "Confirm your review",
  description: "Confirm that you wrote it.",
  withoutData: true,
}));

export const links = linksTo(stylesheet);

/** Opening the link changes nothing: mail programs do so to look where it leads. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const link = await context.api.reviewDrafts.link(params.token ?? "");
  if (link?.sent === true && link.own !== null && !context.afterForm) throw redirect(paths.ownReview(link.own));
  const steps = link === null || link.sent ? [] : stepsOf(link.kind, "first").map(([name]) => name);
  // After a form that failed the page has to be shown whatever became of the link.
  const logIn = paths.signInThen(paths.confirmReview(params.token ?? ""));
  const answer = { link, steps, logIn, form: openForm(confirmReviewForm) };
  return json(answer, link === null && !context.afterForm ? 404 : 200);
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const form = await readForm(request, confirmReviewForm);
  const token = params.token ?? "";
  if (form.ok && form.data.ask === "new-link") {
    const link = await context.api.reviewDrafts.link(token);
    const renewed = await context.api.reviewDrafts.renewLink(token);
    if (!renewed.ok) return formAnswer(renewed, form.values);
    return redirect(afterSending(link?.kind ?? "bed", renewed.data), 303);
  }
  const outcome = await context.api.reviewDrafts.confirm(token);
  if (!outcome.ok) return formAnswer(outcome, form.values);
  if (!outcome.data.already) context.figures.did("review-sent");
  const thanks = outcome.data.kind === "bed" ? paths.reviewMattressThanks : paths.reviewStoreThanks;
  return redirect(`${thanks}?as=confirmed`, 303);
}

export default function ConfirmReviewPage() {
  const { link, steps, logIn, form } = usePageForm<typeof loader>();
  const answer = useActionData<typeof action>();
  if (link === null && answer === undefined)
    return (
      <div className="wrap account-page stack">
        <h1>This link doesn’t work anymore</h1>
        <p>It has expired, or you’ve had a newer one. If your draft’s page is still open, send it again from there.</p>
        <p>
          <Link className="button" to={paths.reviewMattress}>
            Write a review
          </Link>
        </p>
      </div>
    );
  if (link?.changed === true)
    return (
      <div className="wrap account-page stack">
        <h1>Your review has changed since we sent this link</h1>
        <ErrorSummary errors={form.errors} />
        <p>
          A link confirms what a review said when we sent it. Get a new one by email, and you’ll see what it says now
          before you send it.
        </p>
        <WriteForm form={form} submit={["Email me a new link", "Sending…"]}>
          <input type="hidden" name="ask" value="new-link" />
        </WriteForm>
        {link.draft === null ? null : (
          <p>
            <Link to={paths.reviewDraft(link.kind, link.draft, "check")}>Look at it first</Link>
          </p>
        )}
        <p>Didn’t write one? Then do nothing, and nothing happens.</p>
      </div>
    );
  return (
    <div className="wrap page-head draft-page stack stack--loose">
      <div className="stack">
        <h1>Confirm your review</h1>
        <ErrorSummary errors={form.errors} />
        {link === null ? null : (
          <p>
            Did you write this review of {link.kind === "bed" && link.subject.brand !== null ? "the " : ""}
            <strong dir="auto">{bedWords(link.subject)}</strong>? Read what it says, then press the button, and we’ll
            read it too.
          </p>
        )}
      </div>
      {link === null
        ? null
        : steps.map((name) => <WrittenStep key={name} step={{ name, href: null, faults: [] }} fields={link.fields} />)}
      {link === null || link.draft === null || link.uploads.length === 0 ? null : (
        <SentFiles draft={link} token={link.draft} fixed />
      )}
      {link?.fields.author === undefined ? null : (
        <p>
          The name we show with it: <strong dir="auto">{link.fields.author}</strong>
        </p>
      )}
      {link === null || link.own !== null ? null : <JoinsAccount account={link.account} what="review" logIn={logIn} />}
      {link === null || link.own === null ? (
        <WriteForm form={form} submit={["Yes, send my review", "Sending…"]} />
      ) : (
        <Notice title="You’ve reviewed this bed already">
          <p>
            Each owner has one review of a bed. <Link to={paths.ownReview(link.own)}>Change that one or add to it</Link>
          </p>
        </Notice>
      )}
      {link === null || link.draft === null ? null : (
        <p>
          <Link to={paths.reviewDraft(link.kind, link.draft, "check")}>Change something first</Link>. Then send it again
          from there, and we’ll email you a new link.
        </p>
      )}
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
