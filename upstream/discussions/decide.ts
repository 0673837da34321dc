import type { z } from "zod";
import type { discussionDecision, postDecision } from "#contracts/discussions/moderation";
import { type PostDecision, postDecisionLabels } from "#contracts/vocabulary/discussions";
import type { Db } from "../database/engine";
import { invalid, notFound, HttpError } from "../http/answers";
import { queueMail } from "../mail/queue-mail";
import type { MailSite } from "../mail/settings";
import { decidedAlready } from "../moderation/decided-already";
import { appealOf, mayDecidePost } from "../rules/discussions";
import { hideDiscussion, showDiscussion } from "./hiding";
import { postDecided } from "./emails";
import { countVotes } from "./post-actions";
import { leftToColleague } from "./conflict-of-interest";

interface Staff {
  id: number;
  first_name: string;
}

const conflict = (detail: string) => new HttpError(409, { detail, code: "decided_already" });

const lastEvent = (db: Db, discussion: number, post: number) =>
  db
    .selectFrom("discussion_event")
    .select(["decision", "reason", "account_id", "staff_name"])
    .where("discussion_id", "=", discussion)
    .where("post_id", "=", post)
    .orderBy("id", "desc")
    .executeTakeFirst();

type Event = NonNullable<Awaited<ReturnType<typeof lastEvent>>>;

const decidedBy = (event: Event, by: Staff) => decidedAlready(event, postDecisionLabels[event.decision], by);

/**
 * Hides a post, shows it again, or decides about reports and appeals. Of two concurrent decisions the second is 409,
 * unless it is the same decision by the same person, which is a no-op. The author is notified by mail.
 */
