import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Link } from "@remix-run/react";
import { notFound } from "~/api/not-found.server";
import { dayText } from "~/features/cashback/claim-text";
import { handOverForm } from "~/features/cashback/forms.server";
import { formAnswer, openForm, readForm } from "~/http/forms.server";
import type { RouteFacts } from "~/route-facts";
import { paths } from "~/paths";
import { linksTo, metaOf } from "~/site/page-meta";
import { staffCrumbs } from "~/site/staff-crumbs";
import stylesheet from "~/styles/cashback.css?url";
import { PageHead } from "~/ui/breadcrumbs";
import { formatMoment } from "~/ui/page/moment";
import ErrorSummary from "~/ui/forms/error-summary";
import WriteForm, { usePageForm } from "~/ui/forms/write-form";

export const handle: RouteFacts = {
  page: ["staff", "payment handed over"],
  access: "payments",
  listing: "closed",
  private: "staff",
  crumbs: staffCrumbs(
    "The accountant has it",
    { label: "Cash back claims", href: paths.staffClaims },
    { label: "Payments", href: paths.staffPayments },
  ),
};

export const meta = metaOf<typeof loader>(() => ({
  title: "The accountant has the payment file",
  wholeTitle: true,
  description: "Take whole account numbers out of a payment file.",
}));

export const links = linksTo(stylesheet);

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { items } = await context.api.cashbackStaff.payouts();
  const batch = items.find(({ id }) => String(id) === params.batch);
  if (batch === undefined || !batch.has_file) throw notFound();
  const { id, begun_at, numbers_until } = batch;
  return { id, begun_at, until: numbers_until, form: openForm(handOverForm) };
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const { values } = await readForm(request, handOverForm);
  const outcome = await context.api.cashbackStaff.handOver(params.batch ?? "");
  return outcome.ok ? redirect(`${paths.staffPayments}?handed-over=yes`, 303) : formAnswer(outcome, values);
}

export default function PaymentHandedOverPage() {
  const { id, begun_at, until, form } = usePageForm<typeof loader>();
  return (
    <div className="wrap stack stack--loose">
      <PageHead title={`Does the accountant have payment file ${id}?`}>
        <ErrorSummary errors={form.errors} />
        <p className="lead">{`It has the payments of ${formatMoment(begun_at)}.`}</p>
      </PageHead>
      {until === null ? (
        <p>It has the last four digits of account numbers alone.</p>
      ) : (
        <WriteForm form={form} submit={["The accountant has it", "Saving…"]} danger className="stack measure">
          <p>
            Then nobody needs the whole account numbers anymore, so we take them out and leave the last four digits. You
            can’t get them back. {`If you do nothing, that happens on ${dayText(until)}.`}
          </p>
        </WriteForm>
      )}
      <p>
        <Link to={paths.staffPayments}>Back to payments</Link>
      </p>
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
