import type { MatchAnswers } from "#contracts/match/match";
import { termsOf } from "#contracts/vocabulary/terms";

type Fields = readonly [keyof MatchAnswers, ...(keyof MatchAnswers)[]];

/**
 * The quiz's questions in their order, each with the answers that it is for, in the order of its page; not all of them are
 * asked of everybody (steps.ts).
 */
const fields = {
  recipient: ["recipient"],
  age: ["age"],
  child: ["childAge", "bunk"],
  size: ["size", "adjustableBase"],
  budget: ["budgetRange"],
  zip: ["deliveryZip"],
  store: ["tryInStore"],
  position: ["position"],
  weight: ["weight", "pounds", "height"],
  pain: ["pain", "mobility"],
  temperature: ["temperature"],
  preference: ["preference", "feel"],
  partner: [
    "partnerPosition",
    "partnerWeight",
    "partnerPounds",
    "partnerHeight",
    "partnerPain",
    "partnerTemperature",
    "partnerPreference",
    "partnerFeel",
    "lightSleeper",
  ],
  allergies: ["allergies"],
} as const satisfies Record<string, Fields>;

export type StepName = keyof typeof fields;
export const stepFields: Record<StepName, Fields> = fields;
export const stepNames = termsOf(fields);
