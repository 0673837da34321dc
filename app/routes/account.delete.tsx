import { formatMoney } from "#contracts/english";
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Link } from "@remix-run/react";
import type { z } from "zod";
import { deleteForm } from "~/features/account/forms.server";
import { formAnswer, openForm, readForm } from "~/http/forms.server";
import { paths } from "~/paths";
import { forMembers, type RouteFacts } from "~/route-facts";
import { metaOf } from "~/site/page-meta";
import Breadcrumbs, { crumbsTo } from "~/ui/breadcrumbs";
import Choices, { choiceId } from "~/ui/forms/choices";
import ErrorSummary, { errorsAt } from "~/ui/forms/error-summary";
import PasswordField from "~/ui/forms/password-field";
import WriteForm, { usePageForm } from "~/ui/forms/write-form";
import Notice from "~/ui/notice";
import Section from "~/ui/page/section";

export const handle: RouteFacts = {
  page: ["account", "delete account"],
  ...forMembers,
  private: "secret",
  crumbs: crumbsTo("Delete your account", { label: "Your account", href: paths.viewProfile }),
};

export const meta = metaOf<typeof loader>(() => ({
  title: "Delete your account",
  description: "What goes with your account, and what stays.",
  path: paths.deleteAccount,
  withoutData: true,
}));

export async function loader({ context }: LoaderFunctionArgs) {
  const unpaid = await context.api.optional(context.api.account.unpaid(), null);
  return { form: openForm(deleteForm), unpaid };
}

const typedOf = ({ password, forfeit }: z.infer<typeof deleteForm>) => ({ password, forfeit: forfeit[0] });

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request, deleteForm);
  const outcome = form.ok ? await context.api.account.delete(typedOf(form.data)) : form;
  return outcome.ok ? redirect(paths.accountDeleted, 303) : formAnswer(outcome, form.values);
}

export default function DeleteAccountPage() {
  const { form, unpaid } = usePageForm<typeof loader>();
  const { errors: unsaid = [] } = form.field("forfeit");
  return (
    <div className="wrap account-page stack">
      <Breadcrumbs />
      <h1>Delete your account</h1>
      <ErrorSummary errors={errorsAt(form.errors, { forfeit: choiceId("forfeit", "yes") })} />
      {unpaid === null || unpaid.count === 0 ? null : (
        <Notice tone="bad" title={`You’d lose up to ${formatMoney(unpaid.cents)} in cash back`}>
          <p>We haven’t paid it yet, and once your account is gone, we can’t:</p>
          <ul>
            {unpaid.items.map(({ product, seller, cents }, index) => (
              <li key={index}>
                {formatMoney(cents)} for <bdi>{product}</bdi> from {seller}
              </li>
            ))}
          </ul>
          <p>
            This includes claims from before you had this account.{" "}
            <Link to={`${paths.viewProfile}#claims`}>See your claims</Link>
          </p>
        </Notice>
      )}
      <p>This can’t be undone.</p>
      <Section name="deleted" title="What will be deleted right away" headingClass="text-xl">
        <ul className="lined crosses">
          <li>Cash back that we haven’t paid you yet</li>
          <li>Your name, email address and password</li>
          <li>How you sleep</li>
          <li>The matches you saved, and the links to them</li>
          <li>Your reviews with all their versions, and those you haven’t sent yet</li>
          <li>Posts that you’ve begun, your votes on answers and reviews, and what you follow</li>
          <li>Messages that you sent us from the contact page</li>
          <li>Every place where you’re logged in</li>
          <li>
            From your cash back claims: your name, where the money was to go, your receipts, and what you and we wrote
          </li>
        </ul>
      </Section>
      <Section name="kept" title="What stays" headingClass="text-xl">
        <ul className="lined">
          <li>What we’ve paid in cash back and what for, in our books, without your name</li>
          <li>
            If we’ve paid you cash back, the payment file that our accountant works from, with your name and where the
            money went
          </li>
          <li>
            What you sent us without logging in and haven’t added to your account.{" "}
            <Link to={paths.writtenBefore}>See what that is</Link>
          </li>
          <li>What you asked, answered and posted, under the name “Former member”</li>
          <li>
            If you wrote as one of our experts: your title, where you work and who pays you, beside what you wrote
          </li>
          <li>One message that tells you it’s done, for 30 days</li>
          <li>That you’ve turned an email off, without your address, so we don’t email you again</li>
        </ul>
      </Section>
      <p>
        Want a copy first? <Link to={paths.yourData}>See and download what we keep about you</Link>. The file has links
        to your photos and receipts, which end with your account, so save those on that page too.
      </p>
      <WriteForm form={form} submit={["Delete my account", "Deleting…"]} danger className="stack">
        <PasswordField {...form.field("password")} key={form.times} label="Password" autoComplete="current-password" />
        {(unpaid?.count ?? 0) === 0 && unsaid.length === 0 ? null : (
          <Choices
            name="forfeit"
            legend="Cash back we haven’t paid you yet"
            choices={[{ value: "yes", label: "I give it up" }]}
            chosen={form.values.forfeit ?? []}
            several
            errors={unsaid}
          />
        )}
      </WriteForm>
      <p>
        <Link to={paths.viewProfile}>Keep my account</Link>
      </p>
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
