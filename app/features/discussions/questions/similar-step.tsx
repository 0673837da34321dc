import { useEffect, useRef } from "react";
import type { QuestionLink } from "#contracts/discussions/questions";
import SimilarList from "./similar-list";

/** Before a question is posted: those that may be the same. It takes the focus, as a new page would. */
export default function SimilarStep({ questions }: { questions: readonly QuestionLink[] }) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), [questions]);
  return (
    <section className="stack" id="similar" aria-labelledby="similar-title" tabIndex={-1} ref={box}>
      <div className="stack stack--tight">
        <h2 id="similar-title">Is it one of these?</h2>
        <p className="soft measure">If someone has asked it before you, the answers are there already.</p>
      </div>
      <SimilarList questions={questions} />
      <p className="measure">If not, go on below. What you typed is still there.</p>
    </section>
  );
}
