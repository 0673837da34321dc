import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { draftDays, type ReviewKind } from "#contracts/vocabulary/review-drafts";
import { paths } from "~/paths";
import Breadcrumbs, { crumbsTo } from "~/ui/breadcrumbs";
import ErrorSummary, { type SummarizedError } from "~/ui/forms/error-summary";
import { formatDate } from "~/ui/format";
import type { OpenDraft } from "./draft.server";
import { stepLabels } from "./review-subject";

interface StepPageProps {
  kind: ReviewKind;
  /** Of the draft; null before it is begun. */
  token: string | null;
  draft?: OpenDraft["draft"];
  step: string;
  title: string;
  errors: readonly SummarizedError[];
  /** What to know before the first field. */
  notice?: ReactNode;
  children: ReactNode;
}

const stepNames = {
  bed: {
    first: ["rating", "use", "proof", "photo", "check"],
    edit: ["rating", "proof", "photo", "check"],
    update: ["update", "proof", "photo", "check"],
  },
  store: { first: ["visit", "proof", "check"], edit: ["edit", "proof", "check"], update: ["edit", "proof", "check"] },
} as const;

const firstPages = {
  bed: { label: "Rate your mattress", href: paths.reviewMattress },
  store: { label: "Rate a store", href: paths.reviewStore },
} as const;

/** The frame of every step: where one is, what is kept, and what is wrong. */
export default function StepPage(props: StepPageProps) {
  const { kind, token, draft, step, title, errors, notice, children } = props;
  const { purpose, kept_until: keptUntil } = draft ?? { purpose: "first", kept_until: null };
  const names = stepNames[kind][purpose];
  return (
    <div className="wrap page-head draft-page stack stack--loose">
      <div className="stack">
        <Breadcrumbs items={crumbsTo(title, firstPages[kind])} />
        <h1>{title}</h1>
        <ErrorSummary errors={errors} />
        <nav aria-label="Steps">
          <ol className="draft-steps small">
            {names.map((name, index) => (
              <li key={name}>
                {token === null || name === step ? (
                  <span
                    aria-current={name === step ? "step" : undefined}
                    className={name === step ? undefined : "soft"}
                  >
                    {index + 1}. {stepLabels[name]}
                  </span>
                ) : (
                  <Link to={paths.reviewDraft(kind, token, name)}>
                    {index + 1}. {stepLabels[name]}
                  </Link>
                )}
              </li>
            ))}
          </ol>
        </nav>
        <p className="small soft">
          {keptUntil === null
            ? `We keep every step that you save for ${draftDays} days, so you can come back later.`
            : `We keep this draft until ${formatDate(keptUntil)}. Bookmark this page to come back to it.`}
        </p>
        {notice}
      </div>
      {children}
    </div>
  );
}
