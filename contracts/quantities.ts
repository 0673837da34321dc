import { z } from "zod";

/** Plausible ranges of figures. A value outside of them is treated as missing, because it would only spoil a page. */

const from = (min: number, max: number, meaning: string) => z.number().min(min).max(max).describe(meaning);
const wholeFrom = (min: number, max: number, meaning: string) => z.number().int().min(min).max(max).describe(meaning);

export const count = wholeFrom(
  0,
  1_000_000_000,
  "A whole number of items, days, nights or years, depending on the name.",
);
export const cents = wholeFrom(0, 100_000_000, "US cents.");
export const firmnessValue = from(0, 10, "Firmness from 1 to 10, 10 being firmest; other scales may start at 0.");
export const score = from(0, 100, "A score out of 100.");
export const points = from(-100, 100, "Points added to or subtracted from a score out of 100.");
export const outOfFive = from(0, 5, "A rating or partial score, out of 5.");
export const percent = from(0, 100, "Percent.");
export const share = from(0, 1, "A fraction: 0.5 is half.");
export const inches = from(0, 1000, "Inches.");
export const pounds = wholeFrom(1, 10_000, "Whole pounds.");
export const measure = from(0, 100_000, "A material property, in the unit of its field.");
/** No two places are farther apart than half of the equator, 12,451 miles. */
export const miles = from(0, 12_500, "Miles.");
export const latitude = from(-90, 90, "Degrees north.");
export const longitude = from(-180, 180, "Degrees east.");
export const minutesOfDay = wholeFrom(0, 2880, "Minutes since midnight; hours that end after midnight keep counting.");
