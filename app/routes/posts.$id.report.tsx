import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { postReportReasons } from "#contracts/vocabulary/discussions";
import { optionsOf } from "#contracts/vocabulary/terms";
import { reportForm } from "~/features/discussions/forms.server";
import { excerptOf, openPost } from "~/features/discussions/posts/open-post.server";
import PostPage from "~/features/discussions/posts/post-page";
import QuotedPost from "~/features/discussions/posts/quoted-post";
import { formAnswer, openForm, readForm } from "~/http/forms.server";
import { unlisted, type RouteFacts } from "~/route-facts";
import { paths } from "~/paths";
import { linksTo, metaOf } from "~/site/page-meta";
import stylesheet from "~/styles/discussions.css?url";
import Choices, { choiceId } from "~/ui/forms/choices";
import { errorsAt } from "~/ui/forms/error-summary";
import TextAreaField from "~/ui/forms/text-area-field";
import WriteForm, { usePageForm } from "~/ui/forms/write-form";

export const meta = metaOf<typeof loader>((data) => ({
  title: data.sent !== null ? "We have your report" : `Report a post in “${data.about?.title ?? "a discussion"}”`,
  description: "Tell us which of our guidelines a post breaks.",
}));

export const links = linksTo(stylesheet);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const opened = await openPost(context, params.id ?? "");
  const answered = new URL(request.url).searchParams.get("sent");
  const sent = answered === "yes" || answered === "before" ? answered : null;
  const form = openForm(reportForm);
  if (opened === null) return { about: null, excerpt: null, author: "", sent, form };
  const { post, ...about } = opened;
  if (post.hidden !== null && sent === null && !context.afterForm) throw redirect(about.place);
  return { about, excerpt: excerptOf(post), author: post.author.name, sent, form };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const id = params.id ?? "";
  const form = await readForm(request, reportForm);
  if (!form.ok) return formAnswer(form, form.values);
  const outcome = await context.api.discussions.report(id, form.data);
  if (!outcome.ok) return formAnswer(outcome, form.values);
  return redirect(`${paths.reportPost(id)}?sent=${outcome.data.already ? "before" : "yes"}`, 303);
}

const choices = optionsOf(postReportReasons).map(({ value, label, means }) => ({
  value,
  label,
  ...(means === "" ? {} : { hint: means }),
}));

export const handle: RouteFacts = { page: ["community", "report post"], ...unlisted, unmeasured: true, reads: "texts" };

export default function ReportPostPage() {
  const { about, excerpt, author, sent, form } = usePageForm<typeof loader>();
  if (sent !== null)
    return (
      <PostPage about={about} title={sent === "yes" ? "Thanks, we have your report" : "We have your report already"}>
        <p className="measure">
          {sent === "yes"
            ? null
            : "You, or someone on your network, have reported this post before, and nobody has decided yet. We kept that report and didn’t add this one. "}
          A moderator reads it. If the post breaks our guidelines, we hide it and say why in its place.
        </p>
      </PostPage>
    );
  const errors = errorsAt(form.errors, { reason: choiceId("reason", choices[0]?.value ?? "") });
  return (
    <PostPage about={about} title="Report this post" errors={errors}>
      <p className="measure">
        {about === null ? null : (
          <>
            You’re reporting what <bdi>{author}</bdi> wrote in “<bdi>{about.title}</bdi>.”{" "}
          </>
        )}
        We don’t hide posts for being wrong or unkind to a mattress, only for breaking one of these rules.
      </p>
      {excerpt === null ? null : <QuotedPost excerpt={excerpt} />}
      <WriteForm form={form} hidden={["key"]} submit={["Send the report", "Sending…"]} className="stack measure">
        <Choices {...form.choice("reason")} legend="What’s wrong with it?" choices={choices} />
        <TextAreaField
          {...form.field("note")}
          label="Anything else we should know? (optional)"
          rows={3}
          maxLength={1000}
          countFrom={200}
        />
      </WriteForm>
    </PostPage>
  );
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
