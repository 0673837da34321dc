import { type Bound, count, hash, networkOf, throttled } from "../accounts/sign-in-limit";
import type { Db } from "../database/engine";
import { invalid } from "../http/answers";
import { dayOf } from "#contracts/us-days";

/** Normalizes a code for comparison: people read codes off paper, so characters that look alike count as the same. */
export const codeKey = (code: string) =>
  code
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");

/** A code has 40 bits, so with this limit nobody finds one by trying. */
export const codeLimit: Bound = { tries: 10, windowMs: 10 * 60_000 };

/** The target of a code. Throws 400, the same for unknown and expired codes, and 429. */
export async function redeemCode(db: Db, typed: string, address: string, now: Date) {
  const wait = await count(db, codeLimit, hash("claim code", networkOf(address)), now);
  if (wait !== null) throw throttled(wait, "tried codes");
  const found = await db
    .selectFrom("cashback_code")
    .innerJoin("cashback_offer", "cashback_offer.slug", "cashback_code.offer_slug")
    .select(["offer_slug as offer", "invoice"])
    .where("code", "=", codeKey(typed))
    .where((row) => row.or([row("cashback_code.ends_on", "is", null), row("cashback_code.ends_on", ">=", dayOf(now))]))
    .executeTakeFirst();
  if (found === undefined) {
    throw invalid({
      claim_code: [
        "We don’t know this code, or it has expired. Check it against your receipt, or pick the offer yourself",
      ],
    });
  }
  return found;
}
