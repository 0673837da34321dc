import { sql } from "kysely";
import type { TextKind } from "../../app/contracts/search";
import { shownContent } from "../content/read-content";
import type { Db } from "../database/engine";
import { type Entry, SearchIndex } from "./search-index";

/** Changes when a title does. */
export async function titlesVersion(db: Db): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select concat_ws(' ',
      (select sum(version) from content_page),
      (select count(*) from discussion where kind = 'question' and not hidden),
      (select max(id) from discussion where kind = 'question')
    ) as version`.execute(db);
  return rows[0]!.version;
}

/** Titles of terms, guides and questions, to be suggested. */
export async function loadTitles(db: Db): Promise<SearchIndex<TextKind>> {
  const texts = await Promise.all(
    (["term", "guide"] as const).map((kind) =>
      shownContent(db, kind).select(["kind", "slug", "title", "details"]).execute(),
    ),
  );
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
    ...texts
      .flat()
      .map(({ kind, slug, title, details }) =>
        entry(kind, slug, title, details.also ?? (details.short === undefined ? [] : [details.short])),
      ),
    ...questions.map(({ slug, title }) => entry("question", slug, title)),
  ]);
}
