/**
 * Things that the specification names without saying where they are used, so that whoever needs them later finds them
 * under their names.
 */

/** Ways to contact somebody (specification, section 3). */
export const contactChannels = ["email", "sms", "phone"] as const;

/** Digits with commas between them, as "12,7" (specification, section 5). */
export const digitList = /^\d+(?:,\d+)*$/;

/** The same, with optional decimal parts, as "12.5,7" (specification, section 5). */
export const decimalList = /^\d+(?:\.\d+)?(?:,\d+(?:\.\d+)?)*$/;

/** A list and a number whose meaning is not given (specification, section 9). */
export const unnamedList = [5, 6, 7] as const;
export const unnamedNumber = 4;
