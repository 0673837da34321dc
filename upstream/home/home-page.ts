import type { HomePage } from "#contracts/home";
import { todayAt } from "#contracts/us-days";
import type { Services } from "../services";
import { rememberedPlace } from "../stores/remember-place";
import { storeClocks } from "../stores/store-clock";
import { toStoreSummary } from "../stores/store-summary";
import { sessionWithSize, type SizedCall } from "../visits/selected-size";
import { priceDrops } from "./price-drops";
import { typicalPicks } from "./typical-picks";

const mostStores = 3;
const nearMiles = 50;

export async function readHome(call: SizedCall, services: Services): Promise<HomePage> {
  const { demo, clock } = services;
  const catalogue = services.catalogue();
  const { visit, size } = await sessionWithSize(call, services);
  const place = rememberedPlace(visit);
  const seen = { clocks: storeClocks(clock()), ratingOf: services.storeReviews().ratingOf };
  const { drops, days } = priceDrops(catalogue, size, todayAt(clock()).first);
  const near = place === null ? [] : services.stores().around(place, nearMiles).slice(0, mostStores);
  return {
    demo,
    size,
    picks: typicalPicks(catalogue, size),
    drops,
    drop_days: days,
    place: place?.label ?? null,
    stores: near.map(({ store, miles }) => toStoreSummary(store, miles, seen)),
  };
}
