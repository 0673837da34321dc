import { phraseAt, type Token } from "../query-tokens";
import { feetWords, inchWords, tallAt } from "./tall";

/** Heights in feet that a search can't use: of a body or a bed, or impossible ones. */

/** After inches, these mean the height of a bed, whatever feet come before: "6 ft 12 inch mattress". */
const ofBed = ["thick", "high", "deep", "thickness", "height", "profile", "mattress", "mattresses", "bed", "beds", "hybrid", "foam"]; // prettier-ignore

/** How many tokens starting at `at` state such a height; 0: none. */
export function bodyHeightAt(tokens: readonly Token[], at: number): number {
  if (tallAt(tokens, at) !== null) return 0;
  const length = joinedAt(tokens, at) || spelledAt(tokens, at);
  return length === 0 ? 0 : length + phraseAt(tokens, at + length, ["tall"]);
}

/** "6'", "6'13", "9'11": feet that are nobody's height aren't a street number either. */
const joinedAt = (tokens: readonly Token[], at: number): number =>
  /^\d\s?['’′]\s?[\d./\s-]*$/.test(tokens[at]?.text ?? "") ? 1 + phraseAt(tokens, at + 1, inchWords) : 0;

/** "6 ft", "6 ft 13 in" */
function spelledAt(tokens: readonly Token[], at: number): number {
  const feet = tokens[at]?.amount;
  if (feet == null || tokens[at]!.money || phraseAt(tokens, at + 1, feetWords) === 0) return 0;
  const end = at + 2 + phraseAt(tokens, at + 2, ["and"]);
  const inches = tokens[end]?.money === true ? null : (tokens[end]?.amount ?? null);
  const unit = phraseAt(tokens, end + 1, inchWords);
  const whole = inches !== null && unit > 0 && phraseAt(tokens, end + 1 + unit, ofBed) === 0;
  if (whole && feet < 10) return end + 1 + unit - at;
  if (feet < 4 || feet > 7) return 0;
  return inches !== null && inches < 12 && unit === 0 && end === at + 2 ? 3 : 2;
}
