import { sql } from "kysely";
import type { ModeratedPost, PostQueue } from "#contracts/discussions/moderation";
import type { PostDetail } from "#contracts/discussions/posts";
import { type DiscussionKind, mostEarlierTexts, versionsPerPage } from "#contracts/vocabulary/discussions";
import type { Db } from "../database/engine";
import { mostNewest, newestOf, ofAll } from "../listing/newest";
import { pagesOf } from "../listing/pages";
import { appealOf } from "../rules/discussions";
import type { Visitor } from "../sessions/sessions";
import { excerpt, pageOfPost, postRows, shownPosts, shownTitle } from "./read-posts";
import { leftToColleague } from "./conflict-of-interest";

const perPage = 20;

interface Waiting {
  id: number;
  waits_as: "reported" | "appeal";
  since: Date;
  reports: number;
  number: number;
  author: string;
  excerpt: string;
  discussion_id: number;
  kind: DiscussionKind;
  slug: string;
  title: string;
}

/** Posts that await a decision, appeals first, then the longest-waiting ones. Throws 404 out of range. */
export async function readPostQueue(db: Db, page: number): Promise<Omit<PostQueue, "demo">> {
  const { rows } = await sql<Waiting & { count: number }>`
    with waiting as (
      select id as post_id, 'appeal' as waits_as, appealed_at as since, 0 as reports from post
      where appealed_at is not null and appeal_decided_at is null and hidden
      union all
      select post_id, 'reported', min(reported_at), count(*)::integer from post_report
      where closed_at is null group by post_id
    )
    select post.id, waits_as, since, reports, post.number, participant.name as author, ${excerpt} as excerpt,
      discussion.id as discussion_id, discussion.kind, discussion.slug, discussion.title, count(*) over ()::integer as count
    from waiting
    join post on post.id = waiting.post_id
    join participant on participant.id = post.participant_id
    join discussion on discussion.id = post.discussion_id
    order by waits_as, since, post.id
    limit ${perPage} offset ${(page - 1) * perPage}`.execute(db);
  const count = rows[0]?.count ?? 0;
  // A page past the end has no rows, and therefore no count.
  const pages = pagesOf(count, perPage, page);
  return {
    count,
    page,
    pages,
    items: rows.map(
      ({ id, waits_as, since, reports, number, author, excerpt: begins, discussion_id, kind, slug, title }) => ({
        waits_as,
        since: since.toISOString(),
        reports,
        post: { id: String(id), number, author, excerpt: begins },
        discussion: { id: String(discussion_id), kind, slug, title },
      }),
    ),
  };
}

