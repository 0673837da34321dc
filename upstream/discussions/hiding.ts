import type { Db } from "../database/engine";
import { hiddenSlug } from "./slugs";

/**
 * Hides a discussion together with its opening post, or shows it again. This includes its title and the slug made from
 * it, which stays reserved meanwhile. Belong in the transaction that has locked it.
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
