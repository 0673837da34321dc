import type { z } from "zod";
import { type newPost, type PostAdded, replyTarget } from "#contracts/discussions/posts";
import type { DiscussionKind } from "#contracts/vocabulary/discussions";
import type { Db } from "../database/engine";
import { invalid, keyUsed, notFound, HttpError } from "../http/answers";
import {
  excerptOf,
  faultsOfQuote,
  faultsOfText,
  faultsOfTitle,
  isNew,
  isQuoteOf,
  mayPostNow,
  placeOf,
  quotedWords,
} from "../rules/discussions";
import type { Visitor } from "../sessions/sessions";
import { dropDraft } from "./drafts";
import { type Author, authorFor, isNewcomer } from "./participants";
import { pageOfPost } from "./read-posts";
import { giveSlug } from "./slugs";
import type { PostQuote } from "./tables";
import { announce } from "./notifications";
import { watch } from "./watching";

/** For somebody who writes in a discussion that a moderator has closed. */
export const locked = (why: string) =>
  new HttpError(409, { detail: `A moderator has closed this one. ${why}`, code: "locked" });

const hidden = () =>
  new HttpError(409, {
    detail: "A moderator has hidden the post that this begins with, so nobody can add anything.",
    code: "hidden",
  });

const hourMs = 3_600_000;

/** Posts after this time count toward the hourly limit. */
export const hourBefore = (now: Date) => new Date(now.getTime() - hourMs);
/** Posts after this time were written under a clock that has since been corrected, and no longer count. */
export const hourAfter = (now: Date) => new Date(now.getTime() + hourMs);

/** For somebody who has written a lot within the hour: they may continue when their first post is an hour old. */
export function throttled(detail: string, first: Date, now: Date) {
  const seconds = Math.max(1, Math.ceil((first.getTime() - hourBefore(now).getTime()) / 1000));
  return new HttpError(429, { detail, code: "throttled" }, { "Retry-After": String(seconds) });
}

/** One form makes one post. */
const postedOtherwise = () =>
  keyUsed(
    "We already have a post from this form, and it isn’t the same. Look at that one first: you can edit it there. " +
      "To post this as well, send it again.",
  );

export interface Writing {
  db: Db;
  visitor: Visitor;
  now: Date;
}

interface Opened {
  kind: DiscussionKind;
  title: string;
  text: string;
  name?: string | undefined;
  watch: boolean;
  key: string;
  topics?: string[];
  terms?: string[];
  category?: string;
}

/** Checks text that will be public. Throws 400 with the problems of each field. */
export function checkWords({ title, text }: { title?: string | undefined; text: string }, newcomer: boolean): void {
  const faults = { title: title === undefined ? [] : faultsOfTitle(title), text: faultsOfText(text, newcomer) };
  const found = Object.entries(faults).filter(([, sentences]) => sentences.length > 0);
  if (found.length > 0) throw invalid(Object.fromEntries(found));
}

/** Checks the text and the author's rate; throws 400 for a field, 429 with a sentence. */
async function mayWrite(
  transaction: Db,
  author: Author,
  words: { title?: string; text: string },
  now: Date,
): Promise<void> {
  checkWords(words, isNewcomer(author.posts, author.role));
  // Of two concurrent posts, the second waits until the first is counted.
  await transaction.selectFrom("participant").select("id").where("id", "=", author.id).forNoKeyUpdate().execute();
  const recent = await transaction
    .selectFrom("post")
    .select("written_at")
    .where("participant_id", "=", author.id)
    .where("written_at", ">", hourBefore(now))
    .where("written_at", "<", hourAfter(now))
    .orderBy("written_at")
    .execute();
  const wait = mayPostNow(recent.length, author.role === "member" && isNew(author.joined_on, now));
  if (wait === null) return;
  throw throttled(wait, recent[0]!.written_at, now);
}

/** The slug of the discussion opened with a key; throws 409 if it has another account, kind, place or text. */
async function openedBefore(transaction: Db, visitor: Visitor, opened: Opened): Promise<string | null> {
  const before = await transaction
    .selectFrom("discussion")
    .innerJoin("participant", "participant.id", "discussion.participant_id")
    .innerJoin("post", (join) => join.onRef("post.discussion_id", "=", "discussion.id").on("post.number", "=", 1))
    // The first version of a frequently edited text isn't kept.
    .leftJoin("post_version as first", (join) =>
      join.onRef("first.post_id", "=", "post.id").on("first.version", "=", 1),
    )
    .select(["discussion.slug", "discussion.kind", "category", "topics", "moved_from"])
    .select(["participant.account_id", "first.title", "first.text"])
    .where("discussion.key", "=", opened.key)
    .executeTakeFirst();
  if (before === undefined) return null;
  const { account_id, kind, title, text, slug } = before;
  if (account_id !== visitor.id || kind !== opened.kind) throw postedOtherwise();
  if (text !== null && (title !== opened.title || text !== opened.text)) throw postedOtherwise();
  // A discussion moved by a moderator has a different place.
  if (before.moved_from === null && placeOf(before) !== placeOf(opened)) throw postedOtherwise();
  return slug;
}

