import type { Today } from "#contracts/us-days";
import type {
  GuideDetail,
  GuideLink,
  InformationPage,
  TermDetail,
  TermLink,
  TermSummary,
} from "#contracts/content/content";
import { mattressType, type MattressSize, type MattressType } from "#contracts/mattress";
import { cardIn } from "../catalogue/cards";
import type { CatalogueSnapshot } from "../catalogue/snapshot";
import type { Db } from "../database/engine";
import type { Table } from "../database/table-facts";
import { catalogueTableNames, type InformationSlug } from "#contracts/vocabulary/content";
import { catalogueFacts } from "./catalogue-facts";
import { disclosuresOf, type Site } from "./disclosures";
import { bedsThatShow, examplesOf, shownBeds } from "./shown-beds";
import type { ContentKind } from "./tables";

interface Around {
  db: Db;
  catalogue: CatalogueSnapshot;
  /** The number of stores. */
  stores: number;
  size: MattressSize;
}

/** The published versions of guides or terms. */
export const shownContent = (db: Db, kind: ContentKind) =>
  db
    .selectFrom("content_page")
    .innerJoin("content_version", (join) =>
      join
        .onRef("content_version.page_id", "=", "content_page.id")
        .onRef("content_version.version", "=", "content_page.version"),
    )
    .where("content_page.kind", "=", kind);

export async function readGuides(db: Db): Promise<GuideLink[]> {
  const rows = await shownContent(db, "guide")
    .select(["slug", "title", "summary", "reviewed_on", "published_at", "details", "body"])
    .orderBy("position")
    .execute();
  return rows.map(toGuideLink);
}

interface GuideRow {
  slug: string;
  title: string;
  summary: string;
  reviewed_on: string;
  published_at: Date;
  details: { short?: string };
  body: string;
}

const toGuideLink = ({ slug, title, summary, reviewed_on, published_at, details, body }: GuideRow): GuideLink => ({
  slug,
  title,
  short: details.short ?? "",
  summary,
  words: wordsIn(body),
  reviewed_on,
  updated_at: published_at.toISOString(),
});

/** The number of words that a reader sees, without directives and markup. */
const wordsIn = (markdown: string) =>
  markdown.replace(/^::.*$|:\w+[[{][^[{\]}]*[\]}]/gm, "").match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;

/** A guide with everything its text refers to; null: it doesn't exist. */
export async function readGuide(around: Around, slug: string): Promise<Omit<GuideDetail, "demo"> | null> {
  const { db, catalogue, stores, size } = around;
  const row = await shownContent(db, "guide")
    .select(["slug", "title", "summary", "reviewed_on", "published_at", "details", "body"])
    .where("slug", "=", slug)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { written_by = null, reviewed_by = null, sources, related } = row.details;
  return {
    facts: await catalogueFacts(db, catalogue, stores),
    guide: { ...toGuideLink(row), written_by, reviewed_by, body: row.body, sources, related },
    beds: typesIn(row.body).map((type) => ({
      type,
      models: examplesOf(shownBeds(catalogue, { type })).map((model) => cardIn(model, size)),
    })),
  };
}

const catalogueDirective = new RegExp(String.raw`:live\{|^::table\{name=(?:${catalogueTableNames.join("|")})\}`, "m");

/** An information page with everything its text refers to; null: it doesn't exist. */
export async function readInformation(
  { db, catalogue, stores, tables }: Omit<Around, "size"> & { tables: readonly Table[] },
  slug: InformationSlug,
  site: Site,
  today: Today,
): Promise<Omit<InformationPage, "demo"> | null> {
  const row = await shownContent(db, "page")
    .select(["title", "summary", "reviewed_on", "details", "body", "staff_name"])
    .where("slug", "=", slug)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { details, staff_name, ...text } = row;
  const { sources, short = "" } = details;
  return {
    facts: catalogueDirective.test(row.body) ? await catalogueFacts(db, catalogue, stores) : null,
    page: { slug, ...text, short, sources, edited: staff_name !== null },
    disclosures: await disclosuresOf(db, tables, site, today),
  };
}

/** The types whose beds the text shows. */
function typesIn(markdown: string): MattressType[] {
  const named = [...markdown.matchAll(/^::beds\{type=([a-z-]+)\}/gm)].map(([, type]) => mattressType.safeParse(type));
  return [...new Set(named.flatMap(({ data }) => data ?? []))];
}

/** Terms in the order of their slugs; unknown ones are left out. */
export async function termLinks(db: Db, slugs: readonly string[]): Promise<TermLink[]> {
  if (slugs.length === 0) return [];
  const rows = await shownContent(db, "term")
    .select(["slug", "title as term", "summary"])
    .where("slug", "in", slugs)
    .execute();
  return rows.sort((one, other) => slugs.indexOf(one.slug) - slugs.indexOf(other.slug));
}

export async function readGlossary(db: Db): Promise<TermSummary[]> {
  const rows = await shownContent(db, "term").select(["slug", "title", "summary", "details"]).execute();
  return rows
    .map(({ slug, title, summary, details: { also = [], kind = null } }) => ({
      slug,
      term: title,
      summary,
      also,
      kind,
    }))
    .sort((one, other) => byName.compare(one.term, other.term));
}

const byName = new Intl.Collator("en-US", { numeric: true });

/** A term with its neighbors and beds that illustrate it; null: it doesn't exist. */
export async function readTerm(around: Around, slug: string): Promise<Omit<TermDetail, "demo"> | null> {
  const { db, catalogue, stores, size } = around;
  const all = await readGlossary(db);
  const index = all.findIndex((term) => term.slug === slug);
  if (index < 0) return null;
  const row = await shownContent(db, "term")
    .select(["body", "reviewed_on", "details"])
    .where("slug", "=", slug)
    .executeTakeFirstOrThrow();
  const { reviewed_by = null, sources, related, figure = null, shows = null } = row.details;
  const link = ({ slug: of, term, summary }: TermSummary): TermLink => ({ slug: of, term, summary });
  const [before, after] = [all[index - 1], all[index + 1]];
  return {
    facts: row.body.includes(":live{") ? await catalogueFacts(db, catalogue, stores) : null,
    term: { ...all[index]!, body: row.body, figure, reviewed_on: row.reviewed_on, reviewed_by, sources },
    related: await termLinks(db, related),
    before: before === undefined ? null : link(before),
    after: after === undefined ? null : link(after),
    beds: bedsThatShow(catalogue, shows, size),
  };
}
