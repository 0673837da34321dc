import { type Kysely, sql } from "kysely";

/** How each post begins, for lists, which made twenty of them for each visitor. Here as rules/discussions.ts makes them. */
export const plainText = String.raw`btrim(regexp_replace(regexp_replace(regexp_replace(regexp_replace(text,
  '^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])[ \t]))+', '', 'gn'),
  '\[([^][]*)\]\([^()]*\)', '\1', 'g'),
  '[*_\x60\\]', '', 'g'),
  '\s+', ' ', 'g'))`;
export const excerptOfText = String.raw`case when length(plain) <= 200 then plain
  else regexp_replace(regexp_replace(left(plain, 200), '\s+\S*$', ''), '[\s.,;:!?]+$', '') || '…' end`;

const statements = [
  // Null while a server of the version before writes.
  `alter table post add column excerpt text`,
  `update post set excerpt = ${excerptOfText}
    from (select id, ${plainText} as plain from post) as made where made.id = post.id`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
