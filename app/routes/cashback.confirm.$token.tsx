import { formatMoney } from "#contracts/english";
import { json, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData } from "@remix-run/react";
import { PayeeWords } from "~/features/cashback/claim-facts";
import { dayText } from "~/features/cashback/claim-text";
import { confirmClaimForm } from "~/features/cashback/forms.server";
import { formAnswer, openForm, readForm } from "~/http/forms.server";
import { paths } from "~/paths";
import { byLink, type RouteFacts } from "~/route-facts";
import { linksTo, metaOf } from "~/site/page-meta";
import stylesheet from "~/styles/cashback.css?url";
import JoinsAccount from "~/site/joins-account";
import { formatCount } from "~/ui/format";
import ErrorSummary from "~/ui/forms/error-summary";
import WriteForm, { usePageForm } from "~/ui/forms/write-form";
import Fact from "~/ui/page/fact";

export const handle: RouteFacts = { page: ["cash back", "confirm claim"], ...byLink, private: "money" };

export const meta = metaOf<typeof loader>(({ link }) => ({
  title: link === null ? "This link doesn’t work anymore" : link.changed ? "Your claim has changed" : "Send your claim",
  description: "Confirm your email address, which sends your claim.",
  withoutData: true,
}));

export const links = linksTo(stylesheet);

/** Opening the link changes nothing: mail programs do so to look where it leads. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const token = params.token ?? "";
  const link = await context.api.cashback.link(token);
  if (link?.sent === true && !context.afterForm) throw redirect(paths.claim(link.token));
  // After a form that failed the page has to be shown whatever became of the link.
  const logIn = paths.signInThen(paths.confirmClaim(token));
  return json({ link, logIn, form: openForm(confirmClaimForm) }, link === null && !context.afterForm ? 404 : 200);
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const form = await readForm(request, confirmClaimForm);
  const again = form.ok && form.data.ask === "new-link";
  const { renewLink, confirm } = context.api.cashback;
  const outcome = await (again ? renewLink : confirm)(params.token ?? "");
  if (outcome.ok) {
    const { token, state, mail, already } = outcome.data;
    if (!again && !already) context.figures.did("claim-sent");
    return redirect(
      state === "draft" ? `${paths.cashbackThanks}?sent=${mail}` : `${paths.claim(token)}?done=sent`,
      303,
    );
  }
  // This page has no field for an invoice that has been claimed meanwhile.
  const { invoice = [], ...errors } = outcome.errors;
  return formAnswer(
    { ...outcome, errors: { ...errors, non_field_errors: [...(errors.non_field_errors ?? []), ...invoice] } },
    form.values,
  );
}

export default function ConfirmClaimPage() {
  const { link, logIn, form } = usePageForm<typeof loader>();
  const answer = useActionData<typeof action>();
  if (link === null && answer === undefined)
    return (
      <div className="wrap claim-page stack">
        <h1>This link doesn’t work anymore</h1>
        <p>It has expired. If your claim’s page is still open, send it again from there, and you’ll get a new link.</p>
        <p>
          <Link className="button" to={paths.cashback}>
            How cash back works
          </Link>
        </p>
      </div>
    );
  if (link?.changed === true)
    return (
      <div className="wrap claim-page stack">
        <h1>Your claim has changed since we sent this link</h1>
        <ErrorSummary errors={form.errors} />
        <p>
          A link confirms what a claim said when we sent it. Get a new one by email, and you’ll see what it says now
          before you send it.
        </p>
        <WriteForm form={form} submit={["Email me a new link", "Sending…"]}>
          <input type="hidden" name="ask" value="new-link" />
        </WriteForm>
        <p>
          <Link to={paths.claim(link.token)}>Look at it first</Link>
        </p>
        <p>Didn’t claim anything? Then do nothing, and nothing happens.</p>
      </div>
    );
  return (
    <div className="wrap claim-page stack">
      <h1>Send your claim</h1>
      <ErrorSummary errors={form.errors} />
      <p>
        Is this your claim? Then press the button to confirm your email address and send it.
        {link === null
          ? null
          : ` If the store confirms the sale, ${formatMoney(link.promised.back_cents)} goes where it says below.`}
      </p>
      {link === null ? null : (
        <dl className="facts">
          <Fact term="Mattress">
            <bdi>{link.product}</bdi>
          </Fact>
          <Fact term="Bought at">
            <bdi>{link.store}</bdi>
          </Fact>
          <Fact term="Bought on">{dayText(link.bought_on)}</Fact>
          <Fact term="Price">{formatMoney(link.price_cents)}</Fact>
          <Fact term="Invoice number">
            <bdi>{link.invoice}</bdi>
          </Fact>
          <Fact term="Receipt">{formatCount(link.proofs, "file", "files")}</Fact>
          {link.name === null ? null : (
            <Fact term="Your name">
              <bdi>{link.name}</bdi>
            </Fact>
          )}
          {link.phone === null ? null : <Fact term="Phone">{link.phone}</Fact>}
          <Fact term="Money goes to" wide>
            {link.payee === null ? "Nobody has said yet" : <PayeeWords payee={link.payee} />}
          </Fact>
        </dl>
      )}
      {link === null || link.sent ? null : link.joined && link.account !== "own" ? (
        <p>It’s on the account that you began it with.</p>
      ) : (
        <JoinsAccount account={link.account} what="claim" logIn={logIn} />
      )}
      <WriteForm form={form} submit={["Confirm and send my claim", "Sending…"]} />
      {link === null ? null : (
        <p>
          Something isn’t right? <Link to={paths.claim(link.token)}>Change it first</Link>. Then send it again from
          there, and we’ll email you a new link.
        </p>
      )}
      <p>
        Didn’t claim anything? Then do nothing. <Link to={paths.cashback}>How cash back works</Link>
      </p>
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
