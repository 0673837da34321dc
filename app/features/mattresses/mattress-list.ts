import { mattressFacetKeys, mattressSortLabels } from "#contracts/vocabulary/mattresses";
import { optionsOf } from "#contracts/vocabulary/terms";
import { paths } from "~/paths";
import { defineList, type QueryOf } from "~/ui/listing/address";

export type MattressQuery = QueryOf<typeof mattressList>;
export const mattressList = defineList({
  title: "Mattresses sold online",
  path: paths.onlineMattresses,
  order: [...mattressFacetKeys, "sort", "view", "page"],
  // Without a sort it is the match for whoever has answered the quiz, else the score.
  defaults: { view: "cards" },
  nouns: { one: "mattress", many: "mattresses" },
  sorts: optionsOf(mattressSortLabels),
  // Prices are of one size.
  single: ["size"],
});

/** The view in an address; null for one that does not exist. */
export const readView = ({ view = "cards" }: MattressQuery): "cards" | "list" | null =>
  view === "cards" || view === "list" ? view : null;
