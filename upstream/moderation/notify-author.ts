import { ownerReviewPath, storeReviewPath } from "#contracts/site-paths";
import type { Db } from "../database/engine";
import { queueMail } from "../mail/queue-mail";
import type { MailSite } from "../mail/settings";
import { ownPagePath } from "../review-drafts/own-token";
import type { Decided, Decision, Target } from "./decide";
import { decisionLetter } from "./emails";
import { reviewTables } from "./review-tables";

/** Where published reviews have their pages. */
const publicPaths = { bed: ownerReviewPath, store: storeReviewPath } as const;

/** Where its writer is written to: the account's address as it is now, else the one that came with the review. */
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

/** Tells the writer what was decided; belongs in the decision's transaction. Nobody is written to about invented reviews. */
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
