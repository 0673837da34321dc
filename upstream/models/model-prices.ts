import type { PriceHistory } from "#contracts/prices";
import { mattressSizes } from "#contracts/mattress";
import type { SizedCall } from "../sessions/selected-size";
import { sessionOf, type SessionServices } from "../sessions/visitor";
import type { CatalogueSource } from "../catalogue/snapshot";
import type { DemoMark } from "../database/services";
import { observationsOf } from "../prices/observations";
import { centsNow, ownSize, priceIn } from "../rules/model-price";

/**
 * The observed prices of one size of a model, by default the size that its page shows; null when there is no such
 * model.
 */
export async function modelPrices(
  call: SizedCall & { parts: { slug: string } },
  services: SessionServices & DemoMark & CatalogueSource,
): Promise<PriceHistory | null> {
  const model = services.catalogue().bySlug.get(call.parts.slug);
  if (model === undefined) return null;
  const sizes = mattressSizes.filter((size) => centsNow(model, size) !== null);
  const size = call.query.size ?? ownSize(model, (await sessionOf(call, services)).mattress_size ?? "queen");
  const observations = await observationsOf(services.db, model.id, size);
  const { slug, name, brand } = model.card;
  return {
    demo: services.demo,
    model: { slug, name, brand },
    sizes,
    summary: priceIn(model, size),
    observations,
  };
}
