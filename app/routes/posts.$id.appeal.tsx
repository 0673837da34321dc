import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { brokenRule } from "#contracts/vocabulary/discussions";
import { appealReadWithin } from "#contracts/vocabulary/moderation";
import { appealForm } from "~/features/discussions/forms.server";
import { excerptOf, openPost } from "~/features/discussions/posts/open-post.server";
import PostPage from "~/features/discussions/posts/post-page";
import QuotedPost from "~/features/discussions/posts/quoted-post";
import { formAnswer, openForm, readForm } from "~/http/forms.server";
import type { RouteFacts } from "~/route-facts";
import { paths } from "~/paths";
import { linksTo, metaOf } from "~/site/page-meta";
import stylesheet from "~/styles/discussions.css?url";
import TextAreaField from "~/ui/forms/text-area-field";
import WriteForm, { usePageForm } from "~/ui/forms/write-form";

export const meta = metaOf<typeof loader>((data) => ({
  title: `Appeal: your post in “${data.about?.title ?? "a discussion"}”`,
  description: "Tell us why we should show it again.",
}));

export const links = linksTo(stylesheet);

export async function loader({ context, params }: LoaderFunctionArgs) {
  const opened = await openPost(context, params.id ?? "");
  const form = openForm(appealForm);
  if (opened === null) return { about: null, excerpt: null, hidden: null, appeal: "none" as const, form };
  const { post, ...about } = opened;
  const appeal = post.own?.appeal ?? "none";
  // Somebody else's, or one that there's nothing to say about.
  if (post.own?.may_appeal !== true && appeal !== "waiting" && !context.afterForm) throw redirect(about.place);
  return { about, excerpt: excerptOf(post), hidden: post.hidden, appeal, form };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const id = params.id ?? "";
  const form = await readForm(request, appealForm);
  const outcome = form.ok ? await context.api.discussions.appeal(id, form.data.text) : form;
  return outcome.ok ? redirect(`${paths.appealPost(id)}?sent=yes`, 303) : formAnswer(outcome, form.values);
}

export const handle: RouteFacts = {
  page: ["community", "appeal"],
  access: "user",
  listing: "noindex",
  unmeasured: true,
  reads: "texts",
};

export default function AppealPostPage() {
  const { about, excerpt, hidden, appeal, form } = usePageForm<typeof loader>();
  if (appeal === "waiting" && form.errors.length === 0)
    return (
      <PostPage about={about} title="We have your appeal">
        <p className="measure">
          Someone else will review your post within {appealReadWithin} days. We’ll write to you then.
        </p>
      </PostPage>
    );
  return (
    <PostPage about={about} title="Appeal this decision" errors={form.errors}>
      {excerpt === null ? null : <QuotedPost excerpt={excerpt} />}
      {hidden === null ? null : (
        <p className="measure">
          We’ve hidden your post because of this rule: {brokenRule(hidden.reason).means}
          {hidden.note === "" ? null : (
            <>
              {" The moderator wrote: “"}
              <bdi>{hidden.note}</bdi>”
            </>
          )}
        </p>
      )}
      <p className="measure">
        Someone else will review it within {appealReadWithin} days. You can appeal once, and what they decide stands.
      </p>
      <WriteForm form={form} submit={["Send my appeal", "Sending…"]} className="stack measure">
        <TextAreaField
          {...form.field("text")}
          label="Why should we show it again?"
          rows={5}
          maxLength={1000}
          countFrom={200}
        />
      </WriteForm>
    </PostPage>
  );
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
