import { cashbackSortLabels } from "~/contracts/vocabulary/cashback";
import { optionsOf } from "~/contracts/vocabulary/terms";
import { paths } from "~/paths";
import { defineList } from "~/ui/listing/address";

export const cashbackList = defineList({
  title: "Cash back deals",
  path: paths.cashbackDeals,
  order: ["sort"],
  defaults: { sort: "amount" },
  nouns: { one: "offer", many: "offers" },
  sorts: optionsOf(cashbackSortLabels),
});
