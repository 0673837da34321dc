/** A ZIP code, with its four further digits or without: "83702", "83702-1234", "83702 - 1234". */
export const isZipCode = (typed: string): boolean => /^\d{5}\s*-?\s*(?:\d{4})?$/.test(typed);

/** What is wrong with a text that is no ZIP code. Spreadsheets take away a zero that stands first. */
export const zipCodeError = (typed: string): string =>
  /^\d{3,4}(?:\s*[- ]\s*\d{4})?$/.test(typed)
    ? `ZIP codes have five digits. Did you mean ${typed.slice(0, 4).replace(/\D$/, "").padStart(5, "0")}?`
    : "Enter a 5-digit ZIP code, such as 83702";
