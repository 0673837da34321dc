import { formatNumber } from "~/ui/format";
import { unknown } from "~/contracts/vocabulary/quiz";
import { type AnswerName } from "./answers";
import { answerOptions, type ChosenName } from "./options";

/** An answer in words, as the list of answers shows it. */

/** Specification, section 9: default option label. */
export const dontKnow = "Don't know";

export const answerLabels: Record<AnswerName, string> = {
  recipient: "For",
  age: "Age",
  size: "Size",
  adjustableBase: "Adjustable base",
  budgetRange: "Budget",
  deliveryZip: "Delivery ZIP",
  tryInStore: "Try in a store",
  position: "Position",
  weight: "Weight",
  pain: "Pain",
  temperature: "Sleeps",
  preference: "Preferred firmness",
  feel: "Preferred feel",
  partnerPosition: "Partner's position",
  partnerWeight: "Partner's weight",
  partnerPain: "Partner's pain",
  partnerTemperature: "Partner sleeps",
  partnerPreference: "Partner's preferred firmness",
  partnerFeel: "Partner's preferred feel",
  lightSleeper: "Wakes when the other moves",
  allergies: "Allergies",
};

/** What a link changes, where the label alone would not say it: "Change how hot you sleep". */
const changeNames: Partial<Record<AnswerName, string>> = {
  recipient: "who it’s for",
  tryInStore: "whether to try it in a store",
  position: "how you sleep",
  temperature: "how hot you sleep",
  partnerTemperature: "how hot your partner sleeps",
  lightSleeper: "whether one of you wakes easily",
};

export const changeName = (name: AnswerName) => changeNames[name] ?? answerLabels[name].toLowerCase();

export function answerText(name: AnswerName, value: string): string {
  if (value === unknown) return dontKnow;
  if (name === "budgetRange") return `Up to $${formatNumber(Number(value))}`;
  if (name === "deliveryZip") return value;
  const words = value.split(",").map((one) => optionLabel(name, one));
  return words.map((word, index) => (index === 0 ? word : word.toLowerCase())).join(", ");
}

const optionLabel = (name: ChosenName, value: string) =>
  value === unknown ? dontKnow : (answerOptions[name].find((option) => option.value === value)?.label ?? value);
