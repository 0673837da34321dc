import { z } from "zod";
import { visitorAddressHeader } from "../../app/contracts/visitor-address";
import { hash, networkOf } from "../accounts/sign-in-limit";
import type { Db } from "../database/engine";
import type { Call } from "../http/operation";
import { visitorAddress } from "../http/visitor-address";
import type { Services } from "../services";
import { visitorOf } from "../visits/visitor";
import { type Reviewed, tablesOf } from "./reviewed";

/** Who votes: an account, or the network of a visitor without one, so that emptied cookies give no second vote. */
export type Voter = { account: number } | { address: string };

export async function voterOf(call: Call, services: Services): Promise<Voter> {
  const visitor = await visitorOf(call, services);
  if (visitor !== null) return { account: visitor.id };
  return { address: visitorAddress(call.request, services.visitorSecret, services.clock()) };
}

/** Headers of a vote. */
export const vouched = {
  [visitorAddressHeader]: z
    .string()
    .optional()
    .describe("As for signing in: votes of visitors without an account are then counted by visitor."),
};

/** Hashed with the review, so that nobody can be followed from one to another. */
function hashOf({ of, id }: Reviewed, voter: Voter) {
  const review = of === "bed" ? String(id) : `${of} ${id}`;
  return hash(
    "account" in voter ? `account ${voter.account} ${review}` : `address ${networkOf(voter.address)} ${review}`,
  );
}

/** Whether the voter has called the review useful. */
export async function hasVoted(db: Db, review: Reviewed, voter: Voter): Promise<boolean> {
  const vote = await db
    .selectFrom(tablesOf[review.of].vote)
    .where("review_id", "=", review.id)
    .where("voter_hash", "=", hashOf(review, voter))
    .select("review_id")
    .executeTakeFirst();
  return vote !== undefined;
}

/**
 * Casts or takes back a vote, once however often it is sent, and answers how many there are; null when no published
 * review has that number. The count changes with the vote's row alone, so that it is what the rows say.
 */
export async function vote(db: Db, review: Reviewed, voter: Voter, useful: boolean, now: Date): Promise<number | null> {
  const { id: review_id } = review;
  const tables = tablesOf[review.of];
  const voter_hash = hashOf(review, voter);
  return db.transaction().execute(async (transaction) => {
    const locked = await transaction
      .selectFrom(tables.review)
      .where("id", "=", review_id)
      .where("state", "=", "published")
      .select("helpful_votes")
      .forUpdate()
      .executeTakeFirst();
    if (locked === undefined) return null;
    const changed = useful
      ? await transaction
          .insertInto(tables.vote)
          .values({ review_id, voter_hash, voted_at: now })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst()
      : await transaction
          .deleteFrom(tables.vote)
          .where("review_id", "=", review_id)
          .where("voter_hash", "=", voter_hash)
          .executeTakeFirst();
    const rows =
      "numDeletedRows" in changed ? -Number(changed.numDeletedRows) : Number(changed.numInsertedOrUpdatedRows);
    const helpful_votes = Math.max(0, locked.helpful_votes + rows);
    await transaction.updateTable(tables.review).set({ helpful_votes }).where("id", "=", review_id).execute();
    return helpful_votes;
  });
}
