import { formatCount, formatNumber } from "~/ui/format";
import { heldWeightBandLabels } from "#contracts/vocabulary/mattress";
import { unknown } from "#contracts/vocabulary/quiz";
import { optionsOf } from "#contracts/vocabulary/terms";
import type { AnswerName } from "./answers";
import { answerOptions, type ChosenName, isMeasure, type MeasureName } from "./options";

/** An answer in words, as the list of answers shows it. */

/** Specification, section 9: default option label. */
export const dontKnow = "Don’t know";

export const answerLabels: Record<AnswerName, string> = {
  recipient: "For",
  age: "Age",
  childAge: "Child’s age",
  bunk: "For a bunk or loft bed",
  size: "Size",
  adjustableBase: "Adjustable base",
  budgetRange: "Budget",
  deliveryZip: "Delivery ZIP",
  tryInStore: "Try it in a store",
  position: "Position",
  weight: "Weight",
  pounds: "Weight",
  height: "Height",
  pain: "Pain",
  mobility: "Hard to get up or turn over",
  temperature: "Hot or cold",
  preference: "Preferred firmness",
  feel: "Preferred feel",
  partnerPosition: "Partner’s position",
  partnerWeight: "Partner’s weight",
  partnerPounds: "Partner’s weight",
  partnerHeight: "Partner’s height",
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
  childAge: "the child’s age",
  bunk: "whether it’s for a bunk or loft bed",
  size: "the size",
  adjustableBase: "whether it’ll go on an adjustable base",
  budgetRange: "your budget",
  deliveryZip: "your ZIP code",
  tryInStore: "whether you’ll try it in a store",
  position: "the sleeping position",
  weight: "the weight",
  pounds: "the weight",
  height: "the height",
  pain: "what hurts",
  mobility: "whether getting up or turning over is hard",
  temperature: "whether nights feel hot or cold",
  preference: "the firmness",
  feel: "the feel",
  partnerPosition: "how your partner sleeps",
  partnerWeight: "your partner’s weight",
  partnerPounds: "your partner’s weight",
  partnerHeight: "your partner’s height",
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
  if (isMeasure(name)) return measureText(name, Number(value));
  const words = value.split(",").map((one) => answerLabel(name, one));
  return words.map((word, index) => (index === 0 ? word : word.toLowerCase())).join(", ");
}

/** Whatever was chosen, in earlier releases too. */
export const answerLabel = (name: ChosenName, value: string) =>
  value === unknown ? dontKnow : (optionsFor(name).find((option) => option.value === value)?.label ?? value);

const heldBands = optionsOf(heldWeightBandLabels);
const optionsFor = (name: ChosenName) =>
  name === "weight" || name === "partnerWeight" ? heldBands : answerOptions[name];

function measureText(name: MeasureName, figure: number): string {
  if (name === "height" || name === "partnerHeight") return heightText(figure);
  if (name !== "childAge") return `${figure} lb`;
  return figure === 0 ? "Under 1 year" : formatCount(figure, "year", "years");
}

/** 71 → "5 ft 11 in", 72 → "6 ft" */
export function heightText(inches: number): string {
  const [feet, rest] = [Math.floor(inches / 12), inches % 12];
  return rest === 0 ? `${feet} ft` : `${feet} ft ${rest} in`;
}
