import type { QuestionLink } from "~/contracts/discussions/questions";
import { readingPaths } from "~/reading-paths";
import { formatCount } from "~/ui/format";

/** Questions that are there already. They open beside the form, so that nothing that was typed is lost. */
export default function SimilarList({ questions }: { questions: readonly QuestionLink[] }) {
  return (
    <ul className="lined similar-questions">
      {questions.map(({ slug, title, answers, accepted }) => (
        <li key={slug} className="stack stack--close">
          <a href={readingPaths.question(slug)} target="_blank">
            {title} <span className="visually-hidden">(opens in a new tab)</span>
          </a>{" "}
          <span className="small soft">
            {answers === 0 ? "Waiting for an answer" : formatCount(answers, "answer", "answers")}
            {accepted ? ", one of which answered it" : null}
          </span>
        </li>
      ))}
    </ul>
  );
}
