/** A ZIP code, with its four further digits or without. */
export const isZipCode = (typed: string): boolean => /^\d{5}(?:[- ]?\d{4})?$/.test(typed);

/** What is wrong with a text that is no ZIP code. Spreadsheets take away a zero that stands first. */
export const zipCodeError = (typed: string): string =>
  /^\d{3,4}(?:[- ]\d{4})?$/.test(typed)
    ? `ZIP codes have five digits. Did you mean ${typed.slice(0, 4).replace(/\D$/, "").padStart(5, "0")}?`
    : "Enter a ZIP code of five digits, such as 83702";
