import type { YourMatch } from "#contracts/match/match";
import type { StoreDetail } from "#contracts/stores";
import type { MattressSize } from "#contracts/mattress";
import { cardIn } from "../catalogue/cards";
import type { CatalogueSnapshot, SnapshotModel } from "../catalogue/snapshot";
import type { Db } from "../database/engine";
import { storeClocks } from "../stores/store-clock";
import type { IndexedStore, StoreIndex } from "../stores/store-index";
import { type RatingOf, toStoreSummary } from "../stores/store-summary";

const mostNearby = 5;
/** Miles; far enough for the most remote store in Alaska. */
const anywhere = 5000;

/** One store with its hours, its floor priced in a size, its discounts and the nearest other stores. */
export async function readStore(
  {
    db,
    stores,
    catalogue,
    now,
    ratingOf,
  }: { db: Db; stores: StoreIndex; catalogue: CatalogueSnapshot; now: Date; ratingOf: RatingOf },
  store: IndexedStore,
  size: MattressSize,
  matchOf: ((model: SnapshotModel) => YourMatch) | null,
): Promise<Omit<StoreDetail, "demo">> {
  const seen = { clocks: storeClocks(now), ratingOf };
  const rows = await db
    .selectFrom("floor_model")
    .select(["model_id", "confirmed_on"])
    .where("store_id", "=", store.id)
    .execute();
  const floor = rows.flatMap(({ model_id, confirmed_on }) => {
    const model = catalogue.byId.get(model_id);
    return model === undefined
      ? []
      : [{ model: cardIn(model, size), confirmed_on, your_match: matchOf && withoutAnswers(matchOf(model)) }];
  });
  return {
    store: {
      ...toStoreSummary(store, null, seen),
      hours: [...store.hours],
      discounts: [...store.discounts],
      floor: floor.sort((left, right) => (floorName(left) < floorName(right) ? -1 : 1)),
    },
    nearby: stores
      .around(store, anywhere)
      .filter(({ store: other }) => other.id !== store.id)
      .slice(0, mostNearby)
      .map(({ store: other, miles }) => toStoreSummary(other, miles, seen)),
  };
}

/** The answers are the same for every bed. */
const withoutAnswers = ({ answers: _answers, ...match }: YourMatch) => match;

const floorName = ({ model }: StoreDetail["store"]["floor"][number]) =>
  `${model.brand.name}\n${model.name}\n${model.slug}`.toLowerCase();
