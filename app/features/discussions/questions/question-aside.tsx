import { Link } from "@remix-run/react";
import type { QuestionDetail } from "#contracts/discussions/questions";
import { readingPaths } from "~/reading-paths";
import { formatCount } from "~/ui/format";
import Section from "~/ui/page/section";

/** What else helps: questions alike, and the terms that this one uses. */
export default function QuestionAside({ related, terms }: Pick<QuestionDetail, "related" | "terms">) {
  return (
    <>
      {related.length === 0 ? null : (
        <Section name="related" title="Questions like this" headingClass="plain-title">
          <ul className="lined">
            {related.map(({ slug, title, answers }) => (
              <li key={slug} className="stack stack--close">
                <Link to={readingPaths.question(slug)} dir="auto">
                  {title}
                </Link>{" "}
                <span className="small soft">
                  {answers === 0 ? "Waiting for an answer" : formatCount(answers, "answer", "answers")}
                </span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {terms.length === 0 ? null : (
        <Section name="terms" title="What the words mean" headingClass="plain-title">
          <dl className="stack">
            {terms.map(({ slug, term, summary }) => (
              <div key={slug}>
                <dt>
                  <Link to={readingPaths.term(slug)}>{term}</Link>
                </dt>
                <dd className="small">{summary}</dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
    </>
  );
}
