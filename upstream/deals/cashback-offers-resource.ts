import { cashbackSorts, type CashbackOffers } from "../../app/contracts/deals";
import { readCashbackOffers } from "./cashback-offers";
import { invalid } from "../http/answers";
import type { Resources } from "../http/resource";
import { unknownValue } from "../listing/choices";
import { dayOf } from "../rules/days";

/** The cash back offers that run today. */
export const cashbackOffers: Resources = ({ db, demo, clock }) => [
  {
    version: 2,
    path: "/cashback-offers/",
    methods: {
      GET: async ({ query }) => {
        const text = query.text("sort") ?? cashbackSorts[0];
        const sort = cashbackSorts.find((each) => each === text);
        if (sort === undefined) throw invalid({ sort: [unknownValue(text)] });
        const today = dayOf(clock());
        const body: CashbackOffers = { demo, today, sort, items: await readCashbackOffers(db, sort, today) };
        return { body };
      },
    },
  },
];
