import type { CashbackOffers } from "~/contracts/deals";
import { cashbackSortLabels } from "~/contracts/vocabulary/cashback";
import { optionsOf } from "~/contracts/vocabulary/terms";
import { paths } from "~/paths";
import { addressOf } from "~/ui/listing-address";

export type CashbackSort = CashbackOffers["sort"];

export const cashbackSorts = optionsOf(cashbackSortLabels);

export const cashbackHref = (sort: CashbackSort) =>
  addressOf({ path: paths.cashbackDeals, order: ["sort"], unsaid: { sort: "amount" } }, { sort });
