import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import ChooseSubject from "~/features/review-drafts/choose-subject";
import { canKeep, fieldsOf } from "~/features/review-drafts/draft.server";
import { beginBedForm, beginUnlistedBedForm } from "~/features/review-drafts/forms.server";
import RatingFields from "~/features/review-drafts/rating-fields";
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

const title = "Rate your mattress";

export const handle: RouteFacts = {
  page: ["review", "rate a mattress"],
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
export async function action({ context, request }: ActionFunctionArgs) {
  const { slug, unlisted } = askedStart(request, "bed");
  const form = await readForm(request, unlisted ? beginUnlistedBedForm : beginBedForm);
  const { product, ...values } = form.values as Record<string, string>;
  const fields = fieldsOf(values);
  if (!form.ok && !canKeep(fields)) return formAnswer(form, form.values);
  const begun = await context.api.reviewDrafts.begin({
    kind: "bed",
    ...(unlisted || slug === null ? { product: product ?? "" } : { slug }),
    fields,
    key: values.key ?? "",
  });
  if (!begun.ok) return formAnswer(begun, form.values);
  const { token, already } = begun.data;
  if (!already) context.figures.did("review-begun");
  return redirect(
    form.ok ? paths.nextStep("bed", token) : `${paths.reviewDraft("bed", token, "rating")}?showErrors=1`,
    303,
  );
}

export default function ReviewMattressPage() {
  const { asked, found, start, subject, form: opened } = useLoaderData<typeof loader>();
  const form = useFormAnswer<Record<string, string>>(opened, useActionData<typeof action>());
  if (asked.slug === null && !asked.unlisted)
    return (
      <div className="wrap page-head stack stack--loose">
        <div className="stack">
          <Breadcrumbs />
          <h1>{title}</h1>
          <p className="lead">
            Someone is about to buy the bed you sleep on. Tell them how it is. You don’t need an account.
          </p>
        </div>
        <ChooseSubject kind="bed" q={asked.q} found={found} start={start} />
      </div>
    );
  return (
    <StepPage
      kind="bed"
      token={null}
      step="rating"
      title={asked.unlisted ? "Review a bed we don’t list" : `Review the ${subject ?? "bed"}`}
      errors={form.errors}
      notice={<ReviewNeedsMail />}
    >
      {start?.own ? (
        <Notice title="You’ve reviewed this bed already">
          <p>
            <Link to={paths.ownReview(start.own)}>See your review, change it or add to it</Link>
          </p>
        </Notice>
      ) : (
        <>
          {start?.draft ? (
            <Notice title="You’ve begun a review of this bed">
              <p>
                <Link to={paths.nextStep("bed", start.draft)}>Go on where you stopped</Link>
              </p>
            </Notice>
          ) : null}
          <WriteForm
            form={form}
            hidden={["key"]}
            submit={["Save and continue", "Saving…"]}
            className="stack stack--loose"
          >
            {asked.unlisted ? (
              <Field
                {...form.field("product")}
                label="What’s it called?"
                hint="Brand and name, as on its label"
                autoComplete="off"
              />
            ) : null}
            <RatingFields kind="bed" form={form} />
          </WriteForm>
        </>
      )}
    </StepPage>
  );
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
