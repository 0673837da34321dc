import { phraseAt, type Token } from "../query-tokens";
import { feetWords, inchWords, tallAt } from "./tall";

/** Heights in feet that no search can go by: of a body or of a bed, or of nobody at all. */

/** Behind inches they say that a bed has so many, whatever feet stand before: "6 ft 12 inch mattress". */
const ofBed = ["thick", "high", "deep", "thickness", "height", "profile", "mattress", "mattresses", "bed", "beds", "hybrid", "foam"]; // prettier-ignore

/** How many tokens from `at` on say it; 0: none. */
export function bodyHeightAt(tokens: readonly Token[], at: number): number {
  if (tallAt(tokens, at) !== null) return 0;
  const length = joinedAt(tokens, at) || spelledAt(tokens, at);
  return length === 0 ? 0 : length + phraseAt(tokens, at + length, ["tall"]);
}

/** "6'", "6'13", "9'11": a number of feet that nobody has is no street number either. */
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
