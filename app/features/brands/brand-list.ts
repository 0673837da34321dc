import { brandFacetKeys, brandSortLabels } from "#contracts/vocabulary/brands";
import { optionsOf } from "#contracts/vocabulary/terms";
import { paths } from "~/paths";
import { defineList } from "~/ui/listing/address";

export const brandList = defineList({
  title: "Mattress brands",
  path: paths.brands,
  order: [...brandFacetKeys, "sort", "page"],
  defaults: { sort: "name" },
  nouns: { one: "brand", many: "brands" },
  sorts: optionsOf(brandSortLabels),
});
