import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { postButtonForm } from "~/features/discussions/forms.server";
import { openPost } from "~/features/discussions/posts/open-post.server";
import PostPage from "~/features/discussions/posts/post-page";
import { formAnswer, openForm, readForm } from "~/http/forms.server";
import { safeRedirect } from "~/http/safe-redirect.server";
import { unlisted, type RouteFacts } from "~/route-facts";
import { paths } from "~/paths";
import { metaOf } from "~/site/page-meta";
import { usePageForm } from "~/ui/forms/write-form";

export const meta = metaOf<typeof loader>((data) => ({
  title: `A post in “${data.about?.title ?? "a discussion"}”`,
  description: "One post of a question or a thread.",
}));

/** Leads to where the post stands. What has been sent here and failed is said here. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const about = await openPost(context, params.id ?? "");
  if (about !== null && !context.afterForm && !context.asData) throw redirect(about.place);
  return { about, form: openForm(postButtonForm) };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const id = params.id ?? "";
  const form = await readForm(request, postButtonForm);
  if (!form.ok) return formAnswer(form, form.values);
  const { does, next } = form.data;
  const { discussions } = context.api;
  const outcome =
    does === "helpful" || does === "not-helpful"
      ? await discussions.vote(id, does === "helpful")
      : await discussions.accept(id, does === "accept");
  return outcome.ok
    ? redirect(safeRedirect(next, context.site.origin, paths.post(id)), 303)
    : formAnswer(outcome, form.values);
}

export const handle: RouteFacts = { page: ["community", "post"], ...unlisted, unmeasured: true, reads: "texts" };

export default function PostButtonsPage() {
  const { about, form } = usePageForm<typeof loader>();
  return (
    <PostPage about={about} title={form.errors.length === 0 ? "A post" : "We couldn’t save that"} errors={form.errors}>
      {null}
    </PostPage>
  );
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
