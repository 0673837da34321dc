import type { AnswerName, Answers } from "~/features/match/answers";
import type { MeasureName } from "~/features/match/options";

/** What each group of a page with several is about. */

const labels: Partial<Record<AnswerName, string>> = {
  bunk: "Is it for a bunk or loft bed?",
  size: "Size of the mattress",
  preference: "How firm? 1 is softest, 10 is firmest",
  feel: "What kind of feel?",
  adjustableBase: "Will it go on an adjustable base?",
  mobility: "Is it hard to get in or out of bed, or to turn over?",
  partnerPosition: "Which position does your partner mostly sleep in?",
  partnerWeight: "How much does your partner weigh?",
  partnerPain: "Does your partner wake up with pain?",
  partnerTemperature: "Does your partner sleep hot or cold?",
  partnerPreference: "How firm does your partner like it?",
  partnerFeel: "What kind of feel does your partner like?",
  lightSleeper: "Does either of you wake when the other moves?",
};

/** Of a couple one answer holds for both. */
const ofCouple: Partial<Record<AnswerName, string>> = {
  mobility: "Is it hard for either of you to get in or out of bed, or to turn over?",
};

/** Undefined: the page's title says it. */
export const groupLabel = (name: AnswerName, { recipient }: Answers): string | undefined =>
  (recipient === "couple" ? ofCouple[name] : undefined) ?? labels[name];

const exactly =
  "It makes your results more exact. It has to lie in the range above, or leave the range empty. We round it to whole pounds.";
const tallOrShort =
  "Such as 5 ft 11, to the nearest inch. Tall people spread their weight over more of the bed, and short people over less.";

export const measureTexts: Record<MeasureName, { label: string; hint: string }> = {
  childAge: {
    label: "Age in years",
    hint: "From 0, for a baby under 1, to 17. Leave out half years.",
  },
  pounds: { label: "Exact weight in pounds (optional)", hint: exactly },
  height: { label: "Height in feet and inches (optional)", hint: tallOrShort },
  partnerPounds: { label: "Your partner’s exact weight in pounds (optional)", hint: exactly },
  partnerHeight: { label: "Your partner’s height in feet and inches (optional)", hint: tallOrShort },
};
