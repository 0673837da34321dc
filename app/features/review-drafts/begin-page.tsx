import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { ReviewKind } from "#contracts/vocabulary/review-drafts";
import { paths } from "~/paths";
import Breadcrumbs from "~/ui/breadcrumbs";
import Field from "~/ui/forms/field";
import WriteForm, { type FormAnswer } from "~/ui/forms/write-form";
import Notice from "~/ui/notice";
import ChooseSubject from "./choose-subject";
import type { AskedStart, startOf } from "./start.server";
import StepPage from "./step-page";

const kinds = {
  bed: {
    lead: "Someone is about to buy the bed you sleep on. Tell them how it is. You don’t need an account.",
    step: "rating",
    titleOf: (bed: string | null) => `Review the ${bed ?? "bed"}`,
    unlisted: "Review a bed we don’t list",
    nameHint: "Brand and name, as on its label",
  },
  store: {
    lead: "How did they treat you? Which store was it? You don’t have to have bought something, and you don’t need an account.",
    step: "visit",
    titleOf: (store: string | null) => `Review ${store ?? "the store"}`,
    unlisted: "Review a store we don’t list",
    nameHint: "Name and town",
  },
} as const;

type BeginPageProps = Awaited<ReturnType<typeof startOf>> & {
  kind: ReviewKind;
  asked: AskedStart;
  /** While nothing is chosen. */
  title: string;
  form: FormAnswer<string>;
  /** What to know before the first field. */
  notice: ReactNode;
  /** The fields of the first step. */
  children: ReactNode;
};

/** What to review, and the first step once that is chosen. */
export default function BeginPage(props: BeginPageProps) {
  const { kind, asked, title, found, start, subject, form, notice, children } = props;
  const { lead, step, titleOf, unlisted, nameHint } = kinds[kind];
  if (asked.slug === null && !asked.unlisted)
    return (
      <div className="wrap page-head stack stack--loose">
        <div className="stack">
          <Breadcrumbs />
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
        </div>
        <ChooseSubject kind={kind} q={asked.q} found={found} start={start} />
      </div>
    );
  return (
    <StepPage
      kind={kind}
      token={null}
      step={step}
      title={asked.unlisted ? unlisted : titleOf(subject)}
      errors={form.errors}
      notice={notice}
    >
      {start?.own ? (
        <Notice title={`You’ve reviewed this ${kind} already`}>
          <p>
            <Link to={paths.ownReview(start.own)}>See your review, change it or add to it</Link>
          </p>
        </Notice>
      ) : (
        <>
          {start?.draft ? (
            <Notice title={`You’ve begun a review of this ${kind}`}>
              <p>
                <Link to={paths.nextStep(kind, start.draft)}>Go on where you stopped</Link>
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
              <Field {...form.field("product")} label="What’s it called?" hint={nameHint} autoComplete="off" />
            ) : null}
            {children}
          </WriteForm>
        </>
      )}
    </StepPage>
  );
}
