import { type RawBuilder, sql } from "kysely";
import type { Post } from "#contracts/discussions/posts";
import { type DiscussionKind, postsPerPage } from "#contracts/vocabulary/discussions";
import type { Db } from "../database/engine";
import { textQuery } from "../database/text-query";
import { pagesOf } from "../listing/pages";
import { appealOf, mayAppealPost, plainWords } from "../rules/discussions";
import type { Visitor } from "../sessions/sessions";
import { participantColumns, toParticipant } from "./participants";

export interface ReadPosts {
  discussion: number;
  visitor: Visitor | null;
  locked: boolean;
  accepted: number | null;
  now: Date;
}

/** Posts with their authors. */
export const postRows = (db: Db) =>
  db
    .selectFrom("post")
    .innerJoin("participant", "participant.id", "post.participant_id")
    .select([
      "post.id",
      "post.discussion_id",
      "post.number",
      "post.text",
      "post.version",
      "post.quote",
      "post.votes",
      "post.hidden",
      "post.reason",
      "post.note",
      "post.hidden_at",
      "post.appealed_at",
      "post.appeal_decided_at",
      "post.appeal_granted",
      "post.written_at",
      "post.edited_at",
      "participant.account_id",
      ...participantColumns,
    ]);

export type PostRow = Awaited<ReturnType<Rows["executeTakeFirstOrThrow"]>>;

/** A page of posts in chronological order, including the opening. Throws 404 out of range. */
export const threadPage = (db: Db, around: ReadPosts, page: number) =>
  readPage(db, around, page, { from: 1, inOrder: (rows) => rows.orderBy("number") });

/** A page of answers in display order. Throws 404 out of range. */
export const answerPage = (db: Db, around: ReadPosts, page: number) =>
  readPage(db, around, page, { from: 2, inOrder: (rows) => rows.orderBy(answerOrder(sql.val(around.accepted))) });

/** The accepted answer first, then experts' answers, then by votes. */
const answerOrder = (accepted: RawBuilder<unknown>) => sql`
  post.hidden, post.id is not distinct from ${accepted} desc, participant.role = 'expert' desc, post.votes desc,
  post.number`;

type Rows = ReturnType<typeof postRows>;

async function readPage(
  db: Db,
  around: ReadPosts,
  page: number,
  { from, inOrder }: { from: number; inOrder: (rows: Rows) => Rows },
) {
  const { count } = await db
    .selectFrom("post")
    .where("discussion_id", "=", around.discussion)
    .where("number", ">=", from)
    .select((row) => row.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  const pages = pagesOf(count, postsPerPage, page);
  const rows = await inOrder(postRows(db).where("discussion_id", "=", around.discussion).where("number", ">=", from))
    .limit(postsPerPage)
    .offset((page - 1) * postsPerPage)
    .execute();
  return { count, page, pages, posts: await shownPosts(db, around, rows) };
}

/** Posts as the visitor sees them. A hidden post keeps its place, but only its author sees the text. */
export async function shownPosts(db: Db, around: ReadPosts, rows: readonly PostRow[]): Promise<Post[]> {
  const { visitor, locked, accepted, now } = around;
  const voted = new Set(
    visitor === null
      ? []
      : await votedBy(
          db,
          visitor.id,
          rows.map(({ id }) => id),
        ),
  );
  const names = await quotedNames(db, around.discussion, rows);
  return rows.map((row) => {
    const own = visitor !== null && row.account_id === visitor.id;
    const hidden =
      row.hidden && row.reason !== null
        ? { reason: row.reason, note: row.note, at: (row.hidden_at ?? row.written_at).toISOString() }
        : null;
    return {
      id: String(row.id),
      number: row.number,
      author: toParticipant(row),
      text: hidden !== null && !own ? null : row.text,
      written_at: row.written_at.toISOString(),
      edited_at: row.edited_at?.toISOString() ?? null,
      version: row.version,
      quote: hidden === null ? quoteOf(row, names) : null,
      votes: row.votes,
      accepted: row.id === accepted,
      hidden,
      voted: voted.has(row.id),
      own: own
        ? { may_edit: hidden === null && !locked, may_appeal: mayAppealPost(row, now) === null, appeal: appealOf(row) }
        : null,
    };
  });
}

/** The title of a discussion; null: it is hidden with its opening, except from the opening's author. */
export const shownTitle = (
  { title, hidden, account_id }: { title: string; hidden: boolean; account_id: number | null },
  visitor: Pick<Visitor, "id"> | null,
): string | null => (hidden && (visitor === null || account_id !== visitor.id) ? null : title);

/** The quoted words, unless the quoted post is hidden, which hides them too. */
function quoteOf({ quote }: PostRow, names: ReadonlyMap<number, string>): Post["quote"] {
  const author = quote === null ? undefined : names.get(quote.number);
  return quote === null || author === undefined
    ? null
    : { number: quote.number, text: quote.plain ? quote.text : plainWords(quote.text), author };
}

/** The authors of the visible posts that others quote, by post number. */
async function quotedNames(db: Db, discussion: number, rows: readonly PostRow[]): Promise<Map<number, string>> {
  const numbers = rows.flatMap(({ quote }) => quote?.number ?? []);
  if (numbers.length === 0) return new Map();
  const quoted = await db
    .selectFrom("post")
    .innerJoin("participant", "participant.id", "post.participant_id")
    .select(["post.number", "participant.name"])
    .where("discussion_id", "=", discussion)
    .where("number", "in", numbers)
    .where("hidden", "=", false)
    .execute();
  return new Map(quoted.map(({ number, name }) => [number, name]));
}

async function votedBy(db: Db, account: number, posts: readonly number[]): Promise<number[]> {
  if (posts.length === 0) return [];
  const rows = await db
    .selectFrom("post_vote")
    .select("post_id")
    .where("account_id", "=", account)
    .where("post_id", "in", posts)
    .execute();
  return rows.map(({ post_id }) => post_id);
}

/** The page that a post is currently on: votes may move an answer. */
export async function pageOfPost(
  db: Db,
  { id, kind }: { id: number; kind: DiscussionKind },
  number: number,
): Promise<number> {
  // A question's opening is on every page.
  if (kind === "thread" || number === 1) return Math.ceil(number / postsPerPage);
  const { rows } = await sql<{ place: number }>`
    select place::integer from (
      select post.number, row_number() over (order by ${answerOrder(sql.ref("discussion.accepted_post"))}) as place
      from post
        join participant on participant.id = post.participant_id
        join discussion on discussion.id = post.discussion_id
      where discussion.id = ${id} and post.number > 1
    ) as answers where number = ${number}`.execute(db);
  return Math.ceil((rows[0]?.place ?? 1) / postsPerPage);
}

/** The beginning of a post. Posts written while the column was being added don't have one yet. */
export const excerpt = sql<string>`coalesce(post.excerpt, left(post.text, 200))`;

/** Discussions whose title or a visible post contains the words, in any of their forms. */
export async function withWords(db: Db, kind: "question" | "thread", words: string): Promise<number[]> {
  const query = textQuery(words);
  const { rows } = await sql<{ id: number }>`
    select id from discussion where kind = ${kind} and words @@ ${query}
    union
    select discussion_id from post where not hidden and words @@ ${query}`.execute(db);
  return rows.map(({ id }) => id);
}

export const isOneOf = (ids: readonly number[]) => sql<boolean>`discussion.id = any(${sql.val(ids)}::integer[])`;
