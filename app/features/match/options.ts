import { sizeLabels, weightBandLabels } from "#contracts/vocabulary/mattress";
import {
  ageBandLabels,
  allergyLabels,
  feelLabels,
  firmnessPreferenceLabels,
  painLabels,
  recipientLabels,
  sleepPositionLabels,
  temperatureLabels,
  yesNoLabels,
} from "#contracts/vocabulary/quiz";
import { optionsOf } from "#contracts/vocabulary/terms";
import type { Choice } from "~/ui/forms/choices";
import type { AnswerName } from "./answers";

const sizeHints: Record<keyof typeof sizeLabels, string> = {
  twin: "38 × 75 inches",
  "twin-xl": "38 × 80 inches",
  full: "54 × 75 inches",
  queen: "60 × 80 inches",
  king: "76 × 80 inches",
  "cal-king": "72 × 84 inches",
  "split-king": "Two of 38 × 80 inches, side by side",
};

const tryInStoreHints = { yes: "Show only beds you can find in a store", no: "Also show beds sold only online" };

const weights = optionsOf(weightBandLabels);
const positions = optionsOf(sleepPositionLabels);
const pains = optionsOf(painLabels);
const temperatures = optionsOf(temperatureLabels);
const firmnesses = optionsOf(firmnessPreferenceLabels);
const feels = optionsOf(feelLabels);
const yesNo = optionsOf(yesNoLabels);

/** Figures of a body, which are typed: left empty, they are simply not known. */
export const measureNames = ["childAge", "pounds", "height", "partnerPounds", "partnerHeight"] as const;
export type MeasureName = (typeof measureNames)[number];

type TypedName = "budgetRange" | "deliveryZip" | MeasureName;
export type ChosenName = Exclude<AnswerName, TypedName>;

export const isMeasure = (name: AnswerName): name is MeasureName => measureNames.some((measure) => measure === name);

export const isTyped = (name: AnswerName): name is TypedName =>
  name === "budgetRange" || name === "deliveryZip" || isMeasure(name);

export const answerOptions: Record<ChosenName, readonly Choice[]> = {
  recipient: optionsOf(recipientLabels),
  age: optionsOf(ageBandLabels),
  bunk: yesNo,
  mobility: yesNo,
  size: optionsOf(sizeLabels).map((option) => ({ ...option, hint: sizeHints[option.value] })),
  adjustableBase: yesNo,
  tryInStore: yesNo.map((option) => ({ ...option, hint: tryInStoreHints[option.value] })),
  position: positions,
  weight: weights,
  pain: pains,
  temperature: temperatures,
  preference: firmnesses,
  feel: feels,
  partnerPosition: positions,
  partnerWeight: weights,
  partnerPain: pains,
  partnerTemperature: temperatures,
  partnerPreference: firmnesses,
  partnerFeel: feels,
  lightSleeper: yesNo,
  allergies: optionsOf(allergyLabels),
};

/** Answers that may hold several values. */
export const severalNames: readonly AnswerName[] = ["pain", "partnerPain", "allergies"];
