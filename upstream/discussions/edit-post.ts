import type { z } from "zod";
import type { postEdit } from "#contracts/discussions/posts";
import { editsPerHour } from "#contracts/vocabulary/discussions";
import type { Db } from "../database/engine";
import { notFound, HttpError } from "../http/answers";
import { excerptOf } from "../rules/discussions";
import { isNewcomer } from "./participants";
import { checkWords, hourAfter, hourBefore, locked, throttled, type Writing } from "./write-posts";

const conflict = () =>
  new HttpError(409, {
    detail:
      "You’ve changed this post somewhere else since you opened this page. Open it again to see what it says now.",
    code: "newer_version",
  });

/** Throws 429 with a sentence, because each edit stores the previous text and title. */
async function mayEditNow(transaction: Db, id: number, now: Date): Promise<void> {
  const recent = await transaction
    .selectFrom("post_version")
    .select("written_at")
    .where("post_id", "=", id)
    .where("version", ">", 1)
    .where("written_at", ">", hourBefore(now))
    .where("written_at", "<", hourAfter(now))
    .orderBy("written_at")
    .limit(editsPerHour)
    .execute();
  if (recent.length < editsPerHour) return;
  throw throttled(`You’ve changed this post ${editsPerHour} times within an hour.`, recent[0]!.written_at, now);
}

/** Edits one's own post; the previous text and title are kept. Repeating the same edit returns the same result. */
export const editPost = (
  { db, visitor, now }: Writing,
  id: number,
  { text, title, base }: z.output<typeof postEdit>,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const found = await transaction
      .selectFrom("post")
      .innerJoin("participant", "participant.id", "post.participant_id")
      .select(["post.discussion_id", "participant.role", "participant.posts"])
      .where("post.id", "=", id)
      .where("participant.account_id", "=", visitor.id)
      .executeTakeFirst();
    if (found === undefined) throw notFound();
    const discussion = await transaction
      .selectFrom("discussion")
      .select(["locked", "title"])
      .where("id", "=", found.discussion_id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const post = await transaction
      .selectFrom("post")
      .select(["number", "text", "version", "hidden"])
      .where("id", "=", id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const newTitle = post.number === 1 ? (title ?? discussion.title) : discussion.title;
    if (post.text === text && discussion.title === newTitle) return;
    if (post.version !== base) throw conflict();
    if (post.hidden)
      throw new HttpError(409, {
        detail: "A moderator has hidden this post, so it can’t be changed.",
        code: "hidden",
      });
    if (discussion.locked !== null) throw locked(discussion.locked);
    const changed = newTitle === discussion.title ? undefined : newTitle;
    checkWords({ title: changed, text }, isNewcomer(found.posts, found.role));
    await mayEditNow(transaction, id, now);
    const version = base + 1;
    const kept = { version, text, title: post.number === 1 ? newTitle : null, written_at: now };
    await transaction
      .insertInto("post_version")
      .values({ post_id: id, ...kept })
      .execute();
    await transaction
      .updateTable("post")
      .set({ text, excerpt: excerptOf(text), version, edited_at: now })
      .where("id", "=", id)
      .execute();
    if (changed !== undefined) {
      await transaction
        .updateTable("discussion")
        .set({ title: changed })
        .where("id", "=", found.discussion_id)
        .execute();
    }
  });
