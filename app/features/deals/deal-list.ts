import { dealSortLabels } from "~/contracts/vocabulary/deals";
import { optionsOf } from "~/contracts/vocabulary/terms";
import { paths } from "~/paths";
import { defineList } from "~/ui/listing/address";

export const dealList = defineList({
  title: "Online discounts",
  path: paths.onlineDeals,
  order: ["state", "kind", "brand", "sort", "page"],
  defaults: { state: "running", sort: "ending" },
  nouns: { one: "deal", many: "deals" },
  sorts: optionsOf(dealSortLabels),
  // A deal has one state.
  single: ["state"],
  // The few states and kinds before the many brands.
  panel: ["state", "kind", "brand"],
});
