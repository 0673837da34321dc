/** A letter of a right-to-left script. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * User input for a sentence of ours that is only a string: enclosed in the marks U+2068 and U+2069, the plain-text
 * equivalent of `<bdi>`, so that it doesn't reorder the words around it. Text without right-to-left letters stays as it
 * is.
 */
export const isolated = (typed: string) => (rightToLeft.test(typed) ? `\u2068${typed}\u2069` : typed);
