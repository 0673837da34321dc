import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import AnswerList from "../answer-list";
import { questionHref, type Answers } from "../answers";
import { paths } from "~/paths";
import Section from "~/ui/page/section";
import { whyCrib } from "~/mattress/crib/why-crib";

/** In the place of results: no bed is recommended for a baby or toddler. */
export default function NeedsCrib({ answers, head }: { answers: Answers; head: ReactNode }) {
  return (
    <div className="with-rail">
      <div className="stack with-rail__head">
        {head}
        <p className="lead measure">{whyCrib}</p>
      </div>
      <div className="stack with-rail__body">
        <Section name="crib" title="What to get instead" headingClass="text-xl">
          <ul className="lined ticks">
            <li>
              A firm, flat crib mattress made to the federal standard for crib mattresses (16&nbsp;CFR&nbsp;1241). A
              full-size one measures 51¾ by 27⅜ inches, so that no gap is left beside it.
            </li>
            <li>
              A fitted sheet and nothing else in the crib: no pillows, blankets, padded bumpers, toppers or stuffed
              toys.
            </li>
          </ul>
        </Section>
        <p>
          The American Academy of Pediatrics has advice on safe sleep for babies, and your child’s doctor can tell you
          when it’s time for a bed.
        </p>
        <p className="cluster">
          <Link className="button button--secondary" to={questionHref("child", answers)}>
            Change the child’s age
          </Link>{" "}
          <Link to={paths.quiz}>Find a bed for someone else</Link>
        </p>
      </div>
      <div className="with-rail__rail">
        <aside className="finder-aside with-rail__stays stack" aria-labelledby="answers-title">
          <h2 className="text-xl" id="answers-title">
            Your answers
          </h2>
          <AnswerList answers={answers} />
        </aside>
      </div>
    </div>
  );
}
