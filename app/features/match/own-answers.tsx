import { Link } from "@remix-run/react";
import AnswerList from "./answer-list";
import { questionHref, type Answers } from "./answers";
import { stepNames } from "./step-fields";
import { paths } from "~/paths";

interface OwnAnswersProps {
  answers: Answers;
  /** They are those of a sleeper named as an example. */
  example: boolean;
}

/** What the results go by, and what becomes of it. */
export default function OwnAnswers({ answers, example }: OwnAnswersProps) {
  return (
    <div className="stack">
      <h2 className="text-xl" id="answers-title">
        {example ? "This sleeper’s answers" : "Your answers"}
      </h2>
      <AnswerList answers={answers} all />
      <p className="small">
        {example ? (
          <>
            These are an example, so we don’t remember them. Change what’s different for you, or{" "}
            <Link to={questionHref(stepNames[0], {})}>take the quiz yourself</Link>.
          </>
        ) : (
          <>
            Bed, comparison and store pages now show how well each bed fits.{" "}
            <Link to={paths.quizForget}>Forget my answers</Link>
          </>
        )}
      </p>
    </div>
  );
}
