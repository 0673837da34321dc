import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { postLength, titleLength } from "#contracts/vocabulary/discussions";
import { editForm } from "~/features/discussions/forms.server";
import { openPost } from "~/features/discussions/posts/open-post.server";
import PostPage from "~/features/discussions/posts/post-page";
import { MarkupHelp } from "~/features/discussions/posts/post-fields";
import { formAnswer, openForm, readForm } from "~/http/forms.server";
import type { RouteFacts } from "~/route-facts";
import { paths } from "~/paths";
import { metaOf } from "~/site/page-meta";
import Field from "~/ui/forms/field";
import TextAreaField from "~/ui/forms/text-area-field";
import WriteForm, { usePageForm } from "~/ui/forms/write-form";

export const meta = metaOf<typeof loader>((data) => ({
  title: `Edit your post in “${data.about?.title ?? "a discussion"}”`,
  description: "Change what you wrote. Earlier words stay in its history.",
}));

export async function loader({ context, params }: LoaderFunctionArgs) {
  const opened = await openPost(context, params.id ?? "");
  if (opened === null) return { about: null, opening: false, form: openForm(editForm) };
  const { post, ...about } = opened;
  if (post.own?.may_edit !== true && !context.afterForm) throw redirect(about.place);
  const values = { title: about.title, text: post.text ?? "", base: String(post.version) };
  return { about, opening: post.number === 1, form: openForm(editForm, values) };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const id = params.id ?? "";
  const form = await readForm(request, editForm);
  if (form.ok && form.values.title === "")
    return formAnswer({ status: 400, errors: { title: ["Say in a few words what it’s about"] } }, form.values);
  const outcome = form.ok
    ? await context.api.discussions.edit(id, { ...form.data, base: Number(form.data.base) })
    : form;
  if (!outcome.ok) return formAnswer(outcome, form.values);
  const changed = await openPost(context, id);
  return redirect(changed?.place ?? paths.post(id), 303);
}

export const handle: RouteFacts = {
  page: ["community", "edit post"],
  access: "user",
  listing: "noindex",
  unmeasured: true,
  reads: "texts",
};

export default function EditPostPage() {
  const { about, opening, form } = usePageForm<typeof loader>();
  return (
    <PostPage about={about} title="Edit your post" errors={form.errors}>
      <p className="measure">
        Readers see when you changed it, and can read what it said before. If others have answered already, leave what
        they answered in place and add to it.
      </p>
      <WriteForm form={form} hidden={["base"]} submit={["Save the change", "Saving…"]} className="stack measure">
        {opening ? (
          <Field
            {...form.field("title")}
            label="Title"
            maxLength={titleLength.most}
            countFrom={30}
            autoComplete="off"
          />
        ) : null}
        <TextAreaField
          {...form.field("text")}
          label="Your text"
          rows={12}
          maxLength={postLength.most}
          countFrom={500}
        />
        <MarkupHelp />
      </WriteForm>
    </PostPage>
  );
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
