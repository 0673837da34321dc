import { z } from "zod";
import { firmnessValue } from "../quantities";
import { maybe, maybeList } from "../tolerance";
import { sleeperLabels } from "../vocabulary/match";
import { termsOf } from "../vocabulary/terms";

/** Who of a bed's sleepers is meant. */
export const sleeper = z.enum(termsOf(sleeperLabels));

/** How firm a bed a sleeper should have, and by what they count. */
export const sleeperTarget = z.object({
  sleeper,
  target: maybe(firmnessValue).describe(
    "Firmness from 1 to 10, 10 firmest; null when position or weight is unknown and no preference is " +
      "stated. For a guest bed it is the middle of what most sleepers prefer then.",
  ),
  steps: maybeList(z.string(), 10, "rules").describe(
    "How it came about, one sentence a step: table, pain, preference.",
  ),
  height: maybe(z.string()).describe(
    "By what the weight counts at this height, or of a teenager who still grows, a sentence; null: by what it is.",
  ),
});

export type SleeperTarget = z.infer<typeof sleeperTarget>;
