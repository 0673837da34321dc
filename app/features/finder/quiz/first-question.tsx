import { Link } from "@remix-run/react";
import { answeredHref } from "~/features/finder/answers";
import { answerOptions } from "~/features/finder/options";
import { questionFor } from "./questions";

/** The first question of the quiz where it is met: each answer leads on to the second. */
export default function FirstQuestion({ heading: Heading }: { heading: "h2" | "h3" }) {
  return (
    <section className="stack stack--tight first-question" aria-labelledby="first-question-title">
      <Heading className="text-lg" id="first-question-title">
        {questionFor("recipient", {}).title}
      </Heading>
      <ul className="cluster cluster--tight">
        {answerOptions.recipient.map(({ value, label }) => (
          <li key={value}>
            <Link className="choice-link" to={answeredHref("recipient", { recipient: value })}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <p className="small soft">The first of twelve short questions. No e-mail address.</p>
    </section>
  );
}
