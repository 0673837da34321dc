import { z } from "zod";

/** Ranges in which a figure can be true. One outside of them is as good as none: it would only spoil a page. */

export const count = z
  .number()
  .int()
  .min(0)
  .max(1_000_000_000)
  .describe("A whole number: of things, days, nights or years, as the name says.");

export const cents = z.number().int().min(0).max(100_000_000).describe("US cents.");

export const firmnessValue = z
  .number()
  .min(0)
  .max(10)
  .describe("Firmness from 1 to 10, 10 firmest; somebody else's scale may begin at 0.");

export const score = z.number().min(0).max(100).describe("A score out of 100.");

export const points = z
  .number()
  .min(-100)
  .max(100)
  .describe("Points of a score out of 100: what adds to it and what takes from it.");

export const outOfFive = z.number().min(0).max(5).describe("A rating or the score of a part, out of 5.");

export const percent = z.number().min(0).max(100).describe("Per cent.");

export const share = z.number().min(0).max(1).describe("A part of one: 0.5 is half.");

export const inches = z.number().min(0).max(1000).describe("Inches.");

export const measure = z
  .number()
  .min(0)
  .max(100_000)
  .describe("A figure of a material, in the unit that its field says.");

/** No two places are farther apart than half of the equator, 12,451 miles. */
export const miles = z.number().min(0).max(12_500).describe("Miles.");

export const latitude = z.number().min(-90).max(90).describe("Degrees north.");

export const longitude = z.number().min(-180).max(180).describe("Degrees east.");

export const minutesOfDay = z
  .number()
  .int()
  .min(0)
  .max(2880)
  .describe("Minutes since midnight; hours that end after it go on counting.");
