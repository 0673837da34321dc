/**
 * Parses amounts of US dollars as people type and paste them (specification, section 5; the patterns are our own). The
 * browser's field, the site's forms and the upstream all use it.
 */

export interface AmountRule {
  /** Allows cents; otherwise only whole dollars, including "1,500.00". */
  decimals?: boolean;
}

/** A dollar sign or "USD", digits grouped by commas in threes or ungrouped, at most two decimals. */
const amount = /^(?:USD?\s?)?\$?\s?(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d{0,2}))?\s?(?:USD|dollars?)?$/i;

/** No price here has more digits before the decimal point. */
const mostDigits = 9;

/** US cents: "$1,299" → 129900; null for anything that is not an amount, including the empty string. */
export function centsOf(text: string, { decimals = false }: AmountRule = {}): number | null {
  // A browser's field may contain what form parsing has removed: full-width characters and invisible marks.
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

/** The error in the text, as a message for the visitor; null for an amount and for an empty string. */
export function amountError(text: string, rule: AmountRule = {}): string | null {
  if (text.trim() === "" || centsOf(text, rule) !== null) return null;
  return rule.decimals ? "Enter an amount in dollars, like 1,299.50" : "Enter an amount in whole dollars, like 1,500";
}
