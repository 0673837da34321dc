/**
 * Reads amounts of US dollars as people type and paste them (specification, section 5; the patterns are our own): the one
 * reader of the browser's field, the site's forms and the upstream.
 */

export interface AmountRule {
  /** Cents count; without it whole dollars alone, of which "1,500.00" is one. */
  decimals?: boolean;
}

/** A dollar sign or "USD", digits in groups of three with commas or in one run, at most two decimals. */
const amount = /^(?:USD?\s?)?\$?\s?(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d{0,2}))?\s?(?:USD|dollars?)?$/i;

/** No price here has more digits before the decimal point. */
const mostDigits = 9;

/** US cents: "$1,299" → 129900; null for anything that is not an amount, the empty string included. */
export function centsOf(text: string, { decimals = false }: AmountRule = {}): number | null {
  // A browser's field has what a form is read without: letters of full width, and marks that nobody sees.
  const plain = text
    .replace(/[\uFF01-\uFF5E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/\p{Cf}/gu, "")
    .trim()
    .replace(/\s+/g, " ");
  const [, grouped = "", cents = ""] = amount.exec(plain) ?? [];
  const dollars = grouped.replaceAll(",", "");
  if (dollars.length > mostDigits || dollars + cents === "") return null;
  const read = Number(dollars) * 100 + Number(cents.padEnd(2, "0"));
  return decimals || read % 100 === 0 ? read : null;
}

/** What is wrong with the text, in words for the visitor; null for an amount and for an empty string. */
export function amountError(text: string, rule: AmountRule = {}): string | null {
  if (text.trim() === "" || centsOf(text, rule) !== null) return null;
  return rule.decimals ? "Enter an amount in dollars, like 1,299.50" : "Enter an amount in whole dollars, like 1,500";
}
