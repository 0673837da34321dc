import { z } from "zod";

/** Ranges in which a figure can be true. One outside of them is as good as none: it would only spoil a page. */

/** Of things, days, nights and years; pages of a list. */
export const count = z.number().int().min(0).max(1_000_000_000);

/** US cents, up to a million dollars. */
export const cents = z.number().int().min(0).max(100_000_000);

/** On the scale of 1 to 10, 10 firmest; somebody else's scale may begin at 0. */
export const firmnessValue = z.number().min(0).max(10);

/** Out of 100. */
export const score = z.number().min(0).max(100);

/** Of a score out of 100: what adds to it and what takes from it. */
export const points = z.number().min(-100).max(100);

/** A rating or the score of a part, out of 5. */
export const outOfFive = z.number().min(0).max(5);

export const percent = z.number().min(0).max(100);

/** A part of one. */
export const share = z.number().min(0).max(1);

/** Lengths of a bed and of what is in it. */
export const inches = z.number().min(0).max(1000);

/** Figures of materials: lb/ft³, pounds-force, gauge. */
export const measure = z.number().min(0).max(100_000);

/** No two places are farther apart than half of the equator, 12,451 miles. */
export const miles = z.number().min(0).max(12_500);

/** Degrees north. */
export const latitude = z.number().min(-90).max(90);

/** Degrees east. */
export const longitude = z.number().min(-180).max(180);

/** Since midnight; hours that end after it go on counting. */
export const minutesOfDay = z.number().int().min(0).max(2880);
