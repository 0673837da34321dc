import type { Db } from "../database/engine";

/**
 * Why a staff member has to leave a post to a colleague; null: they may decide about it. `against`: the appeal being
 * decided, or the granted one that hiding the post again would undo; in either case, the person who hid it has to leave
 * it to a colleague.
 */
export async function leftToColleague(
  db: Db,
  post: number,
  staff: number,
  against: "appeal" | "granted" | null,
): Promise<string | null> {
  const own = await db
    .selectFrom("post")
    .innerJoin("participant", "participant.id", "post.participant_id")
    .select("post.id")
    .where("post.id", "=", post)
    .where("participant.account_id", "=", staff)
    .executeTakeFirst();
  if (own !== undefined) return "You wrote this post yourself, so a colleague decides about it.";
  if (against === null) return null;
  const hidden = await db
    .selectFrom("discussion_event")
    .select("id")
    .where("post_id", "=", post)
    .where("decision", "=", "hide")
    .where("account_id", "=", staff)
    .executeTakeFirst();
  if (hidden === undefined) return null;
  return against === "appeal"
    ? "You hid this post yourself, so a colleague reads the appeal."
    : "You hid this post and its author’s appeal was granted, so only a colleague can hide it again.";
}
