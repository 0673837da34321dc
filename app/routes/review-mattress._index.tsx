import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import BeginPage from "~/features/review-drafts/begin-page";
import { canKeep } from "~/features/review-drafts/draft.server";
import { beginBedForm, beginUnlistedBedForm } from "~/features/review-drafts/forms.server";
import RatingFields from "~/features/review-drafts/rating-fields";
import { askedStart, beginDraft, startOf } from "~/features/review-drafts/start.server";
import { formAnswer, openForm, readForm } from "~/http/forms.server";
import { paths } from "~/paths";
import { forEveryone, type RouteFacts } from "~/route-facts";
import { linksTo, metaOf } from "~/site/page-meta";
import { ReviewNeedsMail } from "~/site/unsent-mail";
import stylesheet from "~/styles/write-review.css?url";
import { crumbsTo } from "~/ui/breadcrumbs";
import { usePageForm } from "~/ui/forms/write-form";

const title = "Rate your mattress";

export const handle: RouteFacts = {
  page: ["review", "rate a mattress"],
  ...forEveryone,
  private: "secret",
  reads: "texts",
  searchedBy: ["q"],
  writes: ["save"],
  crumbs: crumbsTo(title, { label: "Reviews", href: paths.reviews }),
};

export const meta = metaOf<typeof loader>(() => ({
  title,
  description: "Tell others what your bed is like to sleep on. It takes ten minutes, and you can stop at any time.",
  path: paths.reviewMattress,
  withoutData: true,
}));

export const links = linksTo(stylesheet);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const asked = askedStart(request, "bed");
  const shown = await startOf(context, "bed", asked);
  return { asked, ...shown, form: openForm(asked.unlisted ? beginUnlistedBedForm : beginBedForm) };
}

/** The first step begins the draft, whether it is right yet or not. */
export async function action(args: ActionFunctionArgs) {
  const { unlisted } = askedStart(args.request, "bed");
  const form = await readForm(args.request, unlisted ? beginUnlistedBedForm : beginBedForm);
  if (!form.ok && !canKeep(form.values)) return formAnswer(form, form.values);
  const begun = await beginDraft(args, "bed", form.values);
  if (!begun.ok) return formAnswer(begun, form.values);
  const { token } = begun.data;
  return redirect(
    form.ok ? paths.nextStep("bed", token) : `${paths.reviewDraft("bed", token, "rating")}?showErrors=1`,
    303,
  );
}

export default function ReviewMattressPage() {
  const { form, ...shown } = usePageForm<typeof loader, Record<string, string>>();
  return (
    <BeginPage kind="bed" title={title} {...shown} form={form} notice={<ReviewNeedsMail />}>
      <RatingFields kind="bed" form={form} />
    </BeginPage>
  );
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
