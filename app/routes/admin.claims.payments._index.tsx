import { formatMoney } from "#contracts/english";
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { payoutForm } from "~/features/cashback/forms.server";
import PaymentTable from "~/features/cashback/staff/payment-table";
import { formAnswer, openForm, readForm } from "~/http/forms.server";
import { forStaff, type RouteFacts } from "~/route-facts";
import { paths } from "~/paths";
import { linksTo, metaOf } from "~/site/page-meta";
import { staffCrumbs } from "~/site/staff-crumbs";
import stylesheet from "~/styles/cashback.css?url";
import Breadcrumbs from "~/ui/breadcrumbs";
import { formatCount } from "~/ui/format";
import ErrorSummary from "~/ui/forms/error-summary";
import Field from "~/ui/forms/field";
import WriteForm, { usePageForm } from "~/ui/forms/write-form";
import Notice from "~/ui/notice";
import NewestOf from "~/ui/page/newest-of";

export const handle: RouteFacts = {
  page: ["staff", "payments"],
  ...forStaff,
  crumbs: staffCrumbs("Payments", { label: "Cash back claims", href: paths.staffClaims }),
};

export const meta = metaOf<typeof loader>(() => ({
  title: "Payments of cash back",
  wholeTitle: true,
  description: "What is due, and the files for the accountant.",
  path: paths.staffPayments,
}));

export const links = linksTo(stylesheet);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const paid = searchParams.get("paid");
  return {
    handedOver: searchParams.has("handed-over"),
    ...(await context.api.cashbackStaff.payouts()),
    paid: paid !== null && /^\d{1,6}$/.test(paid) ? Number(paid) : null,
    form: openForm(payoutForm),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request, payoutForm);
  const outcome = form.ok ? await context.api.cashbackStaff.pay(form.data) : form;
  return outcome.ok
    ? redirect(`${paths.staffPayments}?paid=${outcome.data.paid}`, 303)
    : formAnswer(outcome, form.values);
}

export default function StaffPaymentsPage() {
  const loaded = usePageForm<typeof loader>();
  const { due, due_cents, unfinished, items, count, may_have_files, handedOver, paid, form } = loaded;
  return (
    <div className="wrap stack stack--loose">
      <header className="page-head stack">
        <Breadcrumbs />
        {paid === null || form.errors.length > 0 ? null : (
          <Notice
            tone="good"
            title={paid === 0 ? "Nothing was due" : `${formatCount(paid, "claim is", "claims are")} paid`}
            role="status"
          />
        )}
        {handedOver && form.errors.length === 0 ? (
          <Notice tone="good" title="The file has no whole account numbers anymore" role="status" />
        ) : null}
        <h1>Payments</h1>
        <ErrorSummary errors={form.errors} />
        <p className="lead">
          {due === 0
            ? "Nothing is due today."
            : `${formatCount(due, "claim is", "claims are")} due: ${formatMoney(due_cents)}.`}
        </p>
      </header>
      {unfinished ? (
        <Notice tone="bad" title="A run was interrupted">
          <p>The next one finishes it first. Nobody is paid twice.</p>
        </Notice>
      ) : null}
      <WriteForm form={form} hidden={["key"]} submit={["Pay what is due", "Paying…"]} className="stack measure">
        <p>
          This writes a payment file for the accountant and tells everyone in it that their money is on its way.
          Pressing it again won’t pay anyone twice.
        </p>
        <Field
          {...form.field("claim")}
          label="One claim before its day (optional)"
          hint="The number of an approved claim. Leave it empty to pay all that is due."
          inputMode="numeric"
          autoComplete="off"
        />
      </WriteForm>
      <NewestOf shown={items.length} count={count} />
      {items.length === 0 ? (
        <p className="soft">No payments yet.</p>
      ) : (
        <>
          <PaymentTable batches={items} mayHaveFiles={may_have_files} />
          {may_have_files ? (
            <p className="small soft measure">
              Excel drops the zeros at the start of routing and account numbers when it opens a file by itself. To see
              them, import the file with Data, From Text/CSV, and choose text for these columns.
            </p>
          ) : null}
        </>
      )}
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
