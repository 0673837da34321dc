import { sql } from "kysely";
import type { TextKind } from "#contracts/search";
import { shownContent } from "../../content/read-content";
import type { Db } from "../../database/engine";
import { type Entry, SearchIndex } from "../search-index";

/** Changes whenever a title does. */
export async function titlesVersion(db: Db): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select concat_ws(' ',
      (select sum(version) from content_page),
      (select count(*) from discussion where kind = 'question' and not hidden),
      (select max(id) from discussion where kind = 'question')
    ) as version`.execute(db);
  return rows[0]!.version;
}

/** Titles of terms, guides, pages about the site and questions, for suggestions and corrections. */
export async function loadTitles(db: Db): Promise<SearchIndex<TextKind>> {
  const texts = async (kind: "term" | "guide" | "page") => {
    const rows = await shownContent(db, kind).select(["slug", "title", "details"]).execute();
    return rows.map(({ slug, title, details: { also, short } }) =>
      entry(kind, slug, title, also ?? (short === undefined ? [] : [short])),
    );
  };
  const questions = await db
    .selectFrom("discussion")
    .where("kind", "=", "question")
    .where("hidden", "=", false)
    .select(["slug", "title"])
    .execute();
  const entry = (kind: TextKind, slug: string, name: string, aliases: readonly string[] = []): Entry<TextKind> => ({
    kind,
    slug,
    name,
    brand: null,
    summary: "",
    aliases,
  });
  return new SearchIndex([
    ...(await texts("term")),
    ...(await texts("guide")),
    ...(await texts("page")),
    ...questions.map(({ slug, title }) => entry("question", slug, title)),
  ]);
}
