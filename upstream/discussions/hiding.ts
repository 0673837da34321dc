import type { Db } from "../database/engine";
import { hiddenSlug } from "./slugs";

/**
 * Hides a discussion with its opening, and shows it again. Its title goes with the opening, and so do the words of the
 * title in its address, which nobody else gets meanwhile. Belong in the transaction that holds it.
 */
export async function hideDiscussion(transaction: Db, id: number): Promise<void> {
  await transaction
    .updateTable("discussion")
    .set((row) => ({ hidden: true, shown_slug: row.ref("slug"), slug: hiddenSlug(id) }))
    .where("id", "=", id)
    .execute();
}

export async function showDiscussion(transaction: Db, id: number): Promise<void> {
  await transaction
    .updateTable("discussion")
    .set((row) => ({ hidden: false, slug: row.fn.coalesce("shown_slug", "slug"), shown_slug: null }))
    .where("id", "=", id)
    .execute();
}
