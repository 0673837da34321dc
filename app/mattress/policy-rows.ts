import type { Policies } from "~/contracts/catalogue";
import { returnKindLabels } from "~/contracts/vocabulary/catalogue";
import { formatCount, formatMoney } from "~/ui/format";

/** `text` is null where the seller publishes nothing, which is neither "no" nor zero. */
export interface PolicyRow {
  term: string;
  text: string | null;
  note?: string;
}

const nights = (count: number | null) => (count === null ? null : formatCount(count, "night", "nights"));
const years = (count: number | null) => (count === null ? null : formatCount(count, "year", "years"));
const yesOrNo = (value: boolean | null) => (value === null ? null : value ? "Yes" : "No");

/** Nights on which the bed can still be judged and returned: trial − break-in; null unless both are published. */
export const usableNights = (policies: Pick<Policies, "trial_nights" | "break_in_nights">) =>
  policies.trial_nights === null || policies.break_in_nights === null
    ? null
    : Math.max(0, policies.trial_nights - policies.break_in_nights);

function returnFee(cents: number | null): string | null {
  if (cents === null) return null;
  return cents === 0 ? "None" : formatMoney(cents);
}

export function trialRows(policies: Policies): PolicyRow[] {
  const usable = usableNights(policies);
  return [
    { term: "Sleep trial", text: policies.trial_nights === 0 ? "None" : nights(policies.trial_nights) },
    {
      term: "Break-in before a return",
      text: policies.break_in_nights === 0 ? "None" : nights(policies.break_in_nights),
    },
    {
      term: "Usable nights",
      text: nights(usable),
      ...(usable === null ? {} : { note: `${policies.trial_nights} trial − ${policies.break_in_nights} break-in` }),
    },
    { term: "Return fee", text: returnFee(policies.return_fee_cents) },
    { term: "Picked up from your home", text: yesOrNo(policies.return_pickup) },
    { term: "What you get back", text: policies.return_kind === null ? null : returnKindLabels[policies.return_kind] },
  ];
}

export function warrantyRows(policies: Policies): PolicyRow[] {
  return [
    { term: "Warranty", text: years(policies.warranty_years) },
    { term: "Full replacement, not prorated", text: years(policies.nonprorated_years) },
    {
      term: "Sag that counts as a fault",
      text: policies.sag_threshold_inches === null ? null : `${policies.sag_threshold_inches}″ or deeper`,
    },
    { term: "Needs a certain foundation", text: yesOrNo(policies.foundation_required) },
    { term: "A stain ends the warranty", text: yesOrNo(policies.stain_voids_warranty) },
  ];
}
