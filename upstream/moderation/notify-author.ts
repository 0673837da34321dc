import { ownerReviewPath, storeReviewPath } from "#contracts/site-paths";
import type { Db } from "../database/engine";
import { queueMail } from "../mail/queue-mail";
import type { MailSite } from "../mail/settings";
import { ownPagePath } from "../review-drafts/own-token";
import type { Decided, Decision, Target } from "./decide";
import { decisionLetter } from "./emails";
import { reviewTables } from "./review-tables";

/** Pages of published reviews. */
const publicPaths = { bed: ownerReviewPath, store: storeReviewPath } as const;

/** The writer's address: the account's current one, else the one that came with the review. */
export async function addressOf(db: Db, kind: Target["kind"], review: number): Promise<string | null> {
  const table = reviewTables[kind].review;
  const row = await db
    .selectFrom(table)
    .leftJoin("account", "account.id", "account_id")
    .where(`${table}.id`, "=", review)
    .select(["account.email", "writer_email"])
    .executeTakeFirst();
  return row?.email ?? row?.writer_email ?? null;
}

/**
 * Notifies the writer of a decision; belongs in the decision's transaction. No mail is sent about fictional reviews.
 */
export async function notifyAuthor(
  transaction: Db,
  { kind, review }: Target,
  { name: decision, note }: Pick<Decision, "name" | "note">,
  { reason, undoesAppeal, event }: NonNullable<Decided>,
  site: MailSite,
  now: Date,
): Promise<void> {
  const recipient = await addressOf(transaction, kind, review);
  if (recipient === null) return;
  const { review: table, name } = reviewTables[kind];
  const row = await transaction
    .selectFrom(table)
    .where("id", "=", review)
    .select([`${name} as name`, "state"])
    .executeTakeFirstOrThrow();
  const about = {
    kind,
    name: row.name,
    ownPath: await ownPagePath(transaction, { kind, id: review }),
    publicPath: row.state === "published" ? publicPaths[kind](review) : null,
  };
  const letter = decisionLetter(decision, recipient, about, { reason, note, undoesAppeal }, site);
  await queueMail(transaction, letter, `moderation event ${event}`, now);
}
