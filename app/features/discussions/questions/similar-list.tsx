import type { QuestionLink } from "#contracts/discussions/questions";
import { paths } from "~/paths";
import { formatCount } from "~/ui/format";

interface SimilarListProps {
  questions: readonly QuestionLink[];
  /** They open beside a form, so that nothing that was typed is lost. */
  beside?: boolean;
}

/** Questions that are there already. */
export default function SimilarList({ questions, beside = true }: SimilarListProps) {
  return (
    <ul className="lined similar-questions">
      {questions.map(({ slug, title, answers, accepted }) => (
        <li key={slug} className="stack stack--close">
          <a href={paths.question(slug)} target={beside ? "_blank" : undefined}>
            <bdi>{title}</bdi>
            {beside ? <span className="visually-hidden"> (opens in a new tab)</span> : null}
          </a>{" "}
          <span className="small soft">
            {answers === 0 ? "Waiting for an answer" : formatCount(answers, "answer", "answers")}
            {accepted ? (answers === 1 ? ", accepted" : ", one accepted") : null}
          </span>
        </li>
      ))}
    </ul>
  );
}
