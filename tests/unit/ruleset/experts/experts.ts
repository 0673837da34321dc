import { aloneOnTheSide } from "./alone-on-the-side";
import { aloneOtherwise, forOthers } from "./alone-otherwise";
import { couples } from "./couples";
import type { Expert } from "./expert";

/** In the order of the ruleset's table. */
export const experts: readonly Expert[] = [...aloneOnTheSide, ...aloneOtherwise, ...couples, ...forOthers].sort(
  (one, other) => one.id.localeCompare(other.id),
);
