import { sql } from "kysely";
import type { Db } from "../../database/engine";

/** How many members' texts have to contain a word for it to count: a single one may be a typo. */
const leastDiscussions = 2;

/** The words that occur, in any form, in our own texts, in titles of discussions, or in several discussions. */
export async function wordsInTexts(db: Db, words: readonly string[]): Promise<ReadonlySet<string>> {
  if (words.length === 0) return new Set();
  const { rows } = await sql<{ word: string }>`
    select word
    from unnest(${words}::text[]) as word, plainto_tsquery('english', word) as query
    where exists (
      select from content_page
      join content_version as version on version.page_id = content_page.id and version.version = content_page.version
      where version.words @@ query
    )
    or exists (select from discussion where not hidden and words @@ query)
    or (
      select count(*) from (
        select distinct discussion_id from post where not hidden and words @@ query limit ${leastDiscussions}
      ) as found
    ) >= ${leastDiscussions}`.execute(db);
  return new Set(rows.map(({ word }) => word));
}
