import type { Policies } from "~/contracts/catalogue";
import { usableNights } from "~/mattress/policy-terms";
import { price } from "~/mattress/price";
import { formatCount } from "~/ui/format";

const getBack = {
  refund: "You get your money back",
  exchange: "You can exchange it",
  "store-credit": "You get store credit",
} as const;

/** "You get your money back within 120 nights, but not in the first 21, for a $99 fee." Null where no trial is published. */
export function returnWords(policies: Policies | null): string | null {
  if (policies === null || policies.trial_nights === null) return null;
  const { trial_nights: trial, break_in_nights: first, return_fee_cents: fee, return_kind: kind } = policies;
  if (usableNights(policies) === 0 || trial === 0) return "There’s no sleep trial.";
  const early = first === null || first === 0 ? "" : `, but not in the first ${first}`;
  const costs = fee === null ? "" : fee === 0 ? ", at no charge" : `, for a ${price(fee)} fee`;
  const when = `within ${formatCount(trial, "night", "nights")}${early}${costs}`;
  return kind === null
    ? `You can return it ${when}; what you get back isn’t published.`
    : `${getBack[kind]} ${when}${kind === "refund" ? "" : ", but no money back"}.`;
}