export const decidePost = (
  db: Db,
  id: number,
  { decision, reason, note }: z.output<typeof postDecision>,
  by: Staff,
  site: MailSite,
  now: Date,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const of = await transaction.selectFrom("post").select("discussion_id").where("id", "=", id).executeTakeFirst();
    if (of === undefined) throw notFound();
    const discussion = await transaction
      .selectFrom("discussion")
      .select(["id", "kind", "title", "hidden", "accepted_post"])
      .where("id", "=", of.discussion_id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const post = await transaction
      .selectFrom("post")
      .selectAll()
      .where("id", "=", id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    if (decision === "hide" && reason === undefined) throw invalid({ reason: ["Choose which rule it breaks"] });
    const why = mayDecidePost(post, decision);
    const last = await lastEvent(transaction, discussion.id, id);
    if (why !== null) {
      if (last?.account_id === by.id && last.decision === decision && (last.reason ?? undefined) === reason) return;
      throw conflict(last === undefined ? why : `${decidedBy(last, by)} ${why}`);
    }
    const ofAppeal = decision === "grant-appeal" || decision === "deny-appeal";
    const undone = decision === "hide" && appealOf(post) === "granted";
    const left = await leftToColleague(transaction, id, by.id, ofAppeal ? "appeal" : undone ? "granted" : null);
    if (left !== null) throw new HttpError(409, { detail: left, code: "not_yours" });
    if (decision === "hide" || decision === "dismiss-reports") {
      const closed = await closeReports(transaction, id, decision === "hide", now);
      if (decision === "dismiss-reports" && closed === 0) {
        if (last?.account_id === by.id && last.decision === decision) return;
        throw conflict("Nobody has reported this one.");
      }
    }
    if (decision === "hide") await hide(transaction, post, discussion, reason!, note, now);
    else if (decision === "restore" || decision === "grant-appeal") await restore(transaction, post);
    if (ofAppeal) {
      await transaction
        .updateTable("post")
        .set({ appeal_decided_at: now, appeal_granted: decision === "grant-appeal" })
        .where("id", "=", id)
        .execute();
    }
    const event = await recordEvent(
      transaction,
      { discussion: discussion.id, post: id, decision, reason: reason ?? null, note, by },
      now,
    );
    if (decision !== "dismiss-reports") {
      const recipient = await addressOf(transaction, post.participant_id);
      // The title of a hidden discussion is only for the person who wrote it.
      const title = discussion.hidden && post.number > 1 ? null : discussion.title;
      const { kind } = discussion;
      const about = { kind, title, post: id, reason: reason ?? post.reason, note, undoesAppeal: undone };
      if (recipient !== null)
        await queueMail(transaction, postDecided(decision, recipient, about, site), `post event ${event}`, now);
    }
  });

interface Kept {
  id: number;
  number: number;
  discussion_id: number;
  participant_id: number;
}

async function hide(
  transaction: Db,
  post: Kept,
  discussion: { accepted_post: number | null },
  reason: z.output<typeof postDecision>["reason"] & string,
  note: string,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable("post")
    .set({
      hidden: true,
      reason,
      note,
      hidden_at: now,
      appeal: null,
      appealed_at: null,
      appeal_decided_at: null,
      appeal_granted: null,
    })
    .where("id", "=", post.id)
    .execute();
  await afterChange(transaction, post, -1);
  if (discussion.accepted_post === post.id) {
    await transaction
      .updateTable("discussion")
      .set({ accepted_post: null })
      .where("id", "=", post.discussion_id)
      .execute();
  }
}

async function restore(transaction: Db, post: Kept): Promise<void> {
  await transaction
    .updateTable("post")
    .set({ hidden: false, reason: null, note: "", hidden_at: null })
    .where("id", "=", post.id)
    .execute();
  await afterChange(transaction, post, 1);
}

/** Updates the counts and latest posts of the discussion and its author to match what is shown. */
async function afterChange(transaction: Db, post: Kept, by: 1 | -1): Promise<void> {
  const { discussion_id: id } = post;
  if (post.number === 1) await (by === -1 ? hideDiscussion : showDiscussion)(transaction, id);
  else {
    const shown = transaction
      .selectFrom("post")
      .innerJoin("participant", "participant.id", "post.participant_id")
      .where("discussion_id", "=", id)
      .where("hidden", "=", false);
    const last = await shown
      .select(["post.written_at", "participant.id"])
      .orderBy("post.number", "desc")
      .executeTakeFirst();
    const expert = await shown
      .select("post.id")
      .where("post.number", ">", 1)
      .where("participant.role", "=", "expert")
      .executeTakeFirst();
    await transaction
      .updateTable("discussion")
      .set((row) => ({
        replies: row("replies", "+", by),
        answered_by_expert: expert !== undefined,
        ...(last === undefined ? {} : { last_at: last.written_at, last_participant_id: last.id }),
      }))
      .where("id", "=", id)
      .execute();
    await countVotes(transaction, id);
  }
  await transaction
    .updateTable("participant")
    .set((row) => ({ posts: row("posts", "+", by) }))
    .where("id", "=", post.participant_id)
    .execute();
}

async function closeReports(db: Db, post: number, upheld: boolean, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("post_report")
    .set({ closed_at: now, upheld, reporter_hash: null })
    .where("post_id", "=", post)
    .where("closed_at", "is", null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

async function addressOf(db: Db, participant: number): Promise<string | null> {
  const row = await db
    .selectFrom("participant")
    .innerJoin("account", "account.id", "participant.account_id")
    .select("account.email")
    .where("participant.id", "=", participant)
    .executeTakeFirst();
  return row?.email ?? null;
}

interface Noted {
  discussion: number;
  post: number | null;
  decision: PostDecision;
  reason: string | null;
  note: string;
  by: Staff;
}

/** Returns its ID. */
async function recordEvent(
  db: Db,
  { discussion, post, decision, reason, note, by }: Noted,
  now: Date,
): Promise<number> {
  const { id } = await db
    .insertInto("discussion_event")
    .values({
      discussion_id: discussion,
      post_id: post,
      decision,
      reason,
      note,
      account_id: by.id,
      staff_name: by.first_name,
      decided_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Locks a discussion, or moves or pins a thread. Idempotent. */
export const decideDiscussion = (
  db: Db,
  id: number,
  { decision, category, note }: z.output<typeof discussionDecision>,
  by: Staff,
  now: Date,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const discussion = await transaction
      .selectFrom("discussion")
      .select(["kind", "category", "locked", "pinned"])
      .where("id", "=", id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (discussion === undefined) throw notFound();
    if (decision === "lock" && note === "") throw invalid({ note: ["Say why: readers see it"] });
    if (decision !== "lock" && decision !== "unlock" && discussion.kind !== "thread") throw notFound();
    if (decision === "move") {
      const known = await transaction
        .selectFrom("forum_category")
        .select("slug")
        .where("slug", "=", category ?? "")
        .executeTakeFirst();
      if (known === undefined) throw invalid({ category: ["Choose where it belongs"] });
      if (category === discussion.category) return;
    }
    const changes = {
      lock: { locked: note },
      unlock: { locked: null },
      move: { category: category ?? discussion.category, moved_from: discussion.category },
      pin: { pinned: true },
      unpin: { pinned: false },
    }[decision];
    const changed = Object.entries(changes).some(
      ([name, value]) => discussion[name as keyof typeof discussion] !== value,
    );
    if (!changed) return;
    await transaction.updateTable("discussion").set(changes).where("id", "=", id).execute();
    await recordEvent(transaction, { discussion: id, post: null, decision, reason: null, note, by }, now);
  });
