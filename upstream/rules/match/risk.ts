import type { MatchResult } from "../../../app/contracts/match";
import type { MatchModel } from "./match-model";
import type { Ruleset } from "./ruleset";
import { dollars } from "./words";

/** What it costs to have been wrong: nights to find out, and what going back takes. Apart from fit. */
export function riskOf({ policies }: MatchModel, { risk: rules }: Ruleset): MatchResult["risk"] {
  const { trial_nights: trial, break_in_nights: breakIn, return_fee_cents: fee, return_kind: kind } = policies;
  const usable = trial === null || breakIn === null ? null : Math.max(0, trial - breakIn);
  const facts = { usable_nights: usable, return_fee_cents: fee };
  if (trial === null) return { ...facts, level: "unknown", because: "We found no trial for it. Ask before you buy." };

  const short = (usable ?? trial) < rules.highBelowNights;
  const noMoneyBack = kind === "exchange" || kind === "store-credit";
  const easy = usable !== null && usable >= rules.lowFromNights && fee === 0 && kind === "refund";
  const sentences = [
    usable === null
      ? `${trial} nights to try it, though the seller doesn’t say whether you have to keep it for a while first`
      : breakIn === 0
        ? `${trial} nights to try it`
        : `${trial} nights to try it, but you have to keep it for the first ${breakIn}`,
    fee === null
      ? "the seller doesn’t say what a return costs"
      : fee === 0
        ? "returns are free"
        : `a return costs ${dollars(fee)}`,
    kind === null
      ? "the seller doesn’t say whether you get your money back"
      : {
          refund: "you get your money back",
          exchange: "exchange only, no money back",
          "store-credit": "store credit only, no money back",
        }[kind],
  ];
  const text = sentences.join("; ");
  return { ...facts, level: short || noMoneyBack ? "high" : easy ? "low" : "medium", because: `${text}.` };
}
