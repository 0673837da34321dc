import type { Policies } from "#contracts/catalogue";
import { usableNights } from "~/mattress/policy-terms";
import { price } from "~/mattress/price";
import { formatCount } from "~/ui/format";

/** What one may do with the bed, and what one gets for it. */
const ways = {
  refund: ["return it", "you get your money back"],
  exchange: ["exchange it", "you don’t get your money back"],
  "store-credit": ["return it", "you get store credit, not your money"],
  unknown: ["return it", "what you get back isn’t published"],
} as const;

/**
 * "You can return it within 120 nights, but not in the first 21, for a $99 fee; you get your money back." Null where no
 * trial is published.
 */
export function returnWords(policies: Policies | null): string | null {
  if (policies === null || policies.trial_nights === null) return null;
  const { trial_nights: trial, break_in_nights: first, return_fee_cents: fee, return_kind: kind } = policies;
  if (usableNights(policies) === 0 || trial === 0) return "There’s no sleep trial.";
  const early = first === null || first === 0 ? "" : `, but not in the first ${first}`;
  const costs = fee === null ? "" : fee === 0 ? ", at no charge" : `, for a ${price(fee)} fee`;
  const [may, back] = ways[kind ?? "unknown"];
  return `You can ${may} within ${formatCount(trial, "night", "nights")}${early}${costs}; ${back}.`;
}
