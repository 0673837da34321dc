import { z } from "zod";
import { firmnessValue } from "../quantities";
import { maybe, maybeList } from "../tolerance";
import { sleeperLabels } from "../vocabulary/match";
import { termsOf } from "../vocabulary/terms";

/** Which of the bed's sleepers is meant. */
export const sleeper = z.enum(termsOf(sleeperLabels));

/** How firm a sleeper's bed should be, and the weight it is based on. */
export const sleeperTarget = z.object({
  sleeper,
  target: maybe(firmnessValue).describe(
    "Firmness from 1 to 10, 10 being firmest; null if position or weight is unknown and no preference is given. For a " +
      "guest bed without a preference, it is the midpoint of what most sleepers prefer.",
  ),
  steps: maybeList(z.string(), 10, "rules").describe(
    "How it was calculated, one sentence per step: table, pain, preference.",
  ),
  height: maybe(z.string()).describe(
    "Sentence about how weight is treated at this height or for a growing teenager; null if it counts as is.",
  ),
});

export type SleeperTarget = z.infer<typeof sleeperTarget>;
