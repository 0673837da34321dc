import { formatNumber } from "~/ui/format";
import { unknown } from "~/contracts/vocabulary/quiz";
import { type AnswerName } from "./answers";
import { answerOptions, type ChosenName } from "./options";

/** An answer in words, as the list of answers shows it. */

/** Specification, section 9: default option label. */
export const dontKnow = "Don’t know";

export const answerLabels: Record<AnswerName, string> = {
  recipient: "For",
  age: "Age",
  size: "Size",
  adjustableBase: "Adjustable base",
  budgetRange: "Budget",
  deliveryZip: "Delivery ZIP",
  tryInStore: "Try it in a store",
  position: "Position",
  weight: "Weight",
  pain: "Pain",
  temperature: "Hot or cold",
  preference: "Preferred firmness",
  feel: "Preferred feel",
  partnerPosition: "Partner’s position",
  partnerWeight: "Partner’s weight",
  partnerPain: "Partner’s pain",
  partnerTemperature: "Partner hot or cold",
  partnerPreference: "Partner’s preferred firmness",
  partnerFeel: "Partner’s preferred feel",
  lightSleeper: "One of you wakes easily",
  allergies: "Allergies",
};

/** What a link is about, whoever will sleep on it: "Change the sleeping position", "Tell us your budget". */
export const changeNames: Record<AnswerName, string> = {
  recipient: "who it’s for",
  age: "the age",
  size: "the size",
  adjustableBase: "whether it’ll go on an adjustable base",
  budgetRange: "your budget",
  deliveryZip: "your ZIP code",
  tryInStore: "whether you’ll try it in a store",
  position: "the sleeping position",
  weight: "the weight",
  pain: "what hurts",
  temperature: "whether nights feel hot or cold",
  preference: "the firmness",
  feel: "the feel",
  partnerPosition: "how your partner sleeps",
  partnerWeight: "your partner’s weight",
  partnerPain: "what hurts your partner",
  partnerTemperature: "whether your partner sleeps hot or cold",
  partnerPreference: "how firm your partner likes it",
  partnerFeel: "which feel your partner likes",
  lightSleeper: "whether one of you wakes easily",
  allergies: "the allergies",
};

export function answerText(name: AnswerName, value: string): string {
  if (value === unknown) return dontKnow;
  if (name === "budgetRange") return `Up to $${formatNumber(Number(value))}`;
  if (name === "deliveryZip") return value;
  const words = value.split(",").map((one) => optionLabel(name, one));
  return words.map((word, index) => (index === 0 ? word : word.toLowerCase())).join(", ");
}

const optionLabel = (name: ChosenName, value: string) =>
  value === unknown ? dontKnow : (answerOptions[name].find((option) => option.value === value)?.label ?? value);
