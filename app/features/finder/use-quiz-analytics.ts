import { useEffect, useRef } from "react";
import type { Answers } from "./answers";
import { quizFacts } from "./quiz-facts";

/** Tracks each step of the quiz once, if an operator has configured analytics. */
export function useQuizAnalytics(analyticsId: string | undefined, step: string, answers: Answers) {
  const told = useRef("");
  useEffect(() => {
    if (analyticsId === undefined || told.current === step) return;
    told.current = step;
    const facts = quizFacts(step, answers);
    import("~/platform/analytics.client").then(
      ({ configureAnalytics, trackQuiz }) => {
        // The first page of a visit may be ready before the page analytics are.
        configureAnalytics(analyticsId);
        trackQuiz(facts);
      },
      () => {},
    );
  }, [analyticsId, step, answers]);
}
