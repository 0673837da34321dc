import { formatMoney } from "#contracts/english";
import type { MatchResult } from "#contracts/match/match";
import type { MatchModel } from "./match-model";
import type { Ruleset } from "./ruleset";

/** The cost of a wrong choice: the nights to find out, and what a return takes. Separate from fit. */
export function riskOf({ policies }: MatchModel, { risk: rules }: Ruleset): MatchResult["risk"] {
  const { trial_nights: trial, break_in_nights: breakIn, return_fee_cents: fee, return_kind: kind } = policies;
  const usable = trial === null || breakIn === null ? null : Math.max(0, trial - breakIn);
  const facts = { usable_nights: usable, return_fee_cents: fee };
  if (trial === null)
    return {
      ...facts,
      level: "unknown",
      because: "We haven’t found a trial period for it. Ask the seller before you buy.",
      hard: null,
    };

  const short = (usable ?? trial) < rules.highBelowNights;
  const noMoneyBack = onlySwapped(kind);
  const easy = usable !== null && usable >= rules.lowFromNights && fee === 0 && kind === "refund";
  const level = short || noMoneyBack ? "high" : easy ? "low" : "medium";
  const hard = noMoneyBack ? returnText(policies) : short ? nightsText(policies) : null;
  return { ...facts, level, because: `${nightsText(policies)}. ${returnText(policies)}.`, hard };
}

type Policies = MatchModel["policies"];

/** Exchange or store credit only, or hardly any nights to try it; an unpublished break-in counts as none. */
export const hardToReturn = (
  { trial_nights: trial, break_in_nights: breakIn, return_kind: kind }: Policies,
  fewNights: number,
): boolean => onlySwapped(kind) || (trial !== null && trial - (breakIn ?? 0) < fewNights);

const onlySwapped = (kind: Policies["return_kind"]) => kind === "exchange" || kind === "store-credit";

/** "You have 99 nights to send it back: 120 in all, but not in the first 21" */
function nightsText({ trial_nights: trial, break_in_nights: breakIn }: Policies): string {
  if (breakIn === 0) return `You have ${trial} nights to try it`;
  if (breakIn === null)
    return `You have ${trial} nights to try it, though the seller doesn’t say whether you have to keep it for a while first`;
  const usable = Math.max(0, trial! - breakIn);
  return `You have ${usable} ${usable === 1 ? "night" : "nights"} to send it back: ${trial} in all, but not in the first ${breakIn}`;
}

/** "Returns are free, but you only get store credit" */
function returnText({ return_fee_cents: fee, return_kind: kind }: Policies): string {
  const costs =
    fee === null
      ? "The seller doesn’t say what sending it back costs"
      : fee === 0
        ? "Returns are free"
        : `Sending it back costs ${formatMoney(fee)}`;
  if (kind === null)
    return `${costs}${fee === null ? " or" : ", but the seller doesn’t say"} whether you get your money back`;
  const gets = {
    refund: "you get your money back",
    exchange: "you can only swap it for another bed",
    "store-credit": "you only get store credit",
  }[kind];
  return `${costs}, ${(fee === 0) === (kind === "refund") ? "and" : "but"} ${gets}`;
}
