import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Link } from "@remix-run/react";
import { cutText } from "#contracts/text/cut-text";
import { threadForm, toThread } from "~/features/discussions/forms.server";
import ThreadForm, { categoryId } from "~/features/discussions/forum/thread-form";
import { draftOf, openWriter, refusedPost } from "~/features/discussions/posts/reply.server";
import { formAnswer, openForm, readForm } from "~/http/forms.server";
import { paths } from "~/paths";
import { unlisted, type RouteFacts } from "~/route-facts";
import { linksTo, metaOf } from "~/site/page-meta";
import stylesheet from "~/styles/discussions.css?url";
import Breadcrumbs, { crumbsTo } from "~/ui/breadcrumbs";
import ErrorSummary, { errorsAt } from "~/ui/forms/error-summary";
import { usePageForm } from "~/ui/forms/write-form";

const title = "Start a thread";

export const meta = metaOf<typeof loader>(() => ({
  title: `${title} in the mattress forum`,
  description: "Ask other sleepers, or tell them what you found out.",
  path: paths.newThread,
}));

export const links = linksTo(stylesheet);

/** Of the draft of a thread that isn't there yet. */
const target = "thread";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const [{ categories, demo }, writer] = await Promise.all([context.api.forum.home(), openWriter(context, target)]);
  const asked = new URL(request.url).searchParams.get("category") ?? "";
  const { watch = "", ...draft } = writer?.draft ?? {};
  return {
    demo,
    categories: categories.map(({ slug, name, about }) => ({ value: slug, label: name, hint: about })),
    writer: writer && { name: writer.name, saved_at: writer.saved_at, newsOff: writer.newsOff, noMail: writer.noMail },
    form: openForm(threadForm, {
      ...draft,
      category: asked === "" ? draft.category : cutText(asked, 80),
      watch: watch === "" ? [] : ["yes"],
    }),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { forum, discussions } = context.api;
  const form = await readForm(request, threadForm);
  if (!form.ok) return formAnswer(await refusedPost(context, form), form.values);
  if (form.data.does === "draft") {
    const kept = await discussions.saveDraft(target, form.data.key, draftOf(form.values));
    return kept.ok ? redirect(`${paths.newThread}?draft=saved`, 303) : formAnswer(kept, form.values);
  }
  const outcome = await forum.start(toThread(form.data));
  if (!outcome.ok) return formAnswer(outcome, form.values);
  return redirect(paths.thread(outcome.data.slug), 303);
}

export const handle: RouteFacts = {
  page: ["community", "new thread"],
  ...unlisted,
  unmeasured: true,
  reads: "listings",
  crumbs: crumbsTo(title, { label: "Forum", href: paths.forum }),
};

export default function NewThreadPage() {
  const { categories, writer, form } = usePageForm<typeof loader>();
  const first = categoryId(categories);
  return (
    <div className="wrap page-head stack">
      <Breadcrumbs />
      <h1>{title}</h1>
      <ErrorSummary errors={errorsAt(form.errors, { category: first })} />
      <p className="lead">
        Say how you sleep, what you sleep on and what you’ve tried, and you’ll get better answers. A question about
        facts may be one for <Link to={paths.questions}>our experts</Link>.
      </p>
      <p className="small soft measure">
        Don’t sell anything, and leave out phone numbers and addresses.{" "}
        <Link to={paths.contentGuidelines}>Read the guidelines</Link>
      </p>
      {writer === null ? (
        <p className="cluster">
          <Link className="button" to={paths.signInThen(paths.newThread)}>
            Log in to start a thread
          </Link>{" "}
          <Link to={paths.signUpThen(paths.newThread)}>Create an account</Link>
        </p>
      ) : (
        <ThreadForm form={form} categories={categories} writer={writer} />
      )}
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
