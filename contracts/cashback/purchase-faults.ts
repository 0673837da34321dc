import { formatMoney } from "../english";
import { dayInWords, plusDays, todayAt } from "../us-days";
import type { Purchase } from "./claim-forms";

/** What an offer asks of a purchase; null or left out: it asks nothing, as far as is known. */
export interface PurchaseTerms {
  minimum_cents?: number | null;
  claim_days?: number | null;
  starts_on?: string;
  ends_on?: string | null;
}

/** What does not fit the offer, by field. Of a form the fields that are right so far are checked. */
export function purchaseFaults(
  { bought_on, price }: Partial<Pick<Purchase, "bought_on" | "price">>,
  { minimum_cents = null, claim_days = null, starts_on = "", ends_on = null }: PurchaseTerms,
  now: Date,
): Record<string, string> {
  const today = todayAt(now);
  const faults: Record<string, string> = {};
  if (bought_on !== undefined) {
    if (bought_on > today.first) faults.bought_on = "Enter the date you bought it. It can’t be in the future";
    else if (bought_on < starts_on)
      faults.bought_on = `This offer began on ${dayInWords(starts_on)}, and it doesn’t cover mattresses bought before that`;
    else if (ends_on !== null && bought_on > ends_on)
      faults.bought_on = `This offer ended on ${dayInWords(ends_on)}, and it doesn’t cover mattresses bought after that`;
    else if (claim_days !== null && plusDays(bought_on, claim_days) < today.last)
      faults.bought_on = `You had ${claim_days} days after buying to claim, and they’re over`;
  }
  if (price !== undefined && minimum_cents !== null && price < minimum_cents)
    faults.price = `This offer counts from ${formatMoney(minimum_cents)} for a mattress`;
  return faults;
}
