import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import type { Api } from "~/api/api.server";
import type { WriteOutcome } from "~/api/client/failures.server";
import { Link } from "@remix-run/react";
import { brokenRuleWords, postDecisionLabels, type PostDecision } from "#contracts/vocabulary/discussions";
import { DecideDiscussion, DecidePost, Decision, firstReason } from "~/features/discussions/moderation/decision-forms";
import { type Decided, decisionForm, isOfDiscussion } from "~/features/discussions/forms.server";
import { Decisions, PostFacts, PostReports } from "~/features/discussions/moderation/post-records";
import { postHref } from "~/features/discussions/posts/post-place";
import { renderPost } from "~/features/discussions/posts/render-post.server";
import { formAnswer, openForm, readForm } from "~/http/forms.server";
import { sendProse } from "~/http/prose.server";
import { forStaff, type RouteFacts } from "~/route-facts";
import { paths } from "~/paths";
import { linksTo, metaOf } from "~/site/page-meta";
import { staffCrumbs } from "~/site/staff-crumbs";
import stylesheet from "~/styles/discussions.css?url";
import Breadcrumbs from "~/ui/breadcrumbs";
import ErrorSummary, { errorsAt } from "~/ui/forms/error-summary";
import WriteForm, { usePageForm } from "~/ui/forms/write-form";
import Notice from "~/ui/notice";
import NewestOf from "~/ui/page/newest-of";
import Paragraphs from "~/ui/page/paragraphs";
import Prose from "~/ui/page/prose";
import Section from "~/ui/page/section";

export const handle: RouteFacts = { page: ["staff", "post"], ...forStaff };

export const meta = metaOf<typeof loader>(({ post, discussion }) => ({
  title: `Post ${post.number} in “${discussion.title}”`,
  wholeTitle: true,
  description: "A post with all that’s needed to decide about it.",
}));

/** Where links to a group of choices lead: its first one. */
const firstOf: Readonly<Record<string, string>> = { reason: firstReason };

export const links = linksTo(stylesheet);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { api } = context;
  const [{ post, ...moderated }, forum] = await Promise.all([
    api.postModeration.post(params.id ?? ""),
    api.ifAvailable(api.forum.home(), null),
  ]);
  const { text, ...shown } = post;
  const done = new URL(request.url).searchParams.get("done") ?? "";
  return {
    ...moderated,
    post: shown,
    html: sendProse(context, "post", renderPost(text)),
    categories: (forum?.categories ?? []).map(({ slug, name }) => ({ slug, name })),
    done: Object.hasOwn(postDecisionLabels, done) ? postDecisionLabels[done as PostDecision] : null,
    form: openForm(decisionForm),
  };
}

/** Decides about the post, or about the whole question or thread that it is in. */
async function decide({ postModeration }: Api, post: string, decided: Decided): Promise<WriteOutcome<null>> {
  const { decision, reason, note, why, category } = decided;
  if (!isOfDiscussion(decision)) return postModeration.decide(post, { decision, reason, note });
  const { discussion } = await postModeration.post(post);
  const outcome = await postModeration.decideDiscussion(discussion.id, { decision, category, note: why });
  if (outcome.ok || outcome.errors.note === undefined) return outcome;
  // It stands beside a field of its own: a page may have both.
  const { note: said, ...errors } = outcome.errors;
  return { ...outcome, errors: { ...errors, why: said } };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const id = params.id ?? "";
  const form = await readForm(request, decisionForm);
  const outcome = form.ok ? await decide(context.api, id, form.data) : form;
  return outcome.ok
    ? redirect(`${paths.moderatedPost(id)}?done=${form.values.decision}`, 303)
    : formAnswer(outcome, form.values);
}

export default function ModeratedPostPage() {
  const loaded = usePageForm<typeof loader>();
  const {
    post,
    discussion,
    reports,
    closed_reports: closed,
    appeal,
    history,
    left_to_others: left,
    html,
    categories,
    done,
    form,
  } = loaded;
  const appealed = appeal?.waiting === true;
  return (
    <div className="wrap stack stack--sections">
      <header className="page-head stack">
        <Breadcrumbs items={staffCrumbs(`Post ${post.number}`, { label: "Posts to read", href: paths.discussions })} />
        {done === null ? null : (
          <Notice tone="good" role="status" title={done}>
            <p>
              Saved. <Link to={paths.discussions}>Go to the next one</Link>
            </p>
          </Notice>
        )}
        <h1>
          Post {post.number} in “<bdi>{discussion.title}</bdi>”
        </h1>
        <ErrorSummary errors={errorsAt(form.errors, firstOf)} />
      </header>
      <div className="with-aside">
        <div className="stack stack--sections">
          <Section name="text" title="What it says">
            {post.hidden === null ? null : (
              <Notice title={`Hidden: ${brokenRuleWords(post.hidden.reason)}`}>
                {post.hidden.note === "" ? null : (
                  <p>
                    “<bdi>{post.hidden.note}</bdi>”
                  </p>
                )}
              </Notice>
            )}
            {post.quote === null ? null : (
              <blockquote className="post__quote stack stack--close">
                <p className="small soft">
                  <bdi>{post.quote.author}</bdi>, post {post.quote.number}
                </p>
                <Paragraphs text={post.quote.text} />
              </blockquote>
            )}
            <Prose name="post" html={html} className="prose post__text" />
          </Section>
          {appeal === null ? null : (
            <Section name="appeal" title="What its author says against hiding it">
              <div className="stack measure">
                <Paragraphs text={appeal.text} />
              </div>
            </Section>
          )}
          {reports.length === 0 ? null : (
            <Section name="reports" title="What readers reported">
              <NewestOf shown={reports.length} count={loaded.report_count} />
              <PostReports reports={reports} />
              {left === null ? (
                <WriteForm form={form} submit={["Leave it as it is: no rule is broken", "Saving…"]}>
                  <Decision is="dismiss-reports" />
                </WriteForm>
              ) : null}
            </Section>
          )}
          {closed.length === 0 ? null : (
            <Section name="closed-reports" title="Reports that were decided about">
              <NewestOf shown={closed.length} count={loaded.closed_report_count} />
              <PostReports reports={closed} />
            </Section>
          )}
          <Section name="decide" title="About this post">
            {left === null ? (
              <DecidePost form={form} hidden={post.hidden !== null} appealed={appealed} />
            ) : (
              <Notice>
                <p>{left}</p>
              </Notice>
            )}
          </Section>
          <Section name="discussion" title={`About the whole ${discussion.kind}`}>
            <DecideDiscussion form={form} discussion={discussion} categories={categories} />
          </Section>
        </div>
        <div className="stack stack--loose">
          <Section name="facts" title="Who wrote it" headingClass="text-xl">
            <PostFacts moderated={loaded} href={postHref(discussion, post.number)} />
          </Section>
          {history.length === 0 ? null : (
            <Section name="history" title="What we decided" headingClass="text-xl">
              <NewestOf shown={history.length} count={loaded.history_count} />
              <Decisions history={history} />
            </Section>
          )}
        </div>
      </div>
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
