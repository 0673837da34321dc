import type { MatchAnswers } from "#contracts/match/match";

type Fields = readonly [keyof MatchAnswers, ...(keyof MatchAnswers)[]];

/** The quiz's questions in their order. */
export const stepNames = [
  "recipient",
  "age",
  "child",
  "size",
  "budget",
  "zip",
  "store",
  "position",
  "weight",
  "pain",
  "temperature",
  "preference",
  "partner",
  "allergies",
] as const;
export type StepName = (typeof stepNames)[number];

/** The answers that each question is for, in the order of its page; not all of them are asked of everybody (steps.ts). */
export const stepFields: Record<StepName, Fields> = {
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
};
