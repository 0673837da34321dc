import { paths } from "~/paths";
import { unknown, type Answers } from "./answers";

export const knowsZip = ({ deliveryZip }: Answers) => deliveryZip !== undefined && deliveryZip !== unknown;

/** Stores that carry a model, near the delivery ZIP where one is known. */
export function storesHref(slug: string, answers: Answers): string {
  const place = knowsZip(answers) ? `place=${encodeURIComponent(answers.deliveryZip ?? "")}&` : "";
  return `${paths.storeBrands}?${place}models=${encodeURIComponent(slug)}`;
}
