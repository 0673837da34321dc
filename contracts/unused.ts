/**
 * What the specification names without saying where it is used, so that whoever comes to need it finds it under its name.
 */

/** Ways in which somebody may be reached (specification, section 3). */
export const contactChannels = ["email", "sms", "phone"] as const;

/** Digits with commas between them, as "12,7" (specification, section 5). */
export const digitList = /^\d+(?:,\d+)*$/;

/** The same where each may have a decimal part, as "12.5,7" (specification, section 5). */
export const decimalList = /^\d+(?:\.\d+)?(?:,\d+(?:\.\d+)?)*$/;

/** A list and a number whose meaning it does not give (specification, section 9). */
export const unnamedList = [5, 6, 7] as const;
export const unnamedNumber = 4;
