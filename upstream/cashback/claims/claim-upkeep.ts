import type { Db } from "../../database/engine";
import { lastAppealDay } from "../../rules/cashback/claim-states";
import { dayOf } from "#contracts/us-days";
import { forgetNumbers, type PaymentServices } from "../payouts/run-payouts";

const dayMs = 86_400_000;
export const claimDraftDays = 30;

/** Removes drafts that nobody has sent in 30 days, nor in 30 days after a link was mailed. */
export async function removeOldDrafts(db: Db, now: Date): Promise<void> {
  const since = new Date(now.getTime() - claimDraftDays * dayMs);
  await db
    .deleteFrom("cashback_claim")
    .where("state", "=", "draft")
    .where("begun_at", "<", since)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("cashback_claim_link as link")
            .whereRef("link.claim_id", "=", "cashback_claim.id")
            .where("link.mailed_at", ">=", since)
            .select("link.claim_id"),
        ),
      ),
    )
    .execute();
}

/** Forgets the numbers of bank accounts where nothing is paid any more, and where the accountant has had time to pay. */
export async function forgetBankAccounts(services: PaymentServices): Promise<void> {
  await forgetDeclined(services.db, services.clock());
  await forgetNumbers(services);
}

/** Of declined claims that can't be appealed any more. */
async function forgetDeclined(db: Db, now: Date): Promise<void> {
  const declined = await db
    .selectFrom("cashback_claim")
    .where("state", "=", "declined")
    .where("payee_account", "is not", null)
    .select(["id", "entered_at"])
    .execute();
  const over = declined.filter(({ entered_at }) => dayOf(now) > lastAppealDay(entered_at));
  if (over.length === 0) return;
  await db
    .updateTable("cashback_claim")
    .set({ payee_account: null })
    .where("state", "=", "declined")
    .where(
      "id",
      "in",
      over.map(({ id }) => id),
    )
    .execute();
}
