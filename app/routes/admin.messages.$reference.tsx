import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Link } from "@remix-run/react";
import { markForm } from "~/features/contact/forms.server";
import { topicOf } from "~/features/contact/message-list";
import { formAnswer, openForm, readForm } from "~/http/forms.server";
import { forStaff, type RouteFacts } from "~/route-facts";
import { paths } from "~/paths";
import { linksTo, metaOf } from "~/site/page-meta";
import { staffCrumbs } from "~/site/staff-crumbs";
import stylesheet from "~/styles/contact.css?url";
import Breadcrumbs from "~/ui/breadcrumbs";
import ErrorSummary from "~/ui/forms/error-summary";
import WriteForm, { usePageForm } from "~/ui/forms/write-form";
import { formatMoment } from "~/ui/page/moment";
import Notice from "~/ui/notice";
import Fact from "~/ui/page/fact";

export const handle: RouteFacts = { page: ["staff", "message"], ...forStaff };

const crumbsOf = (reference: string) => staffCrumbs(reference, { label: "Messages", href: paths.messages });

export const meta = metaOf<typeof loader>(({ reference }) => ({
  title: `Message ${reference}`,
  wholeTitle: true,
  description: "One message to us, and whether it’s answered.",
  withoutData: true,
}));

export const links = linksTo(stylesheet);

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const found = await context.api.contact.message(params.reference ?? "");
  return { ...found, marked: new URL(request.url).searchParams.get("marked") === "yes", form: openForm(markForm) };
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const reference = params.reference ?? "";
  const form = await readForm(request, markForm);
  const outcome = form.ok ? await context.api.contact.mark(reference, form.data) : form;
  return outcome.ok ? redirect(`${paths.message(reference)}?marked=yes`, 303) : formAnswer(outcome, form.values);
}

export default function MessagePage() {
  const { form, marked, ...message } = usePageForm<typeof loader>();
  const { reference, name, email, has_account, sent_at, answered_at, answered_by } = message;
  const answered = answered_at !== null;
  const reply = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Your message ${reference}`)}`;
  return (
    <div className="wrap stack stack--loose">
      <header className="page-head stack">
        <Breadcrumbs items={crumbsOf(reference)} />
        <h1>Message {reference}</h1>
        <ErrorSummary errors={form.errors} />
        {marked ? (
          <Notice tone="good" role="status">
            {answered ? "It’s marked as answered." : "It’s open again."}
          </Notice>
        ) : null}
      </header>
      <dl className="facts message-facts">
        <Fact term="About">{topicOf(message)}</Fact>
        <Fact term="From">
          <bdi>{name ?? "No name given"}</bdi>
        </Fact>
        <Fact term="Email">
          <a className="any-break" href={reply}>
            {email}
          </a>
        </Fact>
        <Fact term="Sent">
          {`${formatMoment(sent_at)}, ${has_account ? "by someone with an account, who was logged in" : "without logging in"}`}
        </Fact>
        <Fact term="Answered">
          {answered_at === null ? (
            "Not yet"
          ) : (
            <>
              {formatMoment(answered_at)}, marked by <bdi>{answered_by ?? "someone"}</bdi>
            </>
          )}
        </Fact>
      </dl>
      <p className="contact-message" dir="auto">
        {message.message}
      </p>
      <WriteForm
        form={form}
        submit={answered ? ["Open it again", "Opening…"] : ["Mark it as answered", "Marking…"]}
        secondary={answered}
      >
        <input type="hidden" name="answered" value={answered ? "no" : "yes"} />
      </WriteForm>
      <p>
        <Link to={paths.messages}>Back to the messages</Link>
      </p>
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
