import { isDeepStrictEqual } from "node:util";
import type { z } from "zod";
import type { ContentIndex, ContentSource, newVersion } from "#contracts/content/editing";
import type { Db } from "../database/engine";
import { HttpError } from "../http/answers";
import { mostNewest } from "../listing/newest";
import { shownContent } from "./read-content";
import type { ContentDetails, ContentKind } from "./tables";

interface Editor {
  id: number;
  first_name: string;
}

interface Page {
  kind: ContentKind;
  slug: string;
}

type Written = Omit<z.output<typeof newVersion>, "base">;

/** Everything that staff may edit: guides, information pages, terms. */
export async function contentIndexOf(db: Db): Promise<ContentIndex["items"]> {
  const of = async (kind: ContentKind) => {
    const rows = await shownContent(db, kind)
      .select(["kind", "slug", "title", "content_page.version", "reviewed_on", "published_at", "position"])
      .orderBy("position")
      .orderBy("title")
      .execute();
    return rows.map(({ position: _, published_at, ...row }) => ({ ...row, published_at: published_at.toISOString() }));
  };
  return [...(await of("guide")), ...(await of("page")), ...(await of("term"))];
}

/** A page's source text in a given version or, by default, the published one. */
export async function contentSourceOf(
  db: Db,
  { kind, slug }: Page,
  version: number | null,
): Promise<Omit<ContentSource, "demo" | "facts" | "disclosures"> | null> {
  const page = await db
    .selectFrom("content_page")
    .select(["id", "version"])
    .where("kind", "=", kind)
    .where("slug", "=", slug)
    .executeTakeFirst();
  if (page === undefined) return null;
  const shown = await db
    .selectFrom("content_version")
    .select(["version", "title", "summary", "body", "reviewed_on", "details"])
    .where("page_id", "=", page.id)
    .where("version", "=", version ?? page.version)
    .executeTakeFirst();
  if (shown === undefined) return null;
  const history = await db
    .selectFrom("content_version")
    .select(["version", "note", "staff_name as by", "published_at"])
    .where("page_id", "=", page.id)
    .orderBy("version", "desc")
    .limit(mostNewest)
    .execute();
  const { details, ...text } = shown;
  const { short = "", also = [], kind: termKind = null, figure = null, sources, related } = details;
  const { written_by = null, reviewed_by = null } = details;
  return {
    kind,
    slug,
    current: page.version,
    shown: { ...text, written_by, reviewed_by, short, also, kind: termKind, figure, sources, related },
    history: history.map((each) => ({ ...each, published_at: each.published_at.toISOString() })),
  };
}

const conflict = (by: string | null) =>
  new HttpError(409, {
    detail: `${by ?? "Someone"} published another version since you opened this page. Yours isn't published. Copy what you wrote, open the page again, and put it into the new text.`,
    code: "newer_version",
  });

/** Publishes a new version and returns its number; null: the page doesn't exist. 409 when `base` is not the newest. */
export const publishVersion = (db: Db, page: Page, base: number, written: Written, by: Editor, now: Date) =>
  db.transaction().execute(async (transaction) => {
    const { title, summary, body, reviewed_on, note, ...rest } = written;
    const text = { title, summary, body, reviewed_on, note };
    const own: Partial<ContentDetails> = {
      sources: rest.sources,
      related: rest.related,
      ...(page.kind === "guide" ? { written_by: rest.written_by ?? null } : {}),
      ...(page.kind === "page" ? {} : { reviewed_by: rest.reviewed_by ?? null }),
      ...(page.kind !== "term"
        ? { short: rest.short }
        : { also: rest.also, figure: rest.figure ?? null, ...(rest.kind === undefined ? {} : { kind: rest.kind }) }),
    };
    const id = await lockAt(transaction, page, base, by, { ...text, ...own });
    if (id === null) return null;
    if (id === "same") return base + 1;
    const before = await transaction
      .selectFrom("content_version")
      .select("details")
      .where("page_id", "=", id)
      .where("version", "=", base)
      .executeTakeFirstOrThrow();
    return addVersion(transaction, id, base, { ...text, details: { ...before.details, ...own } }, by, now);
  });

/** Publishes the text of an earlier version again, as a new one. Null: the page or version doesn't exist. */
export const restoreVersion = (
  db: Db,
  page: Page,
  { version, base }: { version: number; base: number },
  by: Editor,
  now: Date,
) =>
  db.transaction().execute(async (transaction) => {
    const note = `Version ${version} again`;
    const id = await lockAt(transaction, page, base, by, { note });
    if (id === null) return null;
    if (id === "same") return base + 1;
    const old = await transaction
      .selectFrom("content_version")
      .select(["title", "summary", "body", "reviewed_on", "details"])
      .where("page_id", "=", id)
      .where("version", "=", version)
      .executeTakeFirst();
    return old === undefined ? null : addVersion(transaction, id, base, { ...old, note }, by, now);
  });

interface Sent extends Partial<ContentDetails>, Partial<Pick<Written, "title" | "summary" | "body" | "reviewed_on">> {
  note: string;
}

/**
 * Locks a page for a new version. "same": the newest version already is what this editor sends, published from the same
 * base, for example after pressing twice. Throws 409 if somebody else was first.
 */
async function lockAt(
  transaction: Db,
  { kind, slug }: Page,
  base: number,
  by: Editor,
  sent: Sent,
): Promise<number | "same" | null> {
  const page = await transaction
    .selectFrom("content_page")
    .select(["id", "version"])
    .where("kind", "=", kind)
    .where("slug", "=", slug)
    .forUpdate()
    .executeTakeFirst();
  if (page === undefined) return null;
  if (page.version === base) return page.id;
  const newest = await transaction
    .selectFrom("content_version")
    .select(["account_id", "staff_name", "note", "title", "summary", "body", "reviewed_on", "details"])
    .where("page_id", "=", page.id)
    .where("version", "=", page.version)
    .executeTakeFirstOrThrow();
  const kept: Record<string, unknown> = { ...newest, ...newest.details };
  const again =
    page.version === base + 1 &&
    newest.account_id === by.id &&
    Object.entries(sent).every(([name, value]) => isDeepStrictEqual(kept[name], value));
  if (again) return "same";
  throw conflict(newest.staff_name);
}

async function addVersion(
  transaction: Db,
  page: number,
  base: number,
  text: {
    title: string;
    summary: string;
    body: string;
    reviewed_on: string;
    details: ContentDetails;
    note: string;
  },
  by: Editor,
  now: Date,
): Promise<number> {
  const version = base + 1;
  await transaction
    .insertInto("content_version")
    .values({
      page_id: page,
      version,
      ...text,
      details: JSON.stringify(text.details),
      account_id: by.id,
      staff_name: by.first_name,
      published_at: now,
    })
    .execute();
  await transaction.updateTable("content_page").set({ version }).where("id", "=", page).execute();
  return version;
}
