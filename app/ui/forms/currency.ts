/** Amounts of US dollars as people type them (specification, section 5); the patterns are our own. */

export interface CurrencyRule {
  /** Cents may be typed; without it whole dollars alone. */
  decimals?: boolean;
}

/** An optional dollar sign, digits in groups of three with commas or in one run, at most two decimals. */
const whole = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)$/;
const withCents = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d{0,2}))?$/;

/** What the field may contain while one of those is being typed. */
const typedWhole = /^\$?\s*[\d,]*$/;
const typedWithCents = /^\$?\s*[\d,]*(?:\.\d{0,2})?$/;

/** No price here has more digits before the decimal point. */
const mostDigits = 9;

export const mayBeTyped = (text: string, { decimals = false }: CurrencyRule = {}) =>
  (decimals ? typedWithCents : typedWhole).test(text.trim());

/** US cents: "$1,299" → 129900; null for anything that is not an amount, the empty string included. */
export function centsOf(text: string, { decimals = false }: CurrencyRule = {}): number | null {
  const found = (decimals ? withCents : whole).exec(text.trim());
  const dollars = found?.[1]?.replaceAll(",", "") ?? "";
  const cents = found?.[2] ?? "";
  if (dollars.length > mostDigits || dollars + cents === "") return null;
  return Number(dollars) * 100 + Number(cents.padEnd(2, "0"));
}

/** 129900 → "1,299", 129950 → "1,299.50": what the field shows on blur. */
export function currencyText(cents: number): string {
  const rest = cents % 100;
  const dollars = ((cents - rest) / 100).toLocaleString("en-US");
  return rest === 0 ? dollars : `${dollars}.${String(rest).padStart(2, "0")}`;
}

/** The error message for the text; null for a valid amount or an empty string. */
export function currencyError(text: string, rule: CurrencyRule = {}): string | null {
  if (text.trim() === "" || centsOf(text, rule) !== null) return null;
  return rule.decimals ? "Enter an amount in dollars, like 1,299.50" : "Enter an amount in whole dollars, like 1,500";
}
