/** A ZIP code with or without its four additional digits: "83702", "83702-1234", "83702 - 1234". */
export const isZipCode = (typed: string): boolean => /^\d{5}\s*-?\s*(?:\d{4})?$/.test(typed);

/**
 * The error for a text that isn't a ZIP code. Spreadsheets drop leading zeros; the version with zeros is suggested only
 * if it `fits` what else is known about the address.
 */
export function zipCodeError(typed: string, fits: (zip: string) => boolean = () => true): string {
  if (!/^\d{3,4}(?:\s*[- ]\s*\d{4})?$/.test(typed)) return "Enter a 5-digit ZIP code, such as 83702";
  const digits = typed.slice(0, 4).replace(/\D$/, "");
  const zip = digits.padStart(5, "0");
  return `ZIP codes have five digits. ${fits(zip) ? `Did you mean ${zip}?` : `This one has ${digits.length}`}`;
}
