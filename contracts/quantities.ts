import { z } from "zod";

/** Ranges in which a figure can be true. One outside of them is as good as none: it would only spoil a page. */

const from = (min: number, max: number, meaning: string) => z.number().min(min).max(max).describe(meaning);
const wholeFrom = (min: number, max: number, meaning: string) => z.number().int().min(min).max(max).describe(meaning);

export const count = wholeFrom(0, 1_000_000_000, "A whole number: of things, days, nights or years, as the name says.");
export const cents = wholeFrom(0, 100_000_000, "US cents.");
export const firmnessValue = from(0, 10, "Firmness from 1 to 10, 10 firmest; someone else's scale may begin at 0.");
export const score = from(0, 100, "A score out of 100.");
export const points = from(-100, 100, "Points of a score out of 100: what adds to it and what takes from it.");
export const outOfFive = from(0, 5, "A rating or the score of a part, out of 5.");
export const percent = from(0, 100, "Per cent.");
export const share = from(0, 1, "A part of one: 0.5 is half.");
export const inches = from(0, 1000, "Inches.");
export const pounds = wholeFrom(1, 10_000, "Whole pounds.");
export const measure = from(0, 100_000, "A figure of a material, in the unit that its field says.");
/** No two places are farther apart than half of the equator, 12,451 miles. */
export const miles = from(0, 12_500, "Miles.");
export const latitude = from(-90, 90, "Degrees north.");
export const longitude = from(-180, 180, "Degrees east.");
export const minutesOfDay = wholeFrom(0, 2880, "Minutes since midnight; hours that end after it go on counting.");
