/** The answers of the match quiz, in the order in which they are offered. */

/** How a URL states the answer "Don't know". */
export const unknown = "unknown";

export const recipientLabels = {
  me: { label: "Me", hint: "You have the bed to yourself" },
  couple: { label: "Me and a partner", hint: "We score each bed for both of you" },
  child: { label: "A child" },
  guest: { label: "Guests" },
  "someone-else": { label: "Someone else" },
} as const;

export const ageBandLabels = {
  "under-18": "Under 18",
  "18-34": "18 to 34",
  "35-49": "35 to 49",
  "50-64": "50 to 64",
  "65-over": "65 or over",
} as const;

export const sleepPositionLabels = {
  side: { label: "Side" },
  back: { label: "Back" },
  stomach: { label: "Stomach" },
  combination: { label: "Combination", hint: "Turning a lot during the night" },
} as const;

export const painLabels = {
  none: "No pain",
  "low-back": "Lower back",
  shoulder: "Shoulder",
  hip: "Hip",
  neck: "Neck",
} as const;

export const temperatureLabels = {
  hot: { label: "Hot", hint: "Often too warm at night" },
  neutral: { label: "Neither hot nor cold" },
  cold: { label: "Cold", hint: "Often too cool at night" },
} as const;

/** In the words of the firmness scale, which a test verifies; the engine uses the middle of each band. */
export const firmnessPreferenceLabels = {
  soft: { label: "Soft", hint: "3 to 4 of 10" },
  "medium-soft": { label: "Medium-soft", hint: "4 to 5 of 10" },
  medium: { label: "Medium", hint: "5 to 6 of 10" },
  "medium-firm": { label: "Medium-firm", hint: "6 to 7 of 10" },
  firm: { label: "Firm", hint: "7 to 8 of 10" },
} as const;

export const feelLabels = {
  hug: { label: "Hug me", hint: "You sink in" },
  between: { label: "In between" },
  float: { label: "Float and bounce", hint: "You lie on top" },
} as const;

export const allergyLabels = {
  none: { label: "None of these" },
  latex: { label: "Latex", hint: "Natural or blended, in any layer" },
  wool: { label: "Wool", hint: "Often in covers and fire barriers" },
  polyurethane: { label: "Polyurethane foam", hint: "Polyfoam and memory foam" },
} as const;

export const yesNoLabels = { yes: "Yes", no: "No" } as const;
