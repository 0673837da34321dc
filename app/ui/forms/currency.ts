/** What a field for an amount may contain while one is typed; contracts/text/dollar-amount.ts reads it. */
const typed = /^\$?\s*[\d,]*(?:\.\d{0,2})?$/;

export const mayBeTyped = (text: string) => typed.test(text.trim());

/** 129900 → "1,299", 129950 → "1,299.50": what the field shows on blur. */
export function currencyText(cents: number): string {
  const rest = cents % 100;
  const dollars = ((cents - rest) / 100).toLocaleString("en-US");
  return rest === 0 ? dollars : `${dollars}.${String(rest).padStart(2, "0")}`;
}
