/** A ZIP code, with its four further digits or without: "83702", "83702-1234", "83702 - 1234". */
export const isZipCode = (typed: string): boolean => /^\d{5}\s*-?\s*(?:\d{4})?$/.test(typed);

/**
 * What is wrong with a text that is no ZIP code. Spreadsheets take away a zero that stands first. With zeros it is only
 * offered where it `fits` what else is known of the address.
 */
export function zipCodeError(typed: string, fits: (zip: string) => boolean = () => true): string {
  if (!/^\d{3,4}(?:\s*[- ]\s*\d{4})?$/.test(typed)) return "Enter a 5-digit ZIP code, such as 83702";
  const digits = typed.slice(0, 4).replace(/\D$/, "");
  const zip = digits.padStart(5, "0");
  return `ZIP codes have five digits. ${fits(zip) ? `Did you mean ${zip}?` : `This one has ${digits.length}`}`;
}
