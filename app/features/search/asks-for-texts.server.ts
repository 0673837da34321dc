import type { QueryPart, SearchAnswer } from "#contracts/search";
import { hasPersonal } from "./search-list";

/** What is wrong with a bed, as what shouldn't be: "doesn't sag" wants beds. */
const negation = /\b(?:(?:does|do|wo|is|are)n['’]?t|(?:does|do|will|is|are) not|not|no|non|without|never|free)\b/i;

const question = /^(?:how|what|why|when|which|can|should|is|are|do|does)\b|\?$/i;

/** What only beds, stores and pages answer. */
const ofShopping: ReadonlySet<QueryPart["kind"]> = new Set<QueryPart["kind"]>([
  "manufacturer",
  "collection",
  "line",
  "model",
  "alias",
  "retailer",
  "store",
  "price",
  "place",
  "deal",
  "order",
  "page",
]);

/**
 * Whether a query wants to be read up on before beds are looked at: it asks a question, is the name of a term, or says
 * no more than what is wrong with a bed ("sagging"). Whoever says who sleeps in it ("back pain") wants beds for them.
 */
export function asksForTexts({ kind, texts, meaning, understood }: SearchAnswer, term: string): boolean {
  const parts = understood?.parts ?? [];
  if (kind !== null || texts.length === 0 || parts.some((part) => ofShopping.has(part.kind))) return false;
  if (question.test(term)) return true;
  if (negation.test(term)) return false;
  const ofBeds = parts.filter((part) => part.kind !== "need" && part.kind !== "certificate");
  if (ofBeds.length > 0 || understood === null) return false;
  return (
    meaning !== null || (parts.length > 0 && parts.every((part) => part.kind === "need") && !hasPersonal(understood))
  );
}
