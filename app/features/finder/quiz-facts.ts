import type { QuizEvent } from "~/platform/analytics.client";
import { unknown } from "~/contracts/vocabulary/quiz";
import { type Answers } from "./answers";

/**
 * What the data layer may know of the quiz (specification, section 3). Answers about the body, pain above all, are
 * not among it, and of the ZIP code only the first three digits, which name a region.
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
