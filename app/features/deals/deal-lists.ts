import { cashbackSortLabels } from "#contracts/vocabulary/cashback";
import { dealSortLabels, dealSortLabelsIn } from "#contracts/vocabulary/deals";
import { optionsOf } from "#contracts/vocabulary/terms";
import { paths } from "~/paths";
import { defineList } from "~/ui/listing/address";

export const dealList = defineList({
  title: "Online discounts",
  path: paths.onlineDeals,
  order: ["state", "kind", "brand", "type", "size", "price", "sort", "page"],
  defaults: { state: "running", sort: "ending" },
  nouns: { one: "deal", many: "deals" },
  sorts: optionsOf(dealSortLabels),
  // A deal has one state.
  single: ["state", "size"],
  // What a shopper looks for, before the many brands.
  panel: ["type", "size", "price", "kind", "state", "brand"],
});

/** The list of deals in the one state that is chosen; by default they are running. */
export const dealListIn = (state: string | undefined) => ({
  ...dealList,
  sorts: dealList.sorts.map((sort) =>
    sort.value === "ending" && (state === "upcoming" || state === "ended")
      ? { ...sort, ...dealSortLabelsIn[state] }
      : sort,
  ),
});

export const cashbackList = defineList({
  title: "Cash back deals",
  path: paths.cashbackDeals,
  order: ["sort"],
  defaults: { sort: "amount" },
  nouns: { one: "offer", many: "offers" },
  sorts: optionsOf(cashbackSortLabels),
});
