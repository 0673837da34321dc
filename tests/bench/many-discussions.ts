import { sql } from "kysely";
import type { Db } from "../../upstream/database/engine";

/** Copies questions and threads, with all their posts, until there are `count` of each kind. */
export async function giveDiscussions(db: Db, count: number): Promise<void> {
  await sql`create temporary table copied as
    with own as (select id, kind, row_number() over (partition by kind order by id) - 1 as place,
      count(*) over (partition by kind) as own from discussion)
    select nextval(pg_get_serial_sequence('discussion', 'id'))::integer as id, own.id as of, n
    from own join generate_series(1, ${count}::integer) n on own.place = n % own.own and n > own.own`.execute(db);
  await sql`
    insert into discussion (id, seeded, kind, slug, title, topics, terms, shows, accepted_post, answered_by_expert, votes,
      category, pinned, participant_id, last_participant_id, posts, replies, opened_at, last_at)
    select copied.id, true, kind, slug || '-' || copied.id, title, topics, terms, shows, accepted_post, answered_by_expert,
      n % 90, category, false, participant_id, last_participant_id, posts, replies, opened_at - n * interval '1 hour',
      last_at - n * interval '1 hour'
    from copied join discussion d on d.id = copied.of`.execute(db);
  await sql`
    insert into post (discussion_id, number, participant_id, text, excerpt, votes, written_at)
    select copied.id, number, participant_id, text, excerpt, votes, written_at
    from copied join post on post.discussion_id = copied.of where not hidden`.execute(db);
  for (const table of ["discussion", "post"]) await sql`analyze ${sql.table(table)}`.execute(db);
}
