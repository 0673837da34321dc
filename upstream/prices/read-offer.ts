import type { ModelOffer } from "#contracts/model-page";
import type { Db } from "../database/engine";

/** Where a model is sold and what this site is paid there; null without a seller. */
export async function readOffer(
  db: Db,
  { id, sold_online }: { id: number; sold_online: boolean },
  seller: string | null,
): Promise<ModelOffer | null> {
  if (seller === null) return null;
  const found = await db
    .selectFrom("offer")
    .where("model_id", "=", id)
    .where("seller", "=", seller)
    .select(["url", "commission_payer", "commission_terms"])
    .executeTakeFirst();
  const { commission_payer: payer = null, commission_terms: terms = null, url = null } = found ?? {};
  return { seller, url, commission: payer === null || terms === null ? null : { payer, terms }, sold_online };
}
