import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { paths } from "~/paths";
import WriteForm from "~/ui/forms/write-form";
import Notice from "~/ui/notice";
import Section from "~/ui/page/section";
import type { OpenDraft } from "./draft.server";
import SendFields, { type SendForm } from "./send-fields";
import SentFiles from "./sent-files";
import StepPage from "./step-page";
import WrittenStep from "./written-summary";

interface CheckPageProps extends OpenDraft {
  notice: ReactNode;
  steps: readonly { name: string; href: string; faults: string[] }[];
  form: SendForm;
}

/** @param what it is, as "store review" */
export const checkTitle = (what: string, steps: CheckPageProps["steps"]) =>
  steps.every(({ faults }) => faults.length === 0)
    ? `Check and send your ${what}`
    : `Your ${what} isn’t ready to send yet`;

/** Everything that was written on one page, and the button that sends it. */
export default function CheckPage({ draft, kind, token, name, steps, notice, form }: CheckPageProps) {
  const change = draft !== null && draft.purpose !== "first";
  const whole = steps.every(({ faults }) => faults.length === 0);
  const { findings = [], own = null } = draft ?? {};
  return (
    <StepPage
      kind={kind}
      token={token}
      draft={draft}
      step="check"
      title={
        name === null
          ? "Check and send your review"
          : `Check what you wrote about ${kind === "bed" ? "the " : ""}${name}`
      }
      errors={form.errors}
      notice={draft?.needs_email === false ? null : notice}
    >
      {own === null ? null : (
        <Notice title="You’ve reviewed this bed already">
          <p>
            Each owner has one review of a bed. <Link to={paths.ownReview(own)}>Change that one or add to it</Link>
          </p>
        </Notice>
      )}
      {steps.map((step) => (
        <WrittenStep key={step.name} step={step} fields={draft?.fields ?? {}} />
      ))}
      {draft === null ? null : <SentFiles draft={draft} token={token} />}
      {findings.length === 0 ? null : (
        <Notice title="Our automatic check found something">
          <ul className="bullets">
            {findings.map(({ code, sentence }) => (
              <li key={code + sentence} className="any-break">
                {sentence}
              </li>
            ))}
          </ul>
          <p>You can fix it or send it as it is. A person decides.</p>
        </Notice>
      )}
      {whole ? (
        <Section name="send" title={change ? "Send your change" : "Send your review"} headingClass="text-xl">
          {draft?.email == null ? null : (
            <Notice title="We’ve mailed you a link already">
              <p className="any-break">
                It’s at {draft.email}. Press its button and you’re done. You can also send it again from here.
              </p>
            </Notice>
          )}
          <WriteForm form={form} submit={["Send my review", "Sending…"]} className="stack stack--loose">
            <SendFields kind={kind} form={form} named={change} needsEmail={draft?.needs_email ?? true} />
          </WriteForm>
          {draft?.needs_email === true ? (
            <p className="small soft">
              Have an account? <Link to={paths.signInThen(paths.reviewDraft(kind, token, "check"))}>Log in</Link> and
              you don’t have to confirm your address.
            </p>
          ) : null}
        </Section>
      ) : (
        <Notice title="Your review isn’t ready to send yet">
          <p>
            We marked what to fix above. Select <strong>Change</strong> next to it.
          </p>
        </Notice>
      )}
    </StepPage>
  );
}
