import type { HomePage } from "#contracts/home";
import type { CatalogueSource } from "../catalogue/snapshot";
import type { DemoMark } from "../database/services";
import { todayAt } from "#contracts/us-days";
import { rememberedPlace } from "../stores/remember-place";
import { storeClocks } from "../stores/store-clock";
import { type RatingSource, toStoreSummary } from "../stores/store-summary";
import { sessionWithSize, type SizedCall } from "../sessions/selected-size";
import type { StoreSource } from "../stores/store-guide";
import type { SessionServices } from "../sessions/visitor";
import { priceDrops } from "./price-drops";
import { typicalPicks } from "./typical-picks";

export interface HomeServices extends SessionServices, DemoMark, CatalogueSource, StoreSource, RatingSource {}

const mostStores = 3;
const nearMiles = 50;

export async function readHome(call: SizedCall, services: HomeServices): Promise<HomePage> {
  const { demo, clock } = services;
  const catalogue = services.catalogue();
  const { session, size } = await sessionWithSize(call, services);
  const place = rememberedPlace(session);
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
