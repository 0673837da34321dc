import { Link } from "@remix-run/react";

interface FirstQuestionProps {
  title: string;
  /** Where each leads. */
  answers: readonly { label: string; href: string }[];
}

/** The first question of the quiz where it is met: each answer leads on to the second. */
export default function FirstQuestion({ title, answers }: FirstQuestionProps) {
  return (
    <section className="stack stack--tight first-question" aria-labelledby="first-question-title">
      <h2 className="first-question__title" id="first-question-title">
        {title}
      </h2>
      <ul className="first-question__answers">
        {answers.map(({ label, href }) => (
          <li key={href}>
            <Link className="button first-question__answer" to={href}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <p className="small soft">The first of up to twelve quick steps. You don’t need to give an email address.</p>
    </section>
  );
}
