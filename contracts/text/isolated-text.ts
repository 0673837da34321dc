/** A letter of a script that is written from right to left. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * What somebody typed, for a sentence of ours that is no more than a string: between the marks U+2068 and U+2069, which are
 * to plain text what `<bdi>` is to HTML, so that it doesn't put our words beside it into another order. Without a letter
 * that could, it stays as it is.
 */
export const isolated = (typed: string) => (rightToLeft.test(typed) ? `\u2068${typed}\u2069` : typed);
