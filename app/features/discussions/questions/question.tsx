import { Link } from "@remix-run/react";
import type { QuestionDetail } from "#contracts/discussions/questions";
import { paths } from "~/paths";
import { formatCount } from "~/ui/format";
import Pagination from "~/ui/listing/pagination";
import Section from "~/ui/page/section";
import PostCard from "../posts/post-card";
import type { ShownPost } from "../posts/shown-posts.server";
import { answerPages } from "./question-list";

interface AnswerListProps extends Pick<QuestionDetail, "page" | "pages"> {
  /** Of the answers that aren't hidden. */
  count: number;
  slug: string;
  answers: readonly ShownPost[];
  asker: { name: string; own: boolean };
  signedIn: boolean;
  locked: boolean;
}

/** The answers to a question, the one that answered it first; or that there is none yet. */
export function AnswerList(props: AnswerListProps) {
  const { slug, answers, asker, signedIn, locked, count, page, pages } = props;
  return (
    <Section name="answers" title={count === 0 ? "No answer yet" : formatCount(count, "answer", "answers")}>
      {answers.length === 0 ? (
        <p className="measure">
          {locked ? null : "Our experts read every new question, and it often takes them a day or two. "}
          {locked
            ? "It was closed before anyone answered."
            : asker.own
              ? "You choose above whether we email you about answers."
              : "If you know the answer, write it below."}{" "}
          <Link to={paths.experts}>Who our experts are</Link>
        </p>
      ) : (
        <ul className="post-list">
          {answers.map((answer) => (
            <li key={answer.id}>
              <PostCard post={answer} signedIn={signedIn} heading="h3" votes asker={asker} />
            </li>
          ))}
        </ul>
      )}
      <Pagination list={answerPages(slug)} page={page} pages={pages} />
    </Section>
  );
}

/** What else helps: questions alike, and the terms that this one uses. */
export function QuestionAside({ related, terms }: Pick<QuestionDetail, "related" | "terms">) {
  return (
    <>
      {related.length === 0 ? null : (
        <Section name="related" title="Questions like this" headingClass="plain-title">
          <ul className="lined">
            {related.map(({ slug, title, answers }) => (
              <li key={slug} className="stack stack--close">
                <Link to={paths.question(slug)} dir="auto">
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
                  <Link to={paths.term(slug)}>{term}</Link>
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
