import type { MatchAnswers } from "~/contracts/match";

type Fields = readonly [keyof MatchAnswers, ...(keyof MatchAnswers)[]];

/** The quiz's questions in their order. */
export const stepNames = [
  "recipient",
  "age",
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

/** The answers that each question is for; the first must be given, what is left out of the others is not known. */
export const stepFields: Record<StepName, Fields> = {
  recipient: ["recipient"],
  age: ["age"],
  size: ["size", "adjustableBase"],
  budget: ["budgetRange"],
  zip: ["deliveryZip"],
  store: ["tryInStore"],
  position: ["position"],
  weight: ["weight"],
  pain: ["pain"],
  temperature: ["temperature"],
  preference: ["preference", "feel"],
  partner: [
    "partnerPosition",
    "partnerWeight",
    "partnerPain",
    "partnerTemperature",
    "partnerPreference",
    "partnerFeel",
    "lightSleeper",
  ],
  allergies: ["allergies"],
};
