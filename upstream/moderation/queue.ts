import { sql } from "kysely";
import type { ModerationQueue, WaitingKind, WaitingReview } from "#contracts/moderation";
import { waitingKindLabels } from "#contracts/vocabulary/moderation";
import { termsOf } from "#contracts/vocabulary/terms";
import type { ReviewKind } from "#contracts/vocabulary/review-drafts";
import type { Db } from "../database/engine";
import { pagesOf } from "../listing/pages";
import { reviewTables } from "./review-tables";

const perPage = 25;

const ofVersions = (kind: ReviewKind) => {
  const { review, version, name } = reviewTables[kind];
  return sql`
    select ${kind}::text as kind, r.id,
      case when v.state = 'refused' then 'appeal' when v.kind = 'update' then 'update'
        when v.kind = 'edit' then 'edit' else 'new' end as waiting,
      ${sql.ref(`r.${name}`)} as name, v.title, v.rating, r.author, v.findings, 0 as reports,
      case when v.state = 'refused' then v.appealed_at else coalesce(v.sent_at, now()) end as since
    from ${sql.table(version)} v join ${sql.table(review)} r on r.id = v.review_id
    where v.state = 'waiting' or (v.state = 'refused' and v.appealed_at is not null and v.appeal_decided_at is null)`;
};

const reported = (kind: ReviewKind) => {
  const { review, version, report, name } = reviewTables[kind];
  return sql`
    select ${kind}::text, r.id, 'reported', ${sql.ref(`r.${name}`)}, v.title, v.rating, r.author, v.findings,
      p.reports, p.since
    from (
      select review_id, count(*)::integer as reports, min(reported_at) as since
      from ${sql.table(report)} where closed_at is null group by review_id
    ) p
    join ${sql.table(review)} r on r.id = p.review_id and r.state = 'published'
    join ${sql.table(version)} v on v.review_id = r.id and v.number =
      (select max(o.number) from ${sql.table(version)} o where o.review_id = r.id and o.state = 'published')`;
};

/** Everything that is waiting: text that nobody has read, appeals, and published reviews that a reader reported. */
const waiting = sql`${ofVersions("bed")} union all ${ofVersions("store")} union all ${reported("bed")} union all ${reported("store")}`;

/** One page of what is waiting, of one kind or all, longest first. Throws 404 when the page is out of range. */
export async function readQueue(
  db: Db,
  only: WaitingKind | null,
  page: number,
): Promise<Omit<ModerationQueue, "demo">> {
  const counted = await sql<{ waiting: WaitingKind; count: number }>`
    select waiting, count(*)::integer as count from (${waiting}) w group by waiting`.execute(db);
  const kinds = termsOf(waitingKindLabels).map((kind) => ({
    kind,
    count: counted.rows.find((row) => row.waiting === kind)?.count ?? 0,
  }));
  const count = kinds.reduce((sum, each) => (only === null || only === each.kind ? sum + each.count : sum), 0);
  const pages = pagesOf(count, perPage, page);
  const { rows } = await sql<Omit<WaitingReview, "since"> & { since: Date }>`
    select * from (${waiting}) w where ${only}::text is null or waiting = ${only}
    order by since, kind, id limit ${perPage} offset ${(page - 1) * perPage}`.execute(db);
  return {
    count,
    page,
    pages,
    kinds,
    items: rows.map(({ since, ...row }) => ({ ...row, since: new Date(since).toISOString() })),
  };
}