/** Opens a question or a thread, once per key, and deletes its draft; returns its slug. */
export const openDiscussion = ({ db, visitor, now }: Writing, opened: Opened): Promise<string> =>
  db.transaction().execute(async (transaction) => {
    const before = await openedBefore(transaction, visitor, opened);
    if (before !== null) return before;
    const author = await authorFor(transaction, visitor, opened.name, now);
    await mayWrite(transaction, author, { title: opened.title, text: opened.text }, now);
    const { kind, title, key, topics = [], terms = [], category = null } = opened;
    const made = await transaction
      .insertInto("discussion")
      .values({
        kind,
        key,
        // Unique until the ID is known, which two identical titles alone would not be.
        slug: `new--${key}`,
        title,
        topics,
        terms,
        category,
        accepted_post: null,
        moved_from: null,
        locked: null,
        participant_id: author.id,
        posts: 1,
        opened_at: now,
        last_at: now,
        last_participant_id: author.id,
      })
      .onConflict((conflict) => conflict.column("key").doNothing())
      .returning("id")
      .executeTakeFirst();
    // A concurrent submission with the key was faster.
    if (made === undefined) return (await openedBefore(transaction, visitor, opened))!;
    const slug = await giveSlug(transaction, kind, made.id, title);
    await addText(transaction, { discussion: made.id, number: 1, author, title, text: opened.text, key: null, now });
    if (opened.watch) await watch(transaction, made.id, visitor.id, true, now);
    await dropDraft(transaction, { account: visitor.id, target: kind });
    return slug;
  });

interface Added {
  discussion: number;
  number: number;
  author: Author;
  /** Only for an opening. */
  title?: string;
  text: string;
  key: string | null;
  now: Date;
  quote?: PostQuote | null;
}

async function addText(transaction: Db, added: Added): Promise<number> {
  const { discussion, number, author, title = null, text, key, now, quote = null } = added;
  const { id } = await transaction
    .insertInto("post")
    .values({
      discussion_id: discussion,
      number,
      key,
      participant_id: author.id,
      text,
      excerpt: excerptOf(text),
      quote: quote === null ? null : JSON.stringify(quote),
      reason: null,
      appeal: null,
      appeal_granted: null,
      written_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto("post_version")
    .values({ post_id: id, version: 1, title, text, written_at: now })
    .execute();
  await transaction
    .updateTable("participant")
    .set((row) => ({ posts: row("posts", "+", 1) }))
    .where("id", "=", author.id)
    .execute();
  return id;
}

/** Adds an answer or a reply, once per key, deletes its draft, and queues notifications for watchers. */
export const addPost = (
  { db, visitor, now }: Writing,
  discussionId: number,
  sent: z.output<typeof newPost>,
): Promise<PostAdded> =>
  db.transaction().execute(async (transaction) => {
    const author = await authorFor(transaction, visitor, sent.name, now);
    // Locked, because posts of a discussion are numbered consecutively.
    const discussion = await transaction
      .selectFrom("discussion")
      .select(["id", "kind", "slug", "title", "posts", "locked", "hidden"])
      .where("id", "=", discussionId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (discussion === undefined) throw notFound();
    const before = await transaction
      .selectFrom("post")
      // The first version of a frequently edited text isn't kept.
      .leftJoin("post_version as first", (join) =>
        join.onRef("first.post_id", "=", "post.id").on("first.version", "=", 1),
      )
      .select(["post.id", "post.number", "discussion_id", "participant_id", "quote", "first.text"])
      .where("post.key", "=", sent.key)
      .executeTakeFirst();
    if (before !== undefined) {
      const same = before.discussion_id === discussionId && before.participant_id === author.id;
      const sameWords = (before.text === null || before.text === sent.text) && isQuoteOf(before.quote, sent.quote);
      if (!same || !sameWords) throw postedOtherwise();
      return answerOf(transaction, discussion, before);
    }
    if (discussion.hidden) throw hidden();
    if (discussion.locked !== null) throw locked(discussion.locked);
    await mayWrite(transaction, author, { text: sent.text }, now);
    const newcomer = isNewcomer(author.posts, author.role);
    const quote = sent.quote === undefined ? null : await quoteOf(transaction, discussionId, sent.quote, newcomer);
    const number = discussion.posts + 1;
    const id = await addText(transaction, {
      discussion: discussionId,
      number,
      author,
      text: sent.text,
      key: sent.key,
      now,
      quote,
    });
    await transaction
      .updateTable("discussion")
      .set((row) => ({
        posts: number,
        replies: row("replies", "+", 1),
        last_at: now,
        last_participant_id: author.id,
        ...(author.role === "expert" ? { answered_by_expert: true } : {}),
      }))
      .where("id", "=", discussionId)
      .execute();
    if (sent.watch) await watch(transaction, discussionId, visitor.id, true, now);
    await dropDraft(transaction, { account: visitor.id, target: replyTarget(discussionId) });
    await announce(transaction, id);
    return answerOf(transaction, discussion, { id, number });
  });

const answerOf = async (
  db: Db,
  discussion: { id: number; kind: DiscussionKind },
  { id, number }: { id: number; number: number },
): Promise<PostAdded> => ({ id: String(id), number, page: await pageOfPost(db, discussion, number) });

/** Quoted words as plain text, without markup and link targets. They have to occur in the post; throws 400. */
async function quoteOf(
  transaction: Db,
  discussion: number,
  { number, text }: { number: number; text: string },
  newcomer: boolean,
): Promise<PostQuote> {
  const quoted = await transaction
    .selectFrom("post")
    .select("text")
    .where("discussion_id", "=", discussion)
    .where("number", "=", number)
    .where("hidden", "=", false)
    .executeTakeFirst();
  if (quoted === undefined) throw invalid({ quote: ["The post that you quote isn’t here anymore"] });
  const words = quotedWords(text, quoted.text);
  if (words === null) throw invalid({ quote: ["Quote words exactly as they are in the post, or leave the quote out"] });
  const faults = faultsOfQuote(words, newcomer);
  if (faults.length > 0) throw invalid({ quote: faults });
  return { number, text: words, plain: true };
}