const discussionOf = (db: Db, id: number) =>
  db
    .selectFrom("discussion")
    .select(["id", "kind", "slug", "title", "category", "locked", "pinned", "accepted_post"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

/** The newest reports of a post, both open and decided. */
async function reportsOf(db: Db, post: number) {
  const reports = db
    .selectFrom("post_report")
    .select(["reason", "note", "reported_at", ofAll])
    .where("post_id", "=", post)
    .orderBy("id", "desc")
    .limit(mostNewest);
  const open = await reports.where("closed_at", "is", null).execute();
  const closed = await reports
    .select(["upheld", (row) => row.ref("closed_at").$notNull().as("closed_at")])
    .where("closed_at", "is not", null)
    .execute();
  return { open: newestOf(open), closed: newestOf(closed) };
}

/** The newest decisions about a post and its discussion. */
async function decisionsOf(db: Db, { discussion, post }: { discussion: number; post: number }) {
  const decisions = await db
    .selectFrom("discussion_event")
    .select(["decision", "reason", "note", "staff_name as by", "decided_at", ofAll])
    .where("discussion_id", "=", discussion)
    .where((where) => where.or([where("post_id", "=", post), where("post_id", "is", null)]))
    .orderBy("id", "desc")
    .limit(mostNewest)
    .execute();
  return newestOf(decisions);
}

const toReport = ({ reason, note, reported_at }: { reason: string; note: string; reported_at: Date }) => ({
  reason: reason as ModeratedPost["reports"][number]["reason"],
  note,
  reported_at: reported_at.toISOString(),
});

/** A post with everything that staff need to decide; null: there is none. */
export async function readModeratedPost(
  db: Db,
  id: number,
  visitor: Visitor,
  now: Date,
): Promise<Omit<ModeratedPost, "demo"> | null> {
  const row = await postRows(db).select("post.appeal").where("post.id", "=", id).executeTakeFirst();
  if (row === undefined) return null;
  const { accepted_post, ...discussion } = await discussionOf(db, row.discussion_id);
  const around = {
    discussion: discussion.id,
    visitor,
    locked: discussion.locked !== null,
    accepted: accepted_post,
    now,
  };
  const [post] = await shownPosts(db, around, [row]);
  const { open, closed } = await reportsOf(db, id);
  const history = await decisionsOf(db, { discussion: row.discussion_id, post: id });
  const ofAppeal = row.hidden && appealOf(row) === "waiting";
  const against = ofAppeal ? "appeal" : !row.hidden && appealOf(row) === "granted" ? "granted" : null;
  return {
    post: { ...post!, text: row.text },
    discussion: { ...discussion, id: String(discussion.id), page: await pageOfPost(db, discussion, row.number) },
    reports: open.rows.map(toReport),
    report_count: open.count,
    closed_reports: closed.rows.map(({ upheld, closed_at, ...report }) => ({
      ...toReport(report),
      closed_at: closed_at.toISOString(),
      upheld: upheld === true,
    })),
    closed_report_count: closed.count,
    appeal:
      row.appeal === null || row.appealed_at === null
        ? null
        : { text: row.appeal, at: row.appealed_at.toISOString(), waiting: ofAppeal },
    history: history.rows.map(({ decided_at, ...event }) => ({ ...event, at: decided_at.toISOString() })),
    history_count: history.count,
    left_to_others: await leftToColleague(db, id, visitor.id, against),
  };
}

const openingOf = (db: Db, id: number) =>
  db
    .selectFrom("discussion")
    .innerJoin("participant", "participant.id", "discussion.participant_id")
    .select(["kind", "discussion.slug", "title", "locked", "accepted_post", "hidden", "participant.account_id"])
    .where("discussion.id", "=", id)
    .executeTakeFirstOrThrow();

/** A post with a page of its versions; null: there is none. Throws 404 out of range. */
export async function readPost(
  db: Db,
  id: number,
  page: number,
  visitor: Visitor | null,
  now: Date,
): Promise<PostDetail | null> {
  const row = await postRows(db).where("post.id", "=", id).executeTakeFirst();
  if (row === undefined) return null;
  const { kind, slug, locked, accepted_post, ...opening } = await openingOf(db, row.discussion_id);
  const around = { discussion: row.discussion_id, visitor, locked: locked !== null, accepted: accepted_post, now };
  const [post] = await shownPosts(db, around, [row]);
  const { history, ...paged } = await readHistory(db, id, page, post!.text === null);
  return {
    ...paged,
    post: post!,
    discussion: {
      kind,
      slug,
      title: shownTitle(opening, visitor),
      page: await pageOfPost(db, { id: row.discussion_id, kind }, row.number),
    },
    history: history.map(({ written_at, ...version }) => ({ ...version, written_at: written_at.toISOString() })),
  };
}

/** A page of 10 versions of a post, the newest first. Throws 404 out of range. */
async function readHistory(db: Db, post: number, page: number, hidden: boolean) {
  const texts = db.selectFrom("post_version").where("post_id", "=", post);
  const { all } = await texts.select((row) => row.fn.countAll<number>().as("all")).executeTakeFirstOrThrow();
  const count = hidden ? 0 : Math.min(all, 1 + mostEarlierTexts);
  const pages = pagesOf(count, versionsPerPage, page);
  const before = (page - 1) * versionsPerPage;
  const history = await texts
    .select(["version", "title", "text", "written_at"])
    .orderBy("version", "desc")
    .limit(Math.min(versionsPerPage, count - before))
    .offset(before)
    .execute();
  return { history, count, page, pages };
}
