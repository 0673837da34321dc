import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import BeginPage from "~/features/review-drafts/begin-page";
import { canKeep } from "~/features/review-drafts/draft.server";
import { beginStoreForm, beginUnlistedStoreForm } from "~/features/review-drafts/forms.server";
import VisitFields from "~/features/review-drafts/visit-fields";
import { askedStart, beginDraft, startOf } from "~/features/review-drafts/start.server";
import { formAnswer, openForm, readForm } from "~/http/forms.server";
import { paths } from "~/paths";
import { forEveryone, type RouteFacts } from "~/route-facts";
import { linksTo, metaOf } from "~/site/page-meta";
import { ReviewNeedsMail } from "~/site/unsent-mail";
import stylesheet from "~/styles/write-review.css?url";
import { crumbsTo } from "~/ui/breadcrumbs";
import { usePageForm } from "~/ui/forms/write-form";

const title = "Rate a mattress store";

export const handle: RouteFacts = {
  page: ["review", "rate a store"],
  ...forEveryone,
  private: "secret",
  reads: "texts",
  searchedBy: ["q"],
  writes: ["save"],
  crumbs: crumbsTo(title, { label: "Reviews", href: paths.reviews }),
};

export const meta = metaOf<typeof loader>(() => ({
  title,
  description: "Tell others how a store treated you: service, selection, pressure to buy, delivery and honest prices.",
  path: paths.reviewStore,
  withoutData: true,
}));

export const links = linksTo(stylesheet);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const asked = askedStart(request, "store");
  const shown = await startOf(context, "store", asked);
  return { asked, ...shown, form: openForm(asked.unlisted ? beginUnlistedStoreForm : beginStoreForm) };
}

/** The first step begins the draft, whether it is right yet or not. */
export async function action(args: ActionFunctionArgs) {
  const { unlisted } = askedStart(args.request, "store");
  const form = await readForm(args.request, unlisted ? beginUnlistedStoreForm : beginStoreForm);
  if (!form.ok && !canKeep(form.values)) return formAnswer(form, form.values);
  const begun = await beginDraft(args, "store", form.values);
  if (!begun.ok) return formAnswer(begun, form.values);
  const { token } = begun.data;
  return redirect(
    form.ok ? paths.reviewDraft("store", token, "proof") : `${paths.reviewDraft("store", token, "visit")}?showErrors=1`,
    303,
  );
}

export default function ReviewStorePage() {
  const { form, ...shown } = usePageForm<typeof loader, Record<string, string>>();
  return (
    <BeginPage kind="store" title={title} {...shown} form={form} notice={<ReviewNeedsMail />}>
      <VisitFields form={form} />
    </BeginPage>
  );
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
