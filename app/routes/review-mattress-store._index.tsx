import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import ChooseSubject from "~/features/review-drafts/choose-subject";
import { canKeep, fieldsOf } from "~/features/review-drafts/draft.server";
import { beginStoreForm, beginUnlistedStoreForm } from "~/features/review-drafts/forms.server";
import VisitFields from "~/features/review-drafts/visit-fields";
import { askedStart, startOf } from "~/features/review-drafts/start.server";
import StepPage from "~/features/review-drafts/step-page";
import { formAnswer, openForm, readForm } from "~/http/forms.server";
import { paths } from "~/paths";
import type { RouteFacts } from "~/route-facts";
import { linksTo, metaOf } from "~/site/page-meta";
import { ReviewNeedsMail } from "~/site/unsent-mail";
import stylesheet from "~/styles/write-review.css?url";
import Breadcrumbs, { crumbsTo } from "~/ui/breadcrumbs";
import Field from "~/ui/forms/field";
import WriteForm, { useFormAnswer } from "~/ui/forms/write-form";
import Notice from "~/ui/notice";

const title = "Rate a mattress store";

export const handle: RouteFacts = {
  page: ["review", "rate a store"],
  access: "everyone",
  listing: "pages",
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
export async function action({ context, request }: ActionFunctionArgs) {
  const { slug, unlisted } = askedStart(request, "store");
  const form = await readForm(request, unlisted ? beginUnlistedStoreForm : beginStoreForm);
  const { product, ...values } = form.values as Record<string, string>;
  const fields = fieldsOf(values);
  if (!form.ok && !canKeep(fields)) return formAnswer(form, form.values);
  const begun = await context.api.reviewDrafts.begin({
    kind: "store",
    ...(unlisted || slug === null ? { product: product ?? "" } : { slug }),
    fields,
    key: values.key ?? "",
  });
  if (!begun.ok) return formAnswer(begun, form.values);
  const { token, already } = begun.data;
  if (!already) context.figures.did("review-begun");
  return redirect(
    form.ok ? paths.reviewDraft("store", token, "proof") : `${paths.reviewDraft("store", token, "visit")}?showErrors=1`,
    303,
  );
}

export default function ReviewStorePage() {
  const { asked, found, start, subject, form: opened } = useLoaderData<typeof loader>();
  const form = useFormAnswer<Record<string, string>>(opened, useActionData<typeof action>());
  if (asked.slug === null && !asked.unlisted)
    return (
      <div className="wrap page-head stack stack--loose">
        <div className="stack">
          <Breadcrumbs />
          <h1>{title}</h1>
          <p className="lead">
            How did they treat you? Which store was it? You don’t have to have bought something, and you don’t need an
            account.
          </p>
        </div>
        <ChooseSubject kind="store" q={asked.q} found={found} start={start} />
      </div>
    );
  return (
    <StepPage
      kind="store"
      token={null}
      step="visit"
      title={asked.unlisted ? "Review a store we don’t list" : `Review ${subject ?? "the store"}`}
      errors={form.errors}
      notice={<ReviewNeedsMail />}
    >
      {start?.draft ? (
        <Notice title="You’ve begun a review of this store">
          <p>
            <Link to={paths.nextStep("store", start.draft)}>Go on where you stopped</Link>
          </p>
        </Notice>
      ) : null}
      <WriteForm form={form} hidden={["key"]} submit={["Save and continue", "Saving…"]} className="stack stack--loose">
        {asked.unlisted ? (
          <Field {...form.field("product")} label="What’s it called?" hint="Name and town" autoComplete="off" />
        ) : null}
        <VisitFields form={form} />
      </WriteForm>
    </StepPage>
  );
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
