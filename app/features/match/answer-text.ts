import { formatCount, formatNumber } from "~/ui/format";
import { heldWeightBandLabels } from "#contracts/vocabulary/mattress";
import { unknown } from "#contracts/vocabulary/quiz";
import { optionsOf } from "#contracts/vocabulary/terms";
import type { AnswerName } from "./answers";
import { answerOptions, type ChosenName, isMeasure, type MeasureName } from "./options";

/** An answer in words, as the list of answers shows it. */

/** Specification, section 9: default option label. */
export const dontKnow = "Don’t know";

interface AnswerWords {
  label: string;
  /** What a link is about, whoever will sleep on it: "Change the sleeping position", "Tell us your budget". */
  change: string;
}

export const answerWords: Record<AnswerName, AnswerWords> = {
  recipient: { label: "For", change: "who it’s for" },
  age: { label: "Age", change: "the age" },
  childAge: { label: "Child’s age", change: "the child’s age" },
  bunk: { label: "For a bunk or loft bed", change: "whether it’s for a bunk or loft bed" },
  size: { label: "Size", change: "the size" },
  adjustableBase: { label: "Adjustable base", change: "whether it’ll go on an adjustable base" },
  budgetRange: { label: "Budget", change: "your budget" },
  deliveryZip: { label: "Delivery ZIP", change: "your ZIP code" },
  tryInStore: { label: "Try it in a store", change: "whether you’ll try it in a store" },
  position: { label: "Position", change: "the sleeping position" },
  weight: { label: "Weight", change: "the weight" },
  pounds: { label: "Weight", change: "the weight" },
  height: { label: "Height", change: "the height" },
  pain: { label: "Pain", change: "what hurts" },
  mobility: { label: "Hard to get up or turn over", change: "whether getting up or turning over is hard" },
  temperature: { label: "Hot or cold", change: "whether nights feel hot or cold" },
  preference: { label: "Preferred firmness", change: "the firmness" },
  feel: { label: "Preferred feel", change: "the feel" },
  partnerPosition: { label: "Partner’s position", change: "how your partner sleeps" },
  partnerWeight: { label: "Partner’s weight", change: "your partner’s weight" },
  partnerPounds: { label: "Partner’s weight", change: "your partner’s weight" },
  partnerHeight: { label: "Partner’s height", change: "your partner’s height" },
  partnerPain: { label: "Partner’s pain", change: "what hurts your partner" },
  partnerTemperature: { label: "Partner hot or cold", change: "whether your partner sleeps hot or cold" },
  partnerPreference: { label: "Partner’s preferred firmness", change: "how firm your partner likes it" },
  partnerFeel: { label: "Partner’s preferred feel", change: "which feel your partner likes" },
  lightSleeper: { label: "One of you wakes easily", change: "whether one of you wakes easily" },
  allergies: { label: "Allergies", change: "the allergies" },
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
