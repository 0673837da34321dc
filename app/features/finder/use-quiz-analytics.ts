import { useEffect, useRef } from "react";
import type { Answers } from "./answers";
import { quizFacts } from "./quiz-facts";

/** Tells the data layer of each step once, where an operator set an id for it. */
export function useQuizAnalytics(analyticsId: string | undefined, step: string, answers: Answers) {
  const told = useRef("");
  useEffect(() => {
    if (analyticsId === undefined || told.current === step) return;
    told.current = step;
    const facts = quizFacts(step, answers);
    import("~/platform/analytics.client").then(
      ({ configureAnalytics, tellQuiz }) => {
        // The first page of a visit may be ready before the part that tells of pages.
        configureAnalytics(analyticsId);
        tellQuiz(facts);
      },
      () => {},
    );
  }, [analyticsId, step, answers]);
}
