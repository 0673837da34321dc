import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Link } from "@remix-run/react";
import { contactTopics, type ContactTopic } from "#contracts/contact/topics";
import BeforeYouWrite from "~/features/contact/before-you-write";
import ContactFields, { topics } from "~/features/contact/contact-fields";
import { contactForm } from "~/features/contact/forms.server";
import { formAnswer, openForm, readForm } from "~/http/forms.server";
import { forEveryone, type RouteFacts } from "~/route-facts";
import { paths } from "~/paths";
import { linksTo, metaOf } from "~/site/page-meta";
import { NoMail } from "~/site/unsent-mail";
import stylesheet from "~/styles/contact.css?url";
import { crumbsTo, PageHead } from "~/ui/breadcrumbs";
import { choiceId } from "~/ui/forms/choices";
import ErrorSummary, { errorsAt } from "~/ui/forms/error-summary";
import { usePageForm } from "~/ui/forms/write-form";
import Section from "~/ui/page/section";

export const meta = metaOf<typeof loader>(() => ({
  title: "Contact us",
  description:
    "Ask us something, tell us what we got wrong, or ask what we keep about you. You get a reference number.",
  path: paths.contact,
  withoutData: true,
}));

export const links = linksTo(stylesheet);

const isTopic = (asked: string | null): asked is ContactTopic => asked !== null && Object.hasOwn(contactTopics, asked);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { auth, account, ifAvailable } = context.api;
  const asked = new URL(request.url).searchParams.get("topic");
  const topic = isTopic(asked) ? asked : null;
  const user = await ifAvailable(auth.currentUser(), null);
  const own = user?.is_authenticated ? await ifAvailable(account.show(), null) : null;
  return {
    topic,
    form: openForm(contactForm, {
      ...(topic !== null && { topic }),
      ...(own !== null && { name: own.first_name, email: own.email }),
    }),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request, contactForm);
  const outcome = form.ok ? await context.api.contact.send(form.data) : form;
  if (!outcome.ok) return formAnswer(outcome, form.values);
  const { reference, mail } = outcome.data;
  return redirect(`${paths.contactThanks}?${new URLSearchParams({ reference, mail }).toString()}`, 303);
}

export const handle: RouteFacts = {
  page: ["information", "contact"],
  ...forEveryone,
  unmeasured: true,
  writes: ["save"],
  crumbs: crumbsTo("Contact"),
};

export default function ContactPage() {
  const { topic, form } = usePageForm<typeof loader>();
  return (
    <div className="wrap stack stack--sections">
      <PageHead title="Contact us">
        <ErrorSummary errors={errorsAt(form.errors, { topic: choiceId("topic", topics[0]?.value ?? "") })} />
        <p className="lead">
          <a href="#write">Write to us below</a>. You’ll get a reference number, and our answer comes by email.{" "}
          <Link to={paths.help}>Help</Link> answers most questions right away.
        </p>
        <NoMail>Your reference number is on the next page, and a person answers from their own mailbox.</NoMail>
      </PageHead>
      <BeforeYouWrite topic={topic} />
      <Section target name="write" title="Write to us" headingClass="text-xl">
        <ContactFields form={form} privacy={paths.privacy} />
      </Section>
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
