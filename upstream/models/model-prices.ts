import type { PriceHistory } from "../../app/contracts/prices";
import { type MattressSize, mattressSizes } from "../../app/contracts/mattress";
import { askedSize } from "../visits/shown-size";
import { visitOf } from "../visits/visitor";
import { observationsOf } from "../prices/observations";
import type { SnapshotModel } from "../catalogue/snapshot";
import type { Call } from "../http/operation";
import { centsNow, priceIn } from "../rules/model-price";
import type { Services } from "../services";

/** What was observed of the prices of one size of a model; null when there is no such model. */
export async function modelPrices(
  call: Call & { parts: { slug: string } },
  services: Services,
): Promise<PriceHistory | null> {
  const model = services.catalogue().bySlug.get(call.parts.slug);
  if (model === undefined) return null;
  const sizes = mattressSizes.filter((size) => centsNow(model, size) !== null);
  const asked = askedSize(call.query);
  const { mattress_size } = await visitOf(call, services);
  const size = asked ?? defaultSize(model, sizes, mattress_size);
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

/** The size of the visit, else queen, else the first that was observed, else the first it is made in. */
function defaultSize(
  model: SnapshotModel,
  observed: readonly MattressSize[],
  remembered: MattressSize | null,
): MattressSize {
  const wanted = [remembered, "queen" as const].find((size) => size !== null && observed.includes(size));
  return wanted ?? observed[0] ?? [...model.prices.keys()][0] ?? "queen";
}
