import { sql } from "kysely";
import type { SearchAnswer } from "#contracts/search";
import type { Db } from "../../database/engine";

/** Words around a term that ask for its meaning. */
const asking =
  /^\s*(?:what(?:['’]s| is| are| does)|define|meaning of)\s+|(?<!\s)\s+(?:mean|meaning|definition)(?:\s*\?)?\s*$/gi;

/**
 * The term with the query's words as one of its names: in other forms ("sag", "sagging"), with or without a hyphen, and
 * as a question ("what is ILD"). Null: there is none.
 */
export async function findMeaning(db: Db, query: string): Promise<SearchAnswer["meaning"]> {
  const words = query.replace(asking, " ");
  const { rows } = await sql<{ slug: string; term: string; summary: string }>`
    select slug, title as term, summary
    from content_page
    join content_version as version on version.page_id = content_page.id and version.version = content_page.version
    cross join lateral jsonb_array_elements_text(
      jsonb_build_array(title) || coalesce(version.details -> 'also', '[]'::jsonb)
    ) with ordinality as named (name, place)
    where content_page.kind = 'term'
      and version.words @@ plainto_tsquery('english', ${words})
      and plainto_tsquery('english', replace(name, '-', ' ')) = plainto_tsquery('english', replace(${words}, '-', ' '))
    order by lower(name) = lower(${words.trim()}) desc, place, slug
    limit 1`.execute(db);
  return rows[0] ?? null;
}
