import { isDeepStrictEqual } from "node:util";
import type { ContentDetails, ContentKind } from "./tables";
import type { Db } from "../database/engine";
import { insertRows } from "../database/insert-rows";
import {
  type GuideFile,
  type PageFile,
  readGuideFiles,
  readPageFiles,
  readTermFiles,
  type TermFile,
} from "./content-files";

interface SeededText {
  kind: ContentKind;
  slug: string;
  position: number;
  title: string;
  summary: string;
  body: string;
  reviewed_on: string;
  details: ContentDetails;
}

const guideText = (guide: GuideFile, position: number, demo: boolean): SeededText => {
  const { slug, title, summary, body, sources, related, short } = guide;
  const people = demo ? { written_by: guide["written-by"], reviewed_by: guide["reviewed-by"] } : {};
  const details = { sources, related, short, ...people };
  return { kind: "guide", slug, position, title, summary, body, reviewed_on: guide["reviewed-on"], details };
};

const pageText = (page: PageFile, position: number): SeededText => {
  const { slug, title, summary, body, short } = page;
  const details = { sources: [], related: [], short };
  return { kind: "page", slug, position, title, summary, body, reviewed_on: page["reviewed-on"], details };
};

const termText = (entry: TermFile, demo: boolean): SeededText => {
  const { slug, term, summary, body, sources, related, also, kind, figure = null, shows = null } = entry;
  const reviewer = entry["reviewed-by"];
  const people = demo && reviewer !== undefined ? { reviewed_by: reviewer } : {};
  const details = { sources, related, also, kind, figure, shows, ...people };
  return { kind: "term", slug, position: 0, title: term, summary, body, reviewed_on: entry["reviewed-on"], details };
};

/**
 * Inserts texts that the database lacks, and newer versions of those that nobody has edited here. They aren't part of
 * the demo: every database has them. Their authors and reviewers are fictional, so only `demo` includes those.
 */
export async function insertContent(db: Db, now: Date, demo: boolean): Promise<void> {
  const texts = [
    ...readGuideFiles().map((guide, position) => guideText(guide, position, demo)),
    ...readPageFiles().map(pageText),
    ...readTermFiles().map((term) => termText(term, demo)),
  ];
  const shown = await db
    .selectFrom("content_page")
    .innerJoin("content_version", (join) =>
      join
        .onRef("content_version.page_id", "=", "content_page.id")
        .onRef("content_version.version", "=", "content_page.version"),
    )
    .select(["id", "kind", "slug", "content_page.version", "staff_name"])
    .select(["title", "summary", "body", "reviewed_on", "details"])
    .execute();
  const known = new Map(shown.map((page) => [`${page.kind}/${page.slug}`, page]));
  const added = texts.filter(({ kind, slug }) => !known.has(`${kind}/${slug}`));
  if (added.length > 0) {
    await insertRows(
      db,
      "content_page",
      added.map(({ kind, slug, position }) => ({ kind, slug, position, version: 1 })),
    );
  }
  const pages = await db.selectFrom("content_page").select(["id", "kind", "slug"]).execute();
  const ids = new Map(pages.map(({ id, kind, slug }) => [`${kind}/${slug}`, id]));
  const changed = texts.filter(({ kind, slug, title, summary, body, reviewed_on, details }) => {
    const page = known.get(`${kind}/${slug}`);
    if (page === undefined || page.staff_name !== null) return false;
    const { title: of, summary: about, body: text, reviewed_on: on, details: more } = page;
    // Normalized as JSON, which omits undefined values.
    const made = JSON.parse(JSON.stringify(details)) as ContentDetails;
    return !isDeepStrictEqual([of, about, text, on, more], [title, summary, body, reviewed_on, made]);
  });
  const rows = [...added, ...changed].map(({ kind, slug, position: _, details, ...text }) => {
    const version = (known.get(`${kind}/${slug}`)?.version ?? 0) + 1;
    return {
      page_id: ids.get(`${kind}/${slug}`)!,
      version,
      ...text,
      details,
      note: version === 1 ? "First version" : "With a new release of the site",
      account_id: null,
      staff_name: null,
      published_at: now,
    };
  });
  if (rows.length > 0) await insertRows(db, "content_version", rows);
  for (const { page_id: id, version } of rows.filter((row) => row.version > 1)) {
    await db.updateTable("content_page").set({ version }).where("id", "=", id).execute();
  }
}
