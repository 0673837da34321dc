import { unknown } from "#contracts/vocabulary/quiz";
import type { Answers } from "~/features/match/answers";
import { paths } from "~/paths";

export const knowsZip = ({ deliveryZip }: Answers) => deliveryZip !== undefined && deliveryZip !== unknown;

/** As far as the engine looks for stores (contracts/match/match.ts, store_count). */
export const storeMiles = 50;

/** Stores that carry a model, near the delivery ZIP where one is known: those that the result has counted. */
export function storesHref(slug: string, answers: Answers): string {
  const place = knowsZip(answers) ? `place=${encodeURIComponent(answers.deliveryZip ?? "")}&radius=${storeMiles}&` : "";
  return `${paths.storeBrands}?${place}models=${encodeURIComponent(slug)}`;
}
