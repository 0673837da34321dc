import type { Db } from "../../database/engine";
import { lastAppealDay } from "../../rules/cashback/claim-states";
import { dayOf } from "#contracts/us-days";
import { forgetNumbers, type PaymentServices } from "../payouts/run-payouts";

const dayMs = 86_400_000;
export const claimDraftDays = 30;

/** Removes drafts that were not sent within 30 days, or within 30 days of mailing a link. */
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

/** Erases bank account numbers where nothing will be paid any more, and where the accountant has had time to pay. */
export async function forgetBankAccounts(services: PaymentServices): Promise<void> {
  await forgetDeclined(services.db, services.clock());
  await forgetNumbers(services);
}

/** Those of declined claims that can no longer be appealed. */
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
