import { useEffect, useRef } from "react";
import type { QuizEvent } from "~/platform/analytics.client";
import { unknown } from "~/contracts/vocabulary/quiz";
import type { Answers } from "./answers";

/**
 * What may be pushed to the data layer about the quiz (specification, section 3): no answers about the body, above all
 * not pain, and only the first three digits of the ZIP code, which name a region.
 */
export function quizFacts(step: string, answers: Answers, saveMethod?: QuizEvent["saveMethod"]): QuizEvent {
  const { age, budgetRange, deliveryZip, recipient, size, tryInStore } = answers;
  const amount = Number(budgetRange);
  return {
    step,
    ...(saveMethod && { saveMethod }),
    ...(age && { age }),
    ...(budgetRange && Number.isFinite(amount) && { budgetRange: amount }),
    ...(deliveryZip && { deliveryZip: deliveryZip === unknown ? unknown : deliveryZip.slice(0, 3) }),
    ...(recipient && { recipient }),
    ...(size && { size }),
    ...(tryInStore && { tryInStore }),
  };
}

/** Tracks each step of the quiz once, if an operator has configured analytics. */
export function useQuizAnalytics(analyticsId: string | undefined, step: string, answers: Answers) {
  const told = useRef("");
  useEffect(() => {
    if (analyticsId === undefined || told.current === step) return;
    told.current = step;
    const facts = quizFacts(step, answers);
    import("~/platform/analytics.client").then(
      ({ trackQuiz }) => trackQuiz(facts),
      () => {},
    );
  }, [analyticsId, step, answers]);
}
