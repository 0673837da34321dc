import { z } from "zod";
import { amountError, centsOf } from "../text/dollar-amount";

/** A price as typed, in dollars; its value is in US cents. */
export const typedPrice = z
  .string()
  .trim()
  .max(30, { error: "Enter an amount in dollars, like 1,299.50" })
  .transform((typed, context) => {
    const cents = centsOf(typed, { decimals: true });
    if (cents === null) context.addIssue({ code: "custom", message: amountError(typed, { decimals: true }) ?? "" });
    return cents ?? z.NEVER;
  })
  .refine((cents) => cents >= 100, { error: "Enter at least $1, or leave it empty" })
  .refine((cents) => cents <= 5_000_000, { error: "Enter $50,000 or less" });
