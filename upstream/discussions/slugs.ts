import { sql } from "kysely";
import type { DiscussionKind } from "#contracts/vocabulary/discussions";
import type { Db } from "../database/engine";

const mostOfSlug = 80;

/** The title's words for a URL, cut at a word boundary. */
function slugOf(title: string): string {
  const ascii = title
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[’'\p{M}]/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  if (ascii === "") return "untitled";
  return ascii.length <= mostOfSlug
    ? ascii
    : ascii
        .slice(0, mostOfSlug + 1)
        .replace(/-[^-]*$/, "")
        .slice(0, mostOfSlug);
}

/** For a discussion whose opening is hidden: no title produces two dashes. */
export const hiddenSlug = (id: number) => `hidden--${id}`;

/** Matches the current slug, or the one it had while it was shown, so that old links redirect to the current URL. */
export const hasSlug = (slug: string) => sql<boolean>`(discussion.slug = ${slug} or discussion.shown_slug = ${slug})`;

/** Pages next to those of questions and threads (app/paths.ts). */
const reserved = new Set(["ask", "experts", "similar", "new"]);

/**
 * The title's words, plus the ID if another discussion already has them or takes them at the same moment. A title may
 * end in that very number, but no title produces two dashes.
 */
export async function giveSlug(transaction: Db, kind: DiscussionKind, id: number, title: string): Promise<string> {
  const words = slugOf(title);
  const free = (slug: string) => isFree(transaction, kind, slug);
  const slug = (await free(words)) ? words : (await free(`${words}-${id}`)) ? `${words}-${id}` : `${words}--${id}`;
  await transaction.updateTable("discussion").set({ slug }).where("id", "=", id).execute();
  return slug;
}

async function isFree(transaction: Db, kind: DiscussionKind, slug: string): Promise<boolean> {
  if (reserved.has(slug)) return false;
  const lock = sql<{ held: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`${kind} ${slug}`}, 1)) as held`;
  if (!(await lock.execute(transaction)).rows[0]!.held) return false;
  const taken = await transaction
    .selectFrom("discussion")
    .select("id")
    .where("kind", "=", kind)
    .where(hasSlug(slug))
    .executeTakeFirst();
  return taken === undefined;
}
