import type { CashbackOffers } from "../../app/contracts/deals";
import { cashbackList, readCashbackOffers } from "./cashback-offers";
import type { Resources } from "../http/resource";
import { readChoice } from "../listing/choices";
import { list } from "../listing/list";
import { dayOf } from "../rules/days";

/** The cash back offers that run today. */
export const cashbackOffers: Resources = ({ db, demo, clock }) => [
  {
    version: 2,
    path: "/cashback-offers/",
    methods: {
      GET: async ({ query }) => {
        const choice = readChoice(query, cashbackList);
        const today = dayOf(clock());
        const { items } = list(await readCashbackOffers(db, today), cashbackList, choice);
        const body: CashbackOffers = { demo, today, sort: choice.sort[0]!, items };
        return { body };
      },
    },
  },
];
