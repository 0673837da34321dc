import { storeDetail } from "#contracts/stores";
import { type Area, operations } from "../http/operation";
import { slug } from "../http/parameters";
import { yourMatchOf } from "../match/remembered-answers";
import { sessionWithSize, sizeParameter } from "../sessions/selected-size";
import type { StorePageServices } from "./services";
import { readStore } from "./store-detail";

const { read } = operations<StorePageServices>();

/** Separate from the store search, because the match, which scores a store's beds, itself uses that search. */
export const storePages: Area<StorePageServices> = {
  name: "A store",
  description: "Everything about one store: its hours, the beds in it and how they fit, and the stores nearby.",
  operations: [
    read({
      id: "getStore",
      path: "/stores/:slug/",
      summary: "A store with the beds in it",
      description: "Match for the quiz answers that the visit remembers.",
      parts: { slug },
      query: { size: sizeParameter },
      cookies: ["sessionid"],
      answer: storeDetail,
      async handler(call, services) {
        const { db, demo, clock, catalogue } = services;
        const stores = services.stores();
        const store = stores.bySlug.get(call.parts.slug);
        if (store === undefined) return null;
        const { session, size } = await sessionWithSize(call, services);
        const matchOf = yourMatchOf(session, services);
        const { ratingOf } = services.storeReviews();
        const world = { db, stores, catalogue: catalogue(), now: clock(), ratingOf };
        return { demo, ...(await readStore(world, store, size, matchOf)) };
      },
    }),
  ],
};
