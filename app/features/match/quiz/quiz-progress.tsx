/** How far along the quiz is; the bar repeats the words, so it is hidden from screen readers. */
export default function QuizProgress({ position, total }: { position: number; total: number }) {
  return (
    <div className="stack stack--tight quiz-progress">
      <p className="small soft name quiz-progress__text">
        Step {position} of {total}
      </p>
      <svg
        className="quiz-progress__bar"
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <rect className="quiz-progress__track" width={100} height={4} />
        <rect className="quiz-progress__fill" width={(position / total) * 100} height={4} />
      </svg>
    </div>
  );
}
