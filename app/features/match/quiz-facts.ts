import type { QuizEvent } from "#contracts/analytics/data-layer";
import { unknown } from "#contracts/vocabulary/quiz";
import type { Answers } from "./answers";

/**
 * What may be pushed to the data layer about the quiz (specification, section 3): no answers about the body, above all
 * not pain, and only the first three digits of the ZIP code, which name a region.
 */
export function quizFacts(step: string, answers: Answers): QuizEvent {
  const { age, budgetRange, deliveryZip, recipient, size, tryInStore } = answers;
  const amount = Number(budgetRange);
  return {
    step,
    ...(age && { age }),
    ...(budgetRange && Number.isFinite(amount) && { budgetRange: amount }),
    ...(deliveryZip && { deliveryZip: deliveryZip === unknown ? unknown : deliveryZip.slice(0, 3) }),
    ...(recipient && { recipient }),
    ...(size && { size }),
    ...(tryInStore && { tryInStore }),
  } as QuizEvent;
}
