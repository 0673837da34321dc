import type { CatalogueSnapshot } from "../catalogue/snapshot";
import type { Db } from "../database/engine";
import { invalid, notFound, HttpError } from "../http/answers";
import { recordEvent, type Staff } from "./decide";

const repeated = (which = "") =>
  new HttpError(409, {
    detail: `Its writer has a review of that bed already${which}. One of the two repeats the other.`,
    code: "reviewed_already",
  });

/** If the writer sends a review of the same bed at that moment, the database accepts only one of the two. */
export async function onceForItsWriter(name: () => Promise<void>): Promise<void> {
  try {
    await name();
  } catch (error) {
    const { constraint } = error as { constraint?: string };
    if (constraint === "owner_review_of_account" || constraint === "owner_review_of_mailbox") throw repeated();
    throw error;
  }
}

/**
 * Assigns a bed of the catalogue to a review whose writer did not find it there. Throws 400 for an unknown bed, and 409
 * if the writer has already reviewed it.
 */
export async function nameBed(
  transaction: Db,
  { bySlug }: Pick<CatalogueSnapshot, "bySlug">,
  id: number,
  slug: string,
  by: Staff,
  now: Date,
): Promise<void> {
  const model = bySlug.get(slug);
  if (model === undefined) throw invalid({ model: ["We don’t have a bed of that name. Search again."] });
  const review = await transaction
    .selectFrom("owner_review")
    .where("id", "=", id)
    .select(["model_slug", "account_id", "writer_mailbox"])
    .forUpdate()
    .executeTakeFirst();
  if (review === undefined) throw notFound();
  if (review.model_slug === slug) return;
  const { account_id, writer_mailbox } = review;
  const other = await transaction
    .selectFrom("owner_review")
    .where("model_slug", "=", slug)
    .where("id", "<>", id)
    .where(({ or, eb }) =>
      or([
        ...(account_id === null ? [] : [eb("account_id", "=", account_id)]),
        ...(writer_mailbox === null ? [] : [eb("writer_mailbox", "=", writer_mailbox)]),
      ]),
    )
    .select("id")
    .executeTakeFirst();
  if (other !== undefined) {
    throw repeated(`, number ${other.id}`);
  }
  await transaction
    .updateTable("owner_review")
    .set({ model_slug: slug, brand_slug: model.card.brand.slug, product: model.card.name })
    .where("id", "=", id)
    .execute();
  const note = `${model.card.brand.name} ${model.card.name}`;
  await recordEvent(
    transaction,
    { kind: "bed", review: id, version: null },
    { decision: "map-bed", reason: null, note, by },
    now,
  );
}
