import { dealSortLabels } from "~/contracts/vocabulary/deals";
import { optionsOf } from "~/contracts/vocabulary/terms";

export const dealSorts = optionsOf(dealSortLabels);
