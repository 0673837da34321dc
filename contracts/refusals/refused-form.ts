/** Why a form over the site's own limit is rejected. The limit applies to a whole household. */
export const severalForms = "You, or someone on your internet connection, sent several forms within a few minutes";

/**
 * Whether a form contains more than one typed word, which would be lost with the page; the rest is choices, numbers and
 * names.
 */
export const hasTypedText = (values: Iterable<unknown>): boolean =>
  [...values].some((value) => typeof value === "string" && /\s/.test(value.trim()));
