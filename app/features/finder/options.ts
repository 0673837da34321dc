import type { MatchAnswers } from "~/contracts/match";
import { sizeLabels, weightBandLabels } from "~/mattress/labels";
import type { AnswerName, unknown } from "./answers";

/** The answers to choose from, in plain words. No contract is imported but as a type: zod stays on the server. */

export interface Option {
  value: string;
  label: string;
  hint?: string;
}

type Value<N extends AnswerName> = Exclude<
  NonNullable<MatchAnswers[N]> extends readonly (infer Item)[] ? Item : NonNullable<MatchAnswers[N]>,
  typeof unknown
>;
type Words = string | { label: string; hint: string };

/** Every value must be named; the order is the one in which they are shown. */
const options = <V extends string>(words: Record<V, Words>): Option[] =>
  Object.entries<Words>(words).map(([value, word]) => ({
    value,
    ...(typeof word === "string" ? { label: word } : word),
  }));

const yesNo = options<Value<"tryInStore">>({ yes: "Yes", no: "No" });

const positions = options<Value<"position">>({
  side: "On the side",
  back: "On the back",
  stomach: "On the stomach",
  combination: { label: "A bit of everything", hint: "Changing position during the night" },
});

const weights = (["under-130", "130-230", "over-230"] satisfies Value<"weight">[]).map((value) => ({
  value,
  label: weightBandLabels[value] ?? value,
}));

const pains = options<Value<"pain">>({
  none: "No pain",
  "low-back": "Lower back",
  shoulder: "Shoulder",
  hip: "Hip",
});

const temperatures = options<Value<"temperature">>({
  hot: { label: "Hot", hint: "Often too warm at night" },
  neutral: "Neither hot nor cold",
  cold: { label: "Cold", hint: "Often too cool at night" },
});

const feels = options<Value<"preference">>({
  soft: { label: "Soft", hint: "3 to 4 of 10" },
  "medium-soft": { label: "Medium-soft", hint: "4 to 5 of 10" },
  medium: { label: "Medium", hint: "5 to 6 of 10" },
  "medium-firm": { label: "Medium-firm", hint: "6 to 7 of 10" },
  firm: { label: "Firm", hint: "7 to 8 of 10" },
});

export type ChosenName = Exclude<AnswerName, "budgetRange" | "deliveryZip">;

export const answerOptions: Record<ChosenName, readonly Option[]> = {
  recipient: options<Value<"recipient">>({
    me: { label: "Me", hint: "You have the bed to yourself" },
    couple: { label: "Me and a partner", hint: "You both count, and each gets a score" },
    child: "A child",
    guest: "Guests",
    "someone-else": "Somebody else",
  }),
  age: options<Value<"age">>({
    "under-18": "Under 18",
    "18-34": "18 to 34",
    "35-49": "35 to 49",
    "50-64": "50 to 64",
    "65-over": "65 or over",
  }),
  size: options<Value<"size">>({
    twin: { label: sizeLabels.twin, hint: "38 × 75 inches" },
    "twin-xl": { label: sizeLabels["twin-xl"], hint: "38 × 80 inches" },
    full: { label: sizeLabels.full, hint: "54 × 75 inches" },
    queen: { label: sizeLabels.queen, hint: "60 × 80 inches" },
    king: { label: sizeLabels.king, hint: "76 × 80 inches" },
    "cal-king": { label: sizeLabels["cal-king"], hint: "72 × 84 inches" },
    "split-king": { label: sizeLabels["split-king"], hint: "Two of 38 × 80 inches, side by side" },
  }),
  adjustableBase: yesNo,
  tryInStore: options<Value<"tryInStore">>({
    yes: { label: "Yes", hint: "Only beds that stand on a store's floor" },
    no: { label: "No", hint: "Beds sold online too" },
  }),
  position: positions,
  weight: weights,
  pain: pains,
  temperature: temperatures,
  preference: feels,
  partnerPosition: positions,
  partnerWeight: weights,
  partnerPain: pains,
  partnerTemperature: temperatures,
  partnerPreference: feels,
  lightSleeper: yesNo,
  allergies: options<Value<"allergies">>({
    none: "None of these",
    latex: { label: "Latex", hint: "Natural or blended, in any layer" },
    wool: { label: "Wool", hint: "In covers and fire barriers" },
    polyurethane: { label: "Polyurethane foam", hint: "Polyfoam and memory foam" },
  }),
};

/** Answers that may hold several values. */
export const severalNames: readonly AnswerName[] = ["pain", "partnerPain", "allergies"];
