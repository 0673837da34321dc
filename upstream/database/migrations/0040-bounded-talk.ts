import { type Kysely, sql } from "kysely";
import { skeletonOf } from "../../rules/names/look-alikes";

const reports = [
  ["owner_review_report", "review_id"],
  ["store_review_report", "review_id"],
  ["post_report", "post_id"],
] as const;

const statements = [
  // Of each visitor one open report of a thing: by a hash, which is forgotten when it is decided about.
  ...reports.flatMap(([table, of]) => [
    `update ${table} set note = regexp_replace(note, '[\\x01-\\x08\\x0b-\\x1f\\x7f]', '', 'g')`,
    `alter table ${table}
      add column reporter_hash text,
      add constraint ${table}_note_bytes check (octet_length(note) <= 4000)`,
    `create unique index ${table}_open on ${table} (${of}, reporter_hash) where closed_at is null`,
  ]),
  // What a hidden discussion was called in addresses while it was shown; its slug is a number meanwhile.
  `alter table discussion add column shown_slug text`,
  `create unique index discussion_shown_slug on discussion (kind, shown_slug) where shown_slug is not null`,
  `update discussion set shown_slug = slug, slug = 'hidden--' || id where hidden`,
  // Of an opening; null: of a reply, or from before titles were kept.
  `alter table post_version add column title text`,
  `update post_version v set title = d.title from post p join discussion d on d.id = p.discussion_id
    where v.post_id = p.id and p.number = 1
      and v.version = (select max(l.version) from post_version l where l.post_id = p.id)`,
  // A post of which those who watch its discussion are still to be told, and which of them have been, by their numbers.
  `create table post_news (
    post_id integer primary key references post on delete cascade,
    told_to integer not null default 0
  )`,
  // What names share that look alike; null: of those who have left, and of a name that looks like an earlier one.
  `alter table participant add column skeleton text`,
  `create unique index participant_skeleton on participant (skeleton)`,
];

/** Names of the same look have been given already: an expert's is kept first, then a moderator's, then the oldest. */
async function addSkeletons(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from participant where name <> 'Former member'
    order by role = 'expert' desc, role = 'moderator' desc, id`.execute(db);
  const first = new Map<string, number>();
  for (const { id, name } of rows) {
    const skeleton = skeletonOf(name);
    if (skeleton !== "" && !first.has(skeleton)) first.set(skeleton, id);
  }
  const found = [...first].map(([skeleton, id]) => ({ id, skeleton }));
  for (let at = 0; at < found.length; at += 1000) {
    await sql`
      update participant set skeleton = named.skeleton
      from jsonb_to_recordset(${JSON.stringify(found.slice(at, at + 1000))}::jsonb) as named (id integer, skeleton text)
      where participant.id = named.id`.execute(db);
  }
}

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  await addSkeletons(db);
}
