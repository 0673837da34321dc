/** Why a form beyond the site's own limit is refused. Households share it. */
export const severalForms = "You, or someone on your internet connection, sent several forms within a few minutes";

/** Whether a form holds more than a word of typing, which a page without it would lose; the rest is choices, numbers and names. */
export const hasTypedText = (values: Iterable<unknown>): boolean =>
  [...values].some((value) => typeof value === "string" && /\s/.test(value.trim()));
