import { z } from "zod";

/** As ui/forms/currency.ts reads it (a test holds the two together): "$1,249", "1249.00", "1,249.5". */
const amount = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{0,2}))?$/;

/** A price as it is typed, in dollars; its value is in US cents. */
export const typedPrice = z
  .string()
  .trim()
  .max(20, { error: "Enter an amount in dollars, like 1,299.50" })
  .regex(amount, { error: "Enter an amount in dollars, like 1,299.50" })
  .transform((text) => {
    const [, dollars = "", cents = ""] = amount.exec(text) ?? [];
    return Number(dollars.replaceAll(",", "")) * 100 + Number(cents.padEnd(2, "0"));
  })
  .refine((cents) => cents >= 100, { error: "Enter at least $1, or leave it empty" })
  .refine((cents) => cents <= 5_000_000, { error: "Enter $50,000 or less" });
