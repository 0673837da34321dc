import { z } from "zod";
import { count } from "../quantities";
import { list, orElse } from "../tolerance";

/**
 * GET account/written-before/ : what was sent by mail from an account's address without logging in, and isn't linked to
 * the account. The newest twenty of each kind are named.
 */
export const writtenBefore = z.object({
  reviews: z.object({
    count,
    items: list(z.object({ of: z.string().describe("The bed or store."), title: orElse(z.string(), "") }), 20),
  }),
  claims: z.object({ count, items: list(z.object({ product: z.string(), seller: z.string() }), 20) }),
});

export type WrittenBefore = z.infer<typeof writtenBefore>;
